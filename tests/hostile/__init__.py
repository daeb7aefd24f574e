"""What strangers may try at a server: real sockets, a real process, this machine alone."""
