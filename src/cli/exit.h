/* The exit codes of the command line. */
#ifndef CHEQUER_EXIT_H
#define CHEQUER_EXIT_H

enum cli_exit {
    CLI_DONE = 0,
    CLI_NO_SOLUTION = 1, /* none exists, or the method got stuck */
    CLI_REFUSED = 2,     /* the request is wrong */
    CLI_NOT_WRITTEN = 3, /* the output could not be written */
    CLI_LIMIT = 4,       /* stopped at a limit */
    CLI_SIGNAL = 128     /* plus the signal's number: stopped by it */
};

#endif
