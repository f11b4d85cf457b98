/* What a player of tafelrunde says and hears (docs/protocol.md), read as cheaply as possible. */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void opened(Client *c) { wire_say(c, "{\"t\":\"hello\",\"protocol\":1}"); }

static void begin(Client *host) {
    wire_say(host, "{\"t\":\"start\",\"ref\":%d}", ++host->ref);
}

/* Behind the value that begins at `at`: at the `,` or bracket after it. */
static char *skip_value(char *at) {
    int depth = 0;
    for (; *at; at++) {
        if (*at == '"') {
            for (at++; *at && *at != '"'; at++) at += *at == '\\';
        } else if (*at == '[' || *at == '{') {
            depth++;
        } else if (*at == ']' || *at == '}') {
            if (depth-- == 0) return at;
        } else if (*at == ',' && depth == 0) {
            return at;
        }
    }
    return at;
}

/* One of the options of a list that begins at `at`, each as likely; its length in `size`. */
static char *any_option(char *at, size_t *size) {
    char *chosen = at;
    uint32_t number = 0;
    for (char *option = at; *option && *option != ']';) {
        char *end = skip_value(option);
        if (random_below(++number) == 0) {
            chosen = option;
            *size = (size_t)(end - option);
        }
        option = *end == ',' ? end + 1 : end;
    }
    return chosen;
}

static uint64_t id_of(Client *c, long serial) {
    return (uint64_t)c->match << 32 | (uint64_t)serial;
}

static void decide(Client *c, char *decision, char *end) {
    char *options = seek(decision, end, "\"options\":[");
    if (!options) return;
    long serial = strtol(decision, NULL, 10);
    uint64_t id = id_of(c, serial);
    if (c->asked == id + 1) return;
    size_t size = 0;
    char *option = any_option(options, &size);
    char *answered = seek(option, end, "\"answered\":");
    if (answered && *answered == 't') return;
    c->asked = id + 1;
    c->move_size = (size_t)snprintf(
        c->move, sizeof c->move, "{\"t\":\"act\",\"ref\":%d,\"decision\":[%ld,%d],\"actions\":[%.*s]}",
        ++c->ref, serial, c->seat, (int)size, option);
    ready(c, id);
}

static void see_position(Client *c, char *text, char *end) {
    char *position = seek(text, end, "\"position\":{\"serial\":");
    if (!position) return;
    begun(c);
    book_heard(c, id_of(c, strtol(position, NULL, 10)));
    char *decision = seek(position, end, "\"decision\":{\"id\":[");
    if (decision) decide(c, decision, end);
}

static void see_match(Client *c, char *text, char *end) {
    char *number = seek(text, end, "\"match\":{\"number\":");
    if (number) c->match = atoi(number);
    see_position(c, text, end);
    char *status = seek(text, end, "\"status\":\"");
    if (!status || strncmp(status, "running", 7) == 0) return;
    if (strncmp(status, "over", 4) != 0) trouble("a match ended", status, 10);
    book_heard(c, id_of(c, UINT32_MAX));
    wire_say(c, "{\"t\":\"vote\",\"ref\":%d,\"what\":\"rematch\"}", ++c->ref);
}

static void contribute(Client *c, char *text, char *end) {
    char *gathering = seek(text, end, "\"gathering\":\"");
    if (!gathering || *gathering == '"') return;
    char *quote = strchr(gathering, '"');
    size_t size = quote ? (size_t)(quote - gathering) : 0;
    if (size >= sizeof c->gathering || strncmp(c->gathering, gathering, size) == 0) return;
    memcpy(c->gathering, gathering, size);
    c->gathering[size] = 0;
    wire_say(c, "{\"t\":\"contribute\",\"ref\":%d,\"digits\":\"%08x%08x%08x%08x\"}", ++c->ref,
             random_below(UINT32_MAX), random_below(UINT32_MAX), random_below(UINT32_MAX),
             random_below(UINT32_MAX));
}

static void heard(Client *c, char *text, size_t size) {
    char *end = text + size;
    char *kind = seek(text, end, "\"t\":\"");
    if (!kind) {
        trouble("not understood", text, size);
    } else if (strncmp(kind, "moved\"", 6) == 0) {
        see_position(c, text, end);
    } else if (strncmp(kind, "match\"", 6) == 0) {
        see_match(c, text, end);
    } else if (strncmp(kind, "table\"", 6) == 0) {
        contribute(c, text, end);
    } else if (strncmp(kind, "welcome\"", 8) == 0) {
        char *viewer = seek(text, end, "\"viewer\":");
        c->seat = viewer ? atoi(viewer) : -1;
        if (c->seat < 0 || c->seat >= SEATS) {
            trouble("no seat", text, 80);
            c->closed = true;
            return;
        }
        greeted(c);
        contribute(c, text, end);
    } else if (strncmp(kind, "refused\"", 8) == 0 || strncmp(kind, "bye\"", 4) == 0) {
        trouble("refused", text, size);
    }
}

Speech tafelrunde = {"tafelrunde", opened, heard, begin};
