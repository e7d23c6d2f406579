# What can be wrong with where the data is kept.
problem-database-scheme-unknown = “{ $scheme }” is not a kind of database that Lastcard knows. Give a file (club.db or sqlite:club.db) or a PostgreSQL address (postgres://user@host/name).
problem-database-path-missing = The name of the database file is missing. Give one such as data/lastcard.db.
problem-database-in-memory = A database in memory would be lost at the end. Give a file such as data/lastcard.db.

# What can be wrong with a login.
problem-login-empty = Type a login: a short name or an e-mail address.
problem-login-too-long = A login has at most { $max } characters.
problem-login-space = A login is one word, without spaces.
