"""HTTP and WebSocket: routes, the socket, the page, and what guards them."""
