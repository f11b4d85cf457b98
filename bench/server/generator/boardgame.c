/* What a client of boardgame.io says and hears: socket.io 4 over a WebSocket, namespace /haul. */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void opened(Client *c) { (void)c; } /* the server speaks first */

static void sync_match(Client *c) {
    wire_say(c, "42/haul,[\"sync\",\"t%d-%d\",\"%d\",null,%d]", c->table,
             tables[c->table].generation, c->seat, SEATS);
}

/* The first client makes the match: were it all four, the last one would begin it anew. */
static void begin(Client *host) {
    tables[host->table].synced = 0;
    tables[host->table].generation++;
    sync_match(host);
}

static Client *neighbour(Client *c, int seat) { return c - c->seat + seat; }

static void decide(Client *c, long state, long current) {
    if (current != c->seat || tables[c->table].synced < SEATS) return;
    uint64_t id = (uint64_t)tables[c->table].generation << 32 | (uint64_t)state;
    if (c->asked == id + 1) return;
    c->asked = id + 1;
    c->move_size = (size_t)snprintf(
        c->move, sizeof c->move,
        "42/haul,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"lay\",\"args\":[%u],"
        "\"playerID\":\"%d\",\"credentials\":null}},%ld,\"t%d-%d\",\"%d\"]",
        random_below(4), c->seat, state, c->table, tables[c->table].generation, c->seat);
    ready(c, id);
}

static void see_state(Client *c, char *text, char *end) {
    char *current = seek(text, end, "\"currentPlayer\":\"");
    char *state = seek(text, end, "\"_stateID\":");
    if (!current || !state) {
        trouble("not understood", text, 80);
        return;
    }
    uint64_t generation = (uint64_t)tables[c->table].generation;
    book_heard(c, generation << 32 | (uint64_t)strtol(state, NULL, 10));
    if (!seek(text, end, "\"gameover\":")) {
        decide(c, strtol(state, NULL, 10), strtol(current, NULL, 10));
        return;
    }
    /* The last one to see the end begins the next match. */
    if (--tables[c->table].synced == 0) begin(neighbour(c, 0));
}

static void see_sync(Client *c, char *text, char *end) {
    Table *table = &tables[c->table];
    table->synced++;
    begun(c);
    if (c->seat == 0) {
        for (int seat = 1; seat < SEATS; seat++) sync_match(neighbour(c, seat));
    }
    /* Nobody moves before all are there; the first player of a match has seat 0. */
    if (table->synced == SEATS) decide(neighbour(c, 0), 0, 0);
    (void)text, (void)end;
}

static void heard(Client *c, char *text, size_t size) {
    char *end = text + size;
    if (strncmp(text, "42/haul,[\"update\"", 17) == 0) {
        see_state(c, text, end);
    } else if (strncmp(text, "42/haul,[\"sync\"", 15) == 0) {
        see_sync(c, text, end);
    } else if (strncmp(text, "42/haul,[\"matchData\"", 20) == 0) {
        return; /* who is connected */
    } else if (text[0] == '0') {
        wire_say(c, "40/haul,");
    } else if (text[0] == '2') {
        wire_say(c, "3");
    } else if (strncmp(text, "40/haul", 7) == 0) {
        greeted(c);
    } else {
        trouble("not understood", text, size);
    }
}

Speech boardgame = {"boardgame", opened, heard, begin};
