"""Tables: one mailbox each, and everything that happens there."""

from .channels import Connection
from .table import Table

__all__ = ["Connection", "Table"]
