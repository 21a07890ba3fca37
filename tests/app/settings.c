/* What is remembered: there and back, files that are broken, folders. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/save/paths.h"
#include "app/settings.h"
#include "base/alloc.h"
#include "base/platform/clock.h"
#include "scene/theme.h"
#include "support/folder.h"

static char folder[FOLDER_NAME];
static struct settings s;
static struct text text;

static void setup(void *name)
{
    folder_make(name);
    settings_init(&s);
    text_init(&text);
}

static void teardown(void *name)
{
    settings_free(&s);
    text_free(&text);
    folder_remove(name);
}

static bool save(const char *contents, size_t len)
{
    struct error err;

    return file_write("session", contents, len, &err);
}

TEST settings_survive_being_written_and_read(void)
{
    struct settings back;
    struct error err;

    s.width = 1111;
    s.height = 777;
    s.percent = 175;
    s.speed = SPEED_LEVELS - 1;
    s.glide = false;
    s.surround = SURROUND_LIGHT;
    s.more = true;
    s.folder = xstrdup("/home/me/My lessons");
    s.style.theme = theme_find("paper");
    s.style.look = (struct look){ .coordinates = false,
                                  .numbers = false,
                                  .flipped = true,
                                  .first_number = 0,
                                  .trail = TRAIL_COLOUR };
    settings_remember(&s, "tour size=6x5 start=c3 holes=a1,b2 step=17");
    settings_remember(&s, "queens size=8");
    settings_remember(&s, "tour size=7x9");
    settings_format(&s, &text);
    settings_init(&back);
    ASSERT(settings_parse(&back, text.at, &err));
    ASSERT_EQ(1111, back.width);
    ASSERT_EQ(777, back.height);
    ASSERT_EQ(175, back.percent);
    ASSERT_EQ(SPEED_LEVELS - 1, back.speed);
    ASSERT_FALSE(back.glide);
    ASSERT_EQ(SURROUND_LIGHT, back.surround);
    ASSERT_EQ(theme_light(back.style.theme), settings_theme(&back));
    ASSERT(back.more);
    ASSERT_STR_EQ("/home/me/My lessons", back.folder);
    ASSERT_EQ(s.style.theme, back.style.theme);
    ASSERT_FALSE(back.style.look.coordinates || back.style.look.numbers);
    ASSERT(back.style.look.flipped);
    ASSERT_EQ(0, back.style.look.first_number);
    ASSERT_EQ(TRAIL_COLOUR, back.style.look.trail);
    ASSERT_STR_EQ("tour size=7x9", settings_run(&back, "tour"));
    ASSERT_STR_EQ("queens size=8", settings_run(&back, "queens"));
    ASSERT_EQ(NULL, settings_run(&back, "queen"));
    ASSERT_STR_EQ("tour size=7x9", back.runs[back.current]);
    settings_free(&back);
    PASS();
}

TEST lines_that_make_no_sense_are_refused_as_a_whole(void)
{
    static const char *const bad[] = {
        "",
        "chequer settings 2\n",
        "window=800x600\n",
        "chequer settings 1\nrubbish\n",
        "chequer settings 1\nwindow=800\n",
        "chequer settings 1\nwindow=0x600\n",
        "chequer settings 1\nwindow=99999x600\n",
        "chequer settings 1\nscale=99\n",
        "chequer settings 1\nscale=-1\n",
        "chequer settings 1\nspeed=3\n",
        "chequer settings 1\nspeed=\n",
        "chequer settings 1\ntheme=pink\n",
        "chequer settings 1\ntrail=dots\n",
        "chequer settings 1\nfirst-number=2\n",
        "chequer settings 1\nglide=maybe\n",
        "chequer settings 1\nsurround=grey\n",
        "chequer settings 1\nfolder=lessons\n",
        "chequer settings 1\nrun=\n",
        "chequer settings 1\nwindow=900x700\n\n",
    };
    struct error err;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        s.width = 4321;
        ASSERT_FALSEm(bad[i], settings_parse(&s, bad[i], &err));
        ASSERT_EQ(4321, s.width);
    }
    PASS();
}

TEST keys_of_a_later_version_do_no_harm(void)
{
    struct error err;

    ASSERT(settings_parse(&s,
                          "chequer settings 1\nsound=loud\n"
                          "window=900x700",
                          &err));
    ASSERT_EQ(900, s.width);
    PASS();
}

/* As it was written before styles had a table. */
TEST files_of_an_earlier_version_are_read(void)
{
    struct error err;

    ASSERT(settings_parse(&s,
                          "chequer settings 1\nwindow=1111x777\nscale=0\n"
                          "speed=2\ntheme=green\ntrail=colour\n"
                          "first-number=0\ncoordinates=no\nnumbers=yes\n"
                          "flipped=yes\nglide=no\n"
                          "picture= width=640 frame=off\n"
                          "picture-sized=yes\nmore=yes\npaper-letter=yes\n"
                          "current=tour size=8x8 start=f6 step=4\n",
                          &err));
    ASSERT_EQ(1111, s.width);
    ASSERT_EQ(0, s.percent);
    ASSERT_EQ(2, speed_levels[s.speed]);
    ASSERT_STR_EQ("green", s.style.theme->name);
    ASSERT_EQ(TRAIL_COLOUR, s.style.look.trail);
    ASSERT_EQ(0, s.style.look.first_number);
    ASSERT(!s.style.look.coordinates && s.style.look.numbers);
    ASSERT(s.style.look.flipped && !s.style.look.frame);
    ASSERT(!s.glide && s.sized && s.more);
    ASSERT_EQ(1, s.print.at[PRINT_PAPER]);
    ASSERT_EQ(640, s.style.width_px);
    ASSERT_STR_EQ("tour size=8x8 start=f6 step=4", s.runs[s.current]);
    PASS();
}

TEST more_puzzles_than_there_is_room_for_are_no_problem(void)
{
    char run[32];

    for (int i = 0; i < 3 * SETTINGS_RUNS; i++) {
        snprintf(run, sizeof run, "puzzle%d size=8", i);
        settings_remember(&s, run);
    }
    ASSERT_EQ(SETTINGS_RUNS, s.nruns);
    ASSERT_STR_EQ(run, s.runs[s.current]);
    PASS();
}

TEST without_a_file_all_is_as_at_first(void)
{
    struct error err;

    ASSERT(settings_load(&s, "session", &err));
    ASSERT_EQ(1280, s.width);
    ASSERT_EQ(0, folder_entries(folder));
    PASS();
}

/* Where that name is taken by what cannot be replaced, by another. */
TEST a_broken_file_is_kept_in_any_case(void)
{
    struct error err;

    ASSERT(file_make_folders("session.bad/full", &err));
    ASSERT(save("rubbish", 7));
    ASSERT_FALSE(settings_load(&s, "session", &err));
    ASSERT(strstr(err.message, "kept as session.bad2") != NULL);
    ASSERT(folder_file_holds("session.bad2", "rubbish"));
    ASSERT(access("session", F_OK) != 0);
    PASS();
}

TEST a_second_broken_file_is_kept_beside_the_first(void)
{
    struct error err;

    ASSERT(save("first", 5));
    ASSERT_FALSE(settings_load(&s, "session", &err));
    ASSERT(save("second", 6));
    ASSERT_FALSE(settings_load(&s, "session", &err));
    ASSERT(strstr(err.message, "kept as session.bad2") != NULL);
    ASSERT(folder_file_holds("session.bad", "first"));
    ASSERT(folder_file_holds("session.bad2", "second"));
    PASS();
}

TEST a_broken_file_is_kept_aside_and_said_so(void)
{
    static const char zeros[] = "chequer settings 1\nwindow=9\0x700\n";
    struct error err;

    ASSERT(save("rubbish", 7));
    ASSERT_FALSE(settings_load(&s, "session", &err));
    ASSERT(strstr(err.message, "session.bad") != NULL);
    ASSERT(folder_file_holds("session.bad", "rubbish"));
    ASSERT(access("session", F_OK) != 0);
    ASSERT_EQ(1280, s.width);

    ASSERT(save(zeros, sizeof zeros - 1));
    ASSERT_FALSE(settings_load(&s, "session", &err));
    ASSERT_EQ(2, folder_entries(folder));
    PASS();
}

TEST folders_follow_the_environment(void)
{
    setenv("HOME", "/home/ada", 1);
    unsetenv("XDG_STATE_HOME");
    ASSERT(paths_state(&text));
    ASSERT_STR_EQ("/home/ada/.local/state/chequer", text.at);
    text_clear(&text);
    setenv("XDG_STATE_HOME", "relative", 1);
    ASSERT(paths_state(&text));
    ASSERT_STR_EQ("/home/ada/.local/state/chequer", text.at);
    text_clear(&text);
    setenv("XDG_STATE_HOME", "/var/state", 1);
    ASSERT(paths_state(&text));
    ASSERT_STR_EQ("/var/state/chequer", text.at);
    text_clear(&text);
    unsetenv("HOME");
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_CONFIG_HOME");
    ASSERT_FALSE(paths_state(&text));
    ASSERT_FALSE(paths_pictures(&text));
    PASS();
}

static bool pictures(const char *dirs)
{
    struct error err;

    text_clear(&text);
    return file_write("user-dirs.dirs", dirs, strlen(dirs), &err) &&
           paths_pictures(&text);
}

TEST pictures_go_where_the_user_keeps_them(void)
{
    setenv("HOME", "/home/ada", 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    ASSERT(paths_pictures(&text));
    ASSERT_STR_EQ("/home/ada", text.at);
    ASSERT(pictures("# mine\nXDG_MUSIC_DIR=\"$HOME/Music\"\n"
                    "XDG_PICTURES_DIR=\"$HOME/Bilder\"\n"));
    ASSERT_STR_EQ("/home/ada/Bilder", text.at);
    ASSERT(pictures("XDG_PICTURES_DIR=\"/data/pictures\""));
    ASSERT_STR_EQ("/data/pictures", text.at);
    ASSERT(pictures("XDG_PICTURES_DIR=\"relative\"\n"));
    ASSERT_STR_EQ("/home/ada", text.at);
    ASSERT(pictures("XDG_PICTURES_DIR=\"\n"));
    ASSERT_STR_EQ("/home/ada", text.at);
    PASS();
}

static bool file_has(const char *line)
{
    struct text all;
    struct error err;
    bool has;

    text_init(&all);
    has = file_read("session", 4096, &all, &err) &&
          strstr(all.at, line) != NULL;
    text_free(&all);
    return has;
}

/* One of two windows changes its own setting again and again, with time
 * between for the other; none of its changes is lost. */
static bool keeps_changing(const char *key)
{
    static const char form[] = "chequer settings 1\n%s=%d\n";
    char base[80], ours[80], line[20] = "=";
    struct error err;
    bool ok = true;

    for (int i = 1; ok && i <= 80; i++) {
        snprintf(base, sizeof base, form, key, i - 1);
        snprintf(ours, sizeof ours, form, key, i);
        ok = file_has(line) && settings_save("./session", base, ours, &err);
        snprintf(line, sizeof line, "%s=%d\n", key, i);
        clock_nap(5);
    }
    return ok && file_has(line);
}

TEST two_windows_that_save_at_once_lose_nothing(void)
{
    pid_t other;
    bool kept;
    int code;

    ASSERT(save("chequer settings 1\nfirst=0\nsecond=0\n", 37));
    fflush(NULL);
    other = fork();
    ASSERT(other >= 0);
    if (other == 0)
        _exit(keeps_changing("first") ? 0 : 1);
    kept = keeps_changing("second");
    ASSERT_EQ(other, waitpid(other, &code, 0));
    ASSERT(kept);
    ASSERT_EQ(0, code);
    PASS();
}

TEST a_file_in_the_place_of_their_folder_is_told_as_that(void)
{
    static const char ours[] = "chequer settings 1\nspeed=2\n";
    struct error err;

    setenv("HOME", folder, 1);
    ASSERT(file_write("state", "", 0, &err));
    text_clear(&text);
    text_addf(&text, "%s/state/chequer/session", folder);
    ASSERT_FALSE(settings_save(text.at, "", ours, &err));
    ASSERT_STR_EQ("~/state is a file, not a folder", err.message);
    PASS();
}

SUITE(remembered)
{
    GREATEST_SET_SETUP_CB(setup, folder);
    GREATEST_SET_TEARDOWN_CB(teardown, folder);
    RUN_TEST(settings_survive_being_written_and_read);
    RUN_TEST(lines_that_make_no_sense_are_refused_as_a_whole);
    RUN_TEST(keys_of_a_later_version_do_no_harm);
    RUN_TEST(files_of_an_earlier_version_are_read);
    RUN_TEST(more_puzzles_than_there_is_room_for_are_no_problem);
    RUN_TEST(without_a_file_all_is_as_at_first);
    RUN_TEST(a_second_broken_file_is_kept_beside_the_first);
    RUN_TEST(a_broken_file_is_kept_aside_and_said_so);
    RUN_TEST(a_broken_file_is_kept_in_any_case);
    RUN_TEST(two_windows_that_save_at_once_lose_nothing);
    RUN_TEST(a_file_in_the_place_of_their_folder_is_told_as_that);
    RUN_TEST(folders_follow_the_environment);
    RUN_TEST(pictures_go_where_the_user_keeps_them);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(remembered);
    GREATEST_MAIN_END();
}
