### Pages that a phone keeps for use without a signal.

offline-title = Saved on this phone
offline-help = These pages open without a signal, as they were when you last saw them. Results you enter in the meantime wait on the phone and are sent when the signal returns.
offline-can = This page also opens without a signal.
offline-cannot = Leave this page open: this phone can’t reopen it without a signal.
offline-since = as of { $time }
offline-none = Nothing yet. Open a table’s page or your own page while there is a signal. This works over HTTPS only.
offline-forget = Forget these pages
