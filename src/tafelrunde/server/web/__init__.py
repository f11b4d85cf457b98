"""What is served by HTTP: the API, and the pages of the client."""
