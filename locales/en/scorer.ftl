### The scorer’s pages.

code-used = Last used: { $at }
code-used-by = Last used: { $at }, { $device }
scorer-code = One device for all tables
scorer-code-help = With this code a scorer can open every table of this tournament on one device, and nothing else.
scorer-issue = Issue a scorer’s code
scorer-reissue = Issue another one
scorer-end = Revoke
scorer-title = All tables · { $tournament }
scorer-heading = All tables
scorer-plays = { $hand }: { $names }
