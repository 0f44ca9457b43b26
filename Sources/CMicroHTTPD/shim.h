// libmicrohttpd for Swift. Each wrapper says why it must exist: Swift can't call variadic functions, and takes no
// va_list in a callback.
#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Receives one line of the library's log, cut to 511 bytes. It may hold bytes of a client.
typedef void (*CMHD_LogSink)(void *context, const char *line);

// What a daemon is started with. `context` is handed to every callback and must outlive the daemon.
struct CMHD_Options {
    void *context;
    int listen_socket;
    unsigned int connection_limit;
    unsigned int idle_seconds;
    size_t connection_memory;
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
    CMHD_LogSink log;
};

struct CMHD_Log {
    void *context;
    CMHD_LogSink sink;
};

// MHD_OPTION_EXTERNAL_LOGGER hands out a va_list.
static inline void cmhd_log(void *log, const char *format, va_list arguments) {
    char line[512];
    vsnprintf(line, sizeof line, format, arguments);
    ((struct CMHD_Log *)log)->sink(((struct CMHD_Log *)log)->context, line);
}

// MHD_OPTION_UNESCAPE_CALLBACK: targets are decoded and checked above, the library's decoder takes anything.
static inline size_t cmhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    size_t length = 0;
    while (text[length] != 0) length++;
    return length;
}

// MHD_start_daemon is variadic. No thread of its own: the caller runs it. `log` must outlive the daemon.
static inline struct MHD_Daemon *cmhd_start(const struct CMHD_Options *options, struct CMHD_Log *log) {
#ifdef __linux__
    unsigned int flags = MHD_USE_EPOLL | MHD_USE_ERROR_LOG | MHD_ALLOW_SUSPEND_RESUME;
#else
    unsigned int flags = MHD_USE_ERROR_LOG | MHD_ALLOW_SUSPEND_RESUME;
#endif
    return MHD_start_daemon(
        flags, 0, NULL, NULL, options->handle, options->context,
        MHD_OPTION_EXTERNAL_LOGGER, &cmhd_log, log,
        MHD_OPTION_LISTEN_SOCKET, options->listen_socket,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        MHD_OPTION_NOTIFY_CONNECTION, options->connection, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, options->target, options->context,
        MHD_OPTION_UNESCAPE_CALLBACK, &cmhd_keep_escapes, NULL,
        MHD_OPTION_END);
}

// MHD_get_connection_info is variadic. NULL where the connection callback has not set a context.
static inline void *cmhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

// As above. -1 where there is none.
static inline int cmhd_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

// As above.
static inline const struct sockaddr *cmhd_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info == NULL ? NULL : info->client_addr;
}

// MHD_get_daemon_info is variadic. The descriptor that becomes readable when the daemon has work; -1 without epoll.
static inline int cmhd_epoll_descriptor(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info == NULL ? -1 : info->epoll_fd;
}

// Hides a target's query from the library, which would cut it into arguments until the connection's memory is used up
// and then hang without an answer (seen in 0.9.75 with 500 arguments in 32 KiB). For use in the target callback, after
// the target was copied: the library has found the `?` already and reads on behind it. Not for 1.0 and later, which
// parse otherwise.
static inline void cmhd_hide_query(const char *target, size_t question_mark) {
    if (target[question_mark] == '?') ((char *)target)[question_mark + 1] = 0;
}

#endif
