/* What a picture's file says about itself, for people and for us. */
#ifndef CHEQUER_ABOUT_H
#define CHEQUER_ABOUT_H

struct about {
    const char *title;          /* for people: <title>, PNG Title */
    const char *run;            /* the run's description: <desc>, PNG chequer */
    float dpi;                  /* dots an inch on paper; 0: any size */
};

#endif
