/* The load generator of `make bench-server`: many WebSocket clients in one thread on epoll.
 *
 * wire.c speaks WebSocket, book.c keeps the time of every move, tafelrunde.c and boardgame.c know
 * the words of the two servers, main.c lets the clients play. */
#ifndef LOAD_H
#define LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SEATS 4
#define IN_FLIGHT 8     /* moves of one table whose results are still on their way */
#define MOST_MOVE 1024  /* bytes of an answer */
#define MOST_ERRORS 5   /* are printed; all are counted */

typedef struct {
    bool used;
    uint64_t id;       /* of the decision: rises with every move of the table */
    double sent;       /* when the last answer to it was sent (or should have been) */
    int answers;       /* how many seats answered it */
    unsigned waiting;  /* seats that have not received the result yet, as bits */
} Flight;

typedef struct {
    Flight flights[IN_FLIGHT];
    long moves;        /* in the measured time */
    int greeted;       /* clients whose conversation has begun */
    bool begun;        /* the first match has */
    int generation;    /* of matches (boardgame.io) */
    int synced;        /* clients that follow this generation (boardgame.io) */
} Table;

typedef struct Client Client;
struct Client {
    int fd, table, seat;
    bool host, upgraded, closed;
    char *in;
    size_t have, room;
    int match;         /* number of the match the client is in */
    uint64_t asked;    /* id of the decision answered last, plus one */
    int ref;
    char gathering[72]; /* commitment of the match contributed to last (tafelrunde) */
    char move[MOST_MOVE];
    size_t move_size;
    uint64_t move_id;
    Client *next_ready;
};

/* How a server is spoken to. */
typedef struct {
    const char *name;
    void (*opened)(Client *);                              /* the socket is there */
    void (*heard)(Client *, char *text, size_t size);      /* a message came, ends with 0 */
    void (*begin)(Client *host);                           /* everybody is there: start */
} Speech;

extern Speech tafelrunde, boardgame;
extern Client *clients;
extern Table *tables;
extern int client_count, table_count, tables_begun, clients_greeted;
extern uint64_t messages, bytes_in;
extern long errors;

/* main.c */
double now(void);
uint32_t random_below(uint32_t n);
void trouble(const char *what, const char *detail, size_t size);
void greeted(Client *);                  /* call once when a client's conversation has begun */
void begun(Client *);                    /* call when a client sees the first match */
void ready(Client *, uint64_t id);       /* c->move answers decision `id`: send it when due */

/* wire.c */
void wire_connect(Client *, const char *host, int port, const char *path, const char *headers);
void wire_send(Client *, const char *text, size_t size);
void wire_say(Client *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void wire_read(Client *, const Speech *);

/* book.c */
void book_open(size_t most);
void book_measure(double from, double to);
void book_sent(Client *, uint64_t id, double when);
void book_heard(Client *, uint64_t id);  /* the client has seen a position newer than all ids < id */
void book_report(double seconds);

/* Where `text` begins to hold `what`, or NULL. */
char *seek(char *text, char *end, const char *what);

#endif
