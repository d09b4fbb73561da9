"""The table in the browser: tables and companions on a store, behind HTTP and WebSockets."""
