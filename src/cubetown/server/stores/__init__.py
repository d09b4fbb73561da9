"""Where logs are kept: SQLite, PostgreSQL, or memory."""
