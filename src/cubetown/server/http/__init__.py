"""HTTP and WebSocket: routes, the socket, the page, and their guard."""
