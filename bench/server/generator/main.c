/* Usage: generator tafelrunde|boardgame HOST PORT WARMUP SECONDS RATE < clients
 *
 * Each line of `clients` is one client: its table's number, its seat, the path of the socket and a
 * cookie, apart by spaces; the four of a table stand together, the host first. RATE 0 lets everybody
 * answer as soon as they are asked; else so many moves are sent each second over all tables, and a
 * move that had to wait because no table was ready is timed from when it was due. Lines on standard
 * output say how far it got; the last one is the result as JSON. */
#define _GNU_SOURCE
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

Client *clients;
Table *tables;
int client_count, table_count, tables_begun, clients_greeted;
uint64_t messages, bytes_in;
long errors;

#define MOST_CLIENTS 20000
#define MOST_TIMES 4000000

static const Speech *speech;
static int epoll, ticker;
static double rate, due;
static bool playing;
static Client *first_ready, *last_ready;

double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

uint32_t random_below(uint32_t n) {
    static uint64_t x = 88172645463325252u; /* xorshift: the same choices in every run */
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (uint32_t)((x >> 32) * n >> 32);
}

void trouble(const char *what, const char *detail, size_t size) {
    if (errors++ < MOST_ERRORS)
        fprintf(stderr, "%s: %.*s\n", what, (int)(size > 300 ? 300 : size), detail);
}

char *seek(char *text, char *end, const char *what) {
    char *found = memmem(text, (size_t)(end - text), what, strlen(what));
    return found ? found + strlen(what) : NULL;
}

void greeted(Client *c) {
    clients_greeted++;
    tables[c->table].greeted++;
}

void begun(Client *c) {
    if (tables[c->table].begun) return;
    tables[c->table].begun = true;
    tables_begun++;
}

static void send_move(Client *c, double when) {
    book_sent(c, c->move_id, when);
    wire_send(c, c->move, c->move_size);
}

void ready(Client *c, uint64_t id) {
    c->move_id = id;
    if (playing && rate == 0) {
        send_move(c, now());
        return;
    }
    c->next_ready = NULL;
    if (first_ready) last_ready->next_ready = c;
    else first_ready = c;
    last_ready = c;
}

/* Send what is due; in a closed loop everything is. */
static void send_due(void) {
    double time = now();
    while (first_ready && (rate == 0 || due <= time)) {
        Client *c = first_ready;
        first_ready = c->next_ready;
        send_move(c, rate == 0 ? time : due);
        if (rate > 0) due += 1 / rate;
    }
}

static void turn(int milliseconds) {
    struct epoll_event events[256];
    uint64_t ticks;
    int came = epoll_wait(epoll, events, 256, milliseconds);
    for (int i = 0; i < came; i++) {
        Client *c = events[i].data.ptr;
        if (c) wire_read(c, speech);
        else if (read(ticker, &ticks, sizeof ticks) < 0) perror("timer");
    }
}

static void wait_for(int *counter, int goal, const char *what, double patience) {
    double limit = now() + patience;
    while (*counter < goal && now() < limit) turn(20);
    if (*counter < goal) {
        fprintf(stderr, "only %d of %d %s after %.0f s\n", *counter, goal, what, patience);
        exit(1);
    }
    printf("%s\n", what);
    fflush(stdout);
}

static void watch(int fd, void *whom) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = whom};
    epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
}

/* Wake up twice as often as a move is due: epoll alone counts in whole milliseconds. */
static void set_ticker(void) {
    long pause = (long)(0.5e9 / rate);
    struct itimerspec each = {{pause / 1000000000, pause % 1000000000},
                              {pause / 1000000000, pause % 1000000000}};
    ticker = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    timerfd_settime(ticker, 0, &each, NULL);
    watch(ticker, NULL);
}

static void connect_all(const char *host, int port) {
    int table, seat;
    char path[512], cookie[1024], header[1100];
    while (scanf("%d %d %511s %1023s", &table, &seat, path, cookie) == 4) {
        if (client_count == MOST_CLIENTS) {
            fprintf(stderr, "more than %d clients\n", MOST_CLIENTS);
            exit(1);
        }
        Client *c = &clients[client_count++];
        *c = (Client){.table = table, .seat = seat, .host = client_count % SEATS == 1};
        table_count = table + 1;
        header[0] = 0;
        if (strcmp(cookie, "-") != 0) snprintf(header, sizeof header, "Cookie: %s\r\n", cookie);
        wire_connect(c, host, port, path, header);
        watch(c->fd, c);
        turn(0);
    }
}

static double processor_time(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

static void play_until(double end) {
    while (now() < end) {
        turn(rate > 0 ? 1 : 20);
        if (rate > 0) send_due();
    }
}

/* Play a while unmeasured, then measure; returns the processor time that took. */
static double measure(double warmup, double seconds) {
    playing = true;
    due = now();
    if (rate > 0) set_ticker();
    else send_due();
    play_until(now() + warmup);
    printf("measuring\n");
    fflush(stdout);
    double start = now(), used = processor_time();
    messages = bytes_in = 0;
    book_measure(start, start + seconds);
    play_until(start + seconds);
    return processor_time() - used;
}

int main(int count, char **words) {
    struct rlimit files;
    if (count != 7) {
        fprintf(stderr, "usage: generator SERVER HOST PORT WARMUP SECONDS RATE < clients\n");
        return 2;
    }
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    speech = strcmp(words[1], "boardgame") ? &tafelrunde : &boardgame;
    double warmup = atof(words[4]), seconds = atof(words[5]);
    rate = atof(words[6]);
    epoll = epoll_create1(0);
    clients = calloc(MOST_CLIENTS, sizeof *clients);
    tables = calloc(MOST_CLIENTS / SEATS, sizeof *tables);
    book_open(MOST_TIMES);
    connect_all(words[2], atoi(words[3]));
    wait_for(&clients_greeted, client_count, "connected", 120);
    for (int i = 0; i < client_count; i++)
        if (clients[i].host) speech->begin(&clients[i]);
    wait_for(&tables_begun, table_count, "begun", 120);
    double used = measure(warmup, seconds);
    printf("{");
    book_report(seconds);
    printf(", \"clients\": %d, \"messages_per_second\": %.0f, \"megabytes_per_second\": %.2f, "
           "\"generator_cpu\": %.3f, \"errors\": %ld}\n",
           client_count, (double)messages / seconds, (double)bytes_in / seconds / 1e6,
           used / seconds, errors);
    return 0;
}
