"""The server: tables people play at over HTTP and WebSocket."""
