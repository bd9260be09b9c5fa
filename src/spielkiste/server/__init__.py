"""The table on the network: HTTP for pages and set-up, one WebSocket for each device."""
