"""Turn notices by web push: off unless the host switches them on."""
