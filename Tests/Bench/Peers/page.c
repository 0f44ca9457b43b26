// The limit for rendering: the page of Data/page, written out by hand over typed data.
//
//   page [--seconds 0.2] [--page FILE] [--css FILE]     prints {"name":"page","us":…}
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct field { const char *id, *name, *label, *type, *value, *placeholder, *help; bool required; };
struct button { const char *id, *label, *role, *variant; bool focus; };

static const struct field fields[] = {
    {"book-guest", "guest", "Your name", "text", "", "Jörg Müller", "As on the door, <please>", true},
    {"book-email", "email", "E-mail", "email", "a&b@example.org", "you@example.org", "Only for the \"confirmation\"", true},
    {"book-seats", "seats", "Seats", "number", "2", "1 & more", "", false},
    {"book-terrace", "terrace", "On the terrace?", "text", "it's sunny", "", "Heated in winter", false},
};
static const struct button buttons[] = {
    {"cancel", "Cancel", "cancel", "plain", false},
    {"call", "Call <us>", "normal", "tinted", false},
    {"book", "Book it", "confirm", "filled", true},
};
static const char *language = "en", *theme = "auto", *id = "average", *kind = "dialog", *placement = "center";
static const char *close_label = "Close", *title = "Book a table at “Zum Bären” & Co", *site = "Dialog Preview";
static const char *message = "We hold it for 15 minutes. Köche & Küche <open> until 22:00; it's \"free\".";
static const char *description = "A dialog with <4> fields & 3 buttons", *author = "Jörg & Ayşe", *version = "1.0";
static bool has_close = true;
static char *css;
static size_t css_size;

static char *out;

static inline void raw(const char *text, size_t size) { memcpy(out, text, size), out += size; }
#define RAW(text) raw(text, sizeof(text) - 1)

static void text(const char *value) {
    const char *start = value;
    for (;; value++) {
        const char *entity;
        switch (*value) {
        case '&': entity = "&amp;"; break;
        case '<': entity = "&lt;"; break;
        case '>': entity = "&gt;"; break;
        case '"': entity = "&quot;"; break;
        case '\'': entity = "&#39;"; break;
        case 0: raw(start, (size_t)(value - start)); return;
        default: continue;
        }
        raw(start, (size_t)(value - start));
        raw(entity, strlen(entity));
        start = value + 1;
    }
}

static void render(void) {
    RAW("<!doctype html>\n<html lang=\""), text(language), RAW("\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"), text(title), RAW(" – "), text(site);
    RAW("</title>\n<meta name=\"description\" content=\""), text(description), RAW("\">\n<style>\n"), raw(css, css_size);
    RAW("\n</style>\n</head>\n<body data-theme=\""), text(theme), RAW("\">\n<main>\n<dialog open id=\""), text(id);
    RAW("\" data-kind=\""), text(kind), RAW("\" data-placement=\""), text(placement);
    RAW("\" aria-labelledby=\""), text(id), RAW("-title\">\n<form method=\"post\" action=\"/api/v1/dialogs/"), text(id);
    RAW("/responses\">\n");
    if (has_close) RAW("<button data-part=\"close\" aria-label=\""), text(close_label), RAW("\">×</button>\n");
    RAW("<h1 id=\""), text(id), RAW("-title\">"), text(title), RAW("</h1>\n");
    if (*message) RAW("<p id=\""), text(id), RAW("-message\">"), text(message), RAW("</p>\n");
    for (const struct field *each = fields; each < fields + sizeof fields / sizeof *fields; each++) {
        RAW("<label for=\""), text(each->id), RAW("\">"), text(each->label), RAW("</label>\n<input id=\""), text(each->id);
        RAW("\" name=\""), text(each->name), RAW("\" type=\""), text(each->type), RAW("\" value=\""), text(each->value);
        RAW("\" placeholder=\""), text(each->placeholder), RAW("\"");
        if (each->required) RAW(" required");
        RAW(" aria-describedby=\""), text(each->id), RAW("-help\">\n");
        if (*each->help) RAW("<small id=\""), text(each->id), RAW("-help\">"), text(each->help), RAW("</small>\n");
    }
    RAW("<div data-part=\"buttons\">\n");
    for (const struct button *each = buttons; each < buttons + sizeof buttons / sizeof *buttons; each++) {
        RAW("<button name=\"button\" value=\""), text(each->id), RAW("\" data-role=\""), text(each->role);
        RAW("\" data-variant=\""), text(each->variant), RAW("\"");
        if (each->focus) RAW(" autofocus");
        RAW(">"), text(each->label), RAW("</button>\n");
    }
    RAW("</div>\n</form>\n</dialog>\n</main>\n<footer>\n<a href=\"/dialogs/"), text(id), RAW("\">"), text(title), RAW("</a>\n");
    if (*author) RAW("<span>"), text(author), RAW("</span>\n");
    RAW("<span>"), text(site), RAW(" "), text(version), RAW("</span>\n</footer>\n</body>\n</html>\n");
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int count, char **words) {
    double seconds = 0.2;
    const char *page = NULL;
    for (int index = 1; index + 1 < count; index += 2) {
        if (strcmp(words[index], "--seconds") == 0) seconds = atof(words[index + 1]);
        if (strcmp(words[index], "--page") == 0) page = words[index + 1];
        if (strcmp(words[index], "--css") == 0) {
            FILE *file = fopen(words[index + 1], "rb");
            if (file == NULL) return 2;
            css = malloc(1 << 16);
            css_size = fread(css, 1, 1 << 16, file);
            fclose(file);
        }
    }
    if (css == NULL) return 2;
    // A fresh buffer for every page, as the others have it.
    enum { room = 16384, rounds = 1000, most = 100000 };
    if (page != NULL) {
        char *buffer = out = malloc(room);
        render();
        FILE *file = fopen(page, "wb");
        if (file == NULL) return 2;
        fwrite(buffer, 1, (size_t)(out - buffer), file);
        fclose(file);
    }
    double *batches = malloc(sizeof(double) * most);
    int done = 0;
    double end = now() + seconds;
    do {
        double start = now();
        for (int index = 0; index < rounds; index++) {
            char *buffer = out = malloc(room);
            render();
            __asm__ volatile("" : : "r"(buffer) : "memory");
            free(buffer);
        }
        batches[done++] = (now() - start) / rounds * 1e6;
    } while (now() < end && done < most);
    qsort(batches, (size_t)done, sizeof *batches, compare);
    printf("{\"name\":\"page\",\"us\":%.3f}\n", batches[done / 2]);
    return 0;
}
