# chequer_commit(TARGET): gives TARGET a header commit.h whose CHEQUER_COMMIT
# is " (abc1234)", with a + where files differ from that commit, and "" where
# the sources are not a checkout. Looked up at every build, but written, and
# TARGET compiled again, only when it changed. Run as a script (cmake -P) with
# SOURCE and OUTPUT, this same file does that.

if(CMAKE_SCRIPT_MODE_FILE)
    cmake_minimum_required(VERSION 3.25)
    set(commit "")
    # A checkout of something else around us, as packagers have, is not ours.
    execute_process(COMMAND git -C ${SOURCE} rev-parse --show-prefix
        OUTPUT_VARIABLE prefix RESULT_VARIABLE failed ERROR_QUIET
        OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(failed EQUAL 0 AND prefix STREQUAL "")
        execute_process(
            COMMAND git -C ${SOURCE} describe --always --abbrev=7 --dirty=+
                --exclude=*
            OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
    if(commit)
        set(commit " (${commit})")
    endif()
    file(CONFIGURE OUTPUT ${OUTPUT}
        CONTENT "#define CHEQUER_COMMIT \"\${commit}\"\n")
    return()
endif()

set(CHEQUER_COMMIT_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(chequer_commit target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/commit)
    add_custom_target(${target}_commit
        COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_CURRENT_SOURCE_DIR}
            -DOUTPUT=${folder}/commit.h -P ${CHEQUER_COMMIT_SCRIPT}
        BYPRODUCTS ${folder}/commit.h
        COMMENT "Looking up the commit" VERBATIM)
    add_dependencies(${target} ${target}_commit)
    target_include_directories(${target} PRIVATE ${folder})
endfunction()
