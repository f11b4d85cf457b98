/* The time of every move, from sending it to the last seat's receipt of what it led to. */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static float *times;
static size_t count, most_times;
static long moves;
static double measured_from = 1e300, measured_to = 1e300;

void book_open(size_t most) {
    most_times = most;
    times = malloc(most * sizeof *times);
}

void book_measure(double from, double to) {
    measured_from = from;
    measured_to = to;
}

void book_sent(Client *c, uint64_t id, double when) {
    Flight *free_one = NULL;
    for (Flight *f = tables[c->table].flights; f < tables[c->table].flights + IN_FLIGHT; f++) {
        if (f->used && f->id == id) { /* several seats answer the same decision */
            f->sent = when;
            f->answers++;
            return;
        }
        if (!f->used) free_one = f;
    }
    if (!free_one) {
        trouble("too many moves on their way", "", 0);
        return;
    }
    *free_one = (Flight){true, id, when, 1, (1u << SEATS) - 1};
}

static void landed(Table *table, Flight *f) {
    double time = now();
    f->used = false;
    if (time < measured_from || time > measured_to) return;
    moves += f->answers;
    table->moves += f->answers;
    if (count < most_times) times[count++] = (float)(time - f->sent);
}

void book_heard(Client *c, uint64_t id) {
    Table *table = &tables[c->table];
    for (Flight *f = table->flights; f < table->flights + IN_FLIGHT; f++) {
        if (!f->used || f->id >= id) continue;
        f->waiting &= ~(1u << c->seat);
        if (!f->waiting) landed(table, f);
    }
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static double share(double part) {
    return count ? 1000.0 * times[(size_t)(part * (double)(count - 1))] : 0.0;
}

void book_report(double seconds) {
    int idle = 0;
    for (int i = 0; i < table_count; i++) idle += tables[i].moves == 0;
    qsort(times, count, sizeof *times, by_size);
    printf("\"moves\": %ld, \"moves_per_second\": %.1f, \"timed\": %zu, \"idle_tables\": %d, ", moves,
           (double)moves / seconds, count, idle);
    printf("\"p50_ms\": %.3f, \"p90_ms\": %.3f, \"p99_ms\": %.3f, \"p999_ms\": %.3f, \"max_ms\": %.3f",
           share(.5), share(.9), share(.99), share(.999), share(1));
}
