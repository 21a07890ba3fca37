#!/bin/sh
# Programs that start other programs deal out the parts of a count, just as the
# manual has it: GNU parallel, a job array of Slurm, and MPI's mpirun.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

manual=$SOURCE_DIR/assets/manual/command-line.md
mkdir "$top/bin"
ln -s "$CHEQUER" "$top/bin/chequer"
PATH=$top/bin:$PATH

# from_manual WORDS: the indented block of the manual that has the line with
# these words, from there on.
from_manual() {
    awk -v words="$1" '
        index($0, "    " words) == 1 { found = 1 }
        found && !/^    / { exit }
        found { print substr($0, 5) }' "$manual" >"$top/log/block"
    [ -s "$top/log/block" ] || fail "the manual does not have '$1'"
    cat "$top/log/block"
}

# is_whole SUM: what the manual's block gave is all of it.
is_whole() {
    [ "$1" = 14200 ] || fail "$1, not 14200: $(cat "$top/log/block")"
    rm -f ./*
}

# Parallel asks for a citation unless told that it is known.
mkdir -p "$top/home/.parallel"
: >"$top/home/.parallel/will-cite"
from_manual 'parallel chequer' >"$top/do"
# shellcheck disable=SC2016 # for the shell that reads it
grep -q '/64 ::: \$(seq 64) ' "$top/do" || fail 'parallel is not for 64'
is_whole "$(HOME=$top/home sh "$top/do" 2>"$err")"

# What sbatch sets for each job of the array; a job may be run again.
from_manual '#!/bin/sh' >"$top/count.sh"
array=$(sed -n 's/^#SBATCH -a 1-//p' "$top/count.sh")
[ "$array" = 64 ] || fail "an array up to '$array'"
for k in 1 2 3 4 5 6 3; do
    SLURM_ARRAY_TASK_ID=$k SLURM_ARRAY_TASK_MAX=6 SLURM_CPUS_PER_TASK=1 \
        sh "$top/count.sh" 2>"$err" || fail "job $k of the array"
done
grep -q 'chequer sum part-\*\.txt$' "$top/count.sh" || fail 'how to add up'
is_whole "$(chequer sum part-*.txt 2>"$err")"

# One place for each processor is a default; in a test there may be fewer, and
# root is asked whether it means it; Open MPI 4 and 5 have a name each for that.
from_manual 'mpirun' >"$top/do"
grep -q '^mpirun -n 8 ' "$top/do" || fail 'mpirun is not for 8'
is_whole "$(OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
    OMPI_MCA_rmaps_base_oversubscribe=1 \
    PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe \
    HOME=$top/home sh "$top/do" 2>"$err")"
finish
