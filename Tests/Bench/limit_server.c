// The limit: bare libmicrohttpd in C, sending one body from a file for every request.
//
//   cc -O2 -o limit_server limit_server.c -lmicrohttpd
//   limit_server --file page.html [--header "Name: value"]… [--loop external|internal] [--port 0]
//
// Prints its port once it accepts. `external` is one thread with a poll of its own around the library's epoll
// descriptor, as our listener has it; `internal` is the library's own thread.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <microhttpd.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct MHD_Response *page;

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **state) {
    static int known;
    (void)context, (void)url, (void)method, (void)version, (void)data;
    if (*state == NULL) {
        // An answer queued in the first call would end the connection.
        *state = &known;
        return MHD_YES;
    }
    if (*size != 0) {
        *size = 0;
        return MHD_YES;
    }
    return MHD_queue_response(connection, MHD_HTTP_OK, page);
}

static void fail(const char *what) {
    perror(what);
    exit(2);
}

static char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail(path);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size);
    if (bytes == NULL || fread(bytes, 1, *size, file) != *size) fail(path);
    fclose(file);
    return bytes;
}

static void add_header(const char *text) {
    char *name = strdup(text);
    char *colon = name == NULL ? NULL : strchr(name, ':');
    if (colon == NULL) fail("header");
    *colon = 0;
    char *value = colon + 1;
    while (*value == ' ') value++;
    if (MHD_add_response_header(page, name, value) != MHD_YES) fail("header");
    free(name);
}

static void run(struct MHD_Daemon *daemon) {
    int epoll = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
    for (;;) {
        MHD_UNSIGNED_LONG_LONG due = 0;
        int limit = MHD_get_timeout(daemon, &due) == MHD_YES ? (int)due : -1;
        struct pollfd descriptor = {.fd = epoll, .events = POLLIN};
        if (limit != 0) poll(&descriptor, 1, limit);
        MHD_run(daemon);
    }
}

int main(int count, char **words) {
    const char *path = NULL;
    const char *headers[64];
    int header_count = 0;
    int is_internal = 0;
    unsigned short port = 0;
    for (int index = 1; index + 1 < count; index += 2) {
        const char *value = words[index + 1];
        if (strcmp(words[index], "--file") == 0) path = value;
        else if (strcmp(words[index], "--header") == 0 && header_count < 64) headers[header_count++] = value;
        else if (strcmp(words[index], "--loop") == 0) is_internal = strcmp(value, "internal") == 0;
        else if (strcmp(words[index], "--port") == 0) port = (unsigned short)atoi(value);
        else fail(words[index]);
    }
    if (path == NULL) fail("--file");
    signal(SIGPIPE, SIG_IGN);
    size_t size = 0;
    char *bytes = read_file(path, &size);
    page = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_PERSISTENT);
    if (page == NULL) fail("response");
    for (int index = 0; index < header_count; index++) add_header(headers[index]);

    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    unsigned int flags = MHD_USE_EPOLL | (is_internal ? MHD_USE_INTERNAL_POLLING_THREAD : 0);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        flags, port, NULL, NULL, &handle, NULL, MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_CONNECTION_LIMIT, 2048u,
        MHD_OPTION_CONNECTION_TIMEOUT, 60u, MHD_OPTION_END);
    if (daemon == NULL) fail("start");
    printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    if (!is_internal) run(daemon);
    pause();
    return 0;
}
