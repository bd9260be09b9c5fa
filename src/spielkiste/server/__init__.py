"""The network server: HTTP for pages and set-up, one WebSocket per device."""
