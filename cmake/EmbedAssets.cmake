# chequer_embed(TARGET FOLDER): compile every FOLDER/pieces/NAME.svg,
# FOLDER/lessons/NAME.slides, FOLDER/manual/NAME.md and
# FOLDER/completions/NAME.SHELL, and the icon, into TARGET as `const char
# asset_NAME_EXT[]`, ending in a NUL, so that the program carries its art and
# words and cannot start without them. Run as a script (cmake -P) with OUTPUT
# and FILES, this same file writes the C source.

if(CMAKE_SCRIPT_MODE_FILE)
    set(code "/* Made from assets/ by cmake/EmbedAssets.cmake. */\n")
    foreach(file IN LISTS FILES)
        get_filename_component(name ${file} NAME)
        string(MAKE_C_IDENTIFIER ${name} name)
        file(READ ${file} hex HEX)
        string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
        string(REGEX REPLACE "('....','....','....','....',)" "\\1\n    "
            bytes "${bytes}")
        string(APPEND code "\nextern const char asset_${name}[];\n"
            "const char asset_${name}[] = {\n    ${bytes}0\n};\n")
    endforeach()
    file(WRITE ${OUTPUT} "${code}")
    return()
endif()

set(CHEQUER_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(chequer_embed target folder)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/pieces/*.svg
        ${folder}/lessons/*.slides ${folder}/manual/*.md
        ${folder}/completions/* ${folder}/desktop/icons/chequer.svg)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/assets_data.c)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DOUTPUT=${output}" "-DFILES=${files}"
            -P ${CHEQUER_EMBED_SCRIPT}
        DEPENDS ${files} ${CHEQUER_EMBED_SCRIPT}
        COMMENT "Embedding assets" VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()
