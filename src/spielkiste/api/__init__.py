"""What a device asks once, and how it is answered: every endpoint is declared here, once."""
