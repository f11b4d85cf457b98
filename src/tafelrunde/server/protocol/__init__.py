"""What goes over the wire, declared once: the client's types are generated from here."""

PROTOCOL = 1  # raised when an older client would misunderstand
