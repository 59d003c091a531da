"""The table in the browser: HTTP and WebSocket, and where matches are kept."""
