"""The table in the browser: pure tables over a log, a store that keeps the log, and sockets."""
