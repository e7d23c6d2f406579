### Pages that a phone keeps for use without a signal.

kept-title = Saved on this phone
kept-help = These pages open without a signal, as they were when you last saw them. Results you enter in the meantime wait on the phone and are sent when the signal returns.
kept-can = This page also opens without a signal.
kept-cannot = Leave this page open: this phone can’t reopen it without a signal.
kept-since = as of { $time }
kept-none = Nothing yet. Open a table’s page or your own page while there is a signal. This works over HTTPS only.
kept-forget = Forget these pages
