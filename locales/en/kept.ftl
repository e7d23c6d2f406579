### Pages that a phone keeps for the time without a signal.

kept-title = What this phone keeps
kept-help = These pages open without a signal, as they were when you last saw them. Results that you enter meanwhile wait on the phone and are sent when there is a signal.
kept-can = Without a signal this page opens, too.
kept-cannot = Leave this page open: without a signal this phone cannot open it again.
kept-since = as of { $time }
kept-none = Nothing yet. Open the page of a table, or your own page, while there is a signal. The service must be reached by HTTPS for that.
kept-forget = Forget these pages
