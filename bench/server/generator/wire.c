/* Just enough WebSocket (RFC 6455) for a client: no extensions, masking key 0. */
#define _GNU_SOURCE
#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };

static void put(Client *c, const char *data, size_t size) {
    if (c->closed) return;
    ssize_t sent = send(c->fd, data, size, MSG_NOSIGNAL);
    /* What we send is small: a full buffer means that the server has stopped reading. */
    if (sent != (ssize_t)size) {
        trouble("could not send", strerror(errno), strlen(strerror(errno)));
        c->closed = true;
    }
}

static void put_frame(Client *c, int kind, const char *data, size_t size) {
    char frame[MOST_MOVE + 256];
    size_t head = 2;
    if (size + 8 > sizeof frame) {
        trouble("too long to send", data, 80);
        return;
    }
    frame[0] = (char)(0x80 | kind);
    if (size < 126) {
        frame[1] = (char)(0x80 | size);
    } else {
        frame[1] = (char)(0x80 | 126);
        frame[2] = (char)(size >> 8);
        frame[3] = (char)size;
        head = 4;
    }
    memset(frame + head, 0, 4); /* a masking key of 0 leaves the data as they are */
    memcpy(frame + head + 4, data, size);
    put(c, frame, head + 4 + size);
}

void wire_send(Client *c, const char *text, size_t size) { put_frame(c, TEXT, text, size); }

void wire_say(Client *c, const char *format, ...) {
    char text[MOST_MOVE];
    va_list values;
    va_start(values, format);
    int size = vsnprintf(text, sizeof text, format, values);
    va_end(values);
    wire_send(c, text, (size_t)size);
}

void wire_connect(Client *c, const char *host, int port, const char *path, const char *headers) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int yes = 1;
    char request[4096];
    inet_pton(AF_INET, host, &address.sin_addr);
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&address, sizeof address) < 0) {
        perror("connect");
        exit(1);
    }
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    fcntl(c->fd, F_SETFL, fcntl(c->fd, F_GETFL) | O_NONBLOCK);
    int size = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: %s:%d\r\nOrigin: http://%s:%d\r\n"
                        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n",
                        path, host, port, host, port, headers);
    put(c, request, (size_t)size);
}

/* The answer to the upgrade; returns how many bytes it took, 0 if it is not complete. */
static size_t take_upgrade(Client *c, const Speech *speech) {
    char *end = memmem(c->in, c->have, "\r\n\r\n", 4);
    if (!end) return 0;
    if (c->have < 12 || memcmp(c->in + 9, "101", 3) != 0) {
        trouble("no WebSocket", c->in, (size_t)(end - c->in));
        c->closed = true;
    } else {
        c->upgraded = true;
        speech->opened(c);
    }
    return (size_t)(end + 4 - c->in);
}

/* One frame; returns how many bytes it took, 0 if it is not complete. */
static size_t take_frame(Client *c, const Speech *speech, unsigned char *at, size_t left) {
    if (left < 2) return 0;
    size_t size = at[1] & 127, head = size < 126 ? 2 : size == 126 ? 4 : 10;
    if (left < head) return 0;
    if (head > 2) {
        size = 0;
        for (size_t i = 2; i < head; i++) size = size << 8 | at[i];
    }
    if (left < head + size) return 0;
    char *data = (char *)at + head;
    int kind = at[0] & 15;
    if (kind == TEXT || kind == BINARY) {
        char kept = data[size]; /* there is always room for one more byte */
        data[size] = 0;
        messages++;
        bytes_in += size;
        speech->heard(c, data, size);
        data[size] = kept;
    } else if (kind == PING) {
        put_frame(c, PONG, data, size);
    } else if (kind == CLOSE) {
        trouble("closed by the server", size > 2 ? data + 2 : "", size > 2 ? size - 2 : 0);
        c->closed = true;
    }
    if (!(at[0] & 0x80)) trouble("a message in parts", "", 0);
    return head + size;
}

void wire_read(Client *c, const Speech *speech) {
    if (c->room - c->have < 4096) {
        c->room = c->room ? c->room * 2 : 8192;
        c->in = realloc(c->in, c->room);
    }
    ssize_t came = recv(c->fd, c->in + c->have, c->room - c->have - 1, 0);
    if (came <= 0) {
        if (came < 0 && errno == EAGAIN) return;
        if (!c->closed) trouble("connection lost", "", 0);
        c->closed = true;
        close(c->fd);
        return;
    }
    c->have += (size_t)came;
    size_t used = 0, took = 1;
    while (took && used < c->have && !c->closed) {
        took = c->upgraded ? take_frame(c, speech, (unsigned char *)c->in + used, c->have - used)
                           : take_upgrade(c, speech);
        used += took;
    }
    c->have -= used;
    memmove(c->in, c->in + used, c->have);
}
