### The clock of the block, what is said to the hall, and tables that call the organiser.

## The clock

clock-title = Clock
clock-help = The clock appears at tables, on big screens and on players’ own pages. You can give one table more time than the others.
clock-whose = For
clock-of-all = All tables
clock-minutes = Minutes
clock-start = Start
clock-pause = Pause
clock-resume = Resume
clock-extend = Add these minutes
clock-end = Remove the clock
clock-until = until { $time }
clock-paused = paused, { $minutes } min left
clock-over = Time is up
done-clock = The clock is set.
error-clock-minutes = That is not a number of minutes
error-clock-minutes-help = Type a whole number from 1 to 180. Nothing was changed.
error-clock-on = The clock is already running
error-clock-on-help = Nothing was changed. Go back to see how much time is left. You can add minutes, or remove the clock and start another one.
error-clock-not-so = There is no clock to change
error-clock-not-so-help = The clock may have run out, or may already be set that way. Go back to check.
error-clock-too-long = That is too long for one block
error-clock-too-long-help = A clock runs for 180 minutes at most. Nothing was changed.
error-clock-changed = The clock was changed while you had it open
error-clock-changed-help = Somebody else set it, or you pressed the button twice. Go back to check.
event-clock-started = Clock started ({ $whose }): { $minutes } min
event-clock-paused = Clock paused ({ $whose })
event-clock-resumed = Clock resumed ({ $whose })
event-clock-extended = Clock extended ({ $whose }): { $minutes } min
event-clock-ended = Clock removed ({ $whose })

## What is said to the hall

wall-minutes = For how many minutes?
wall-minutes-hint = The message then disappears. If left empty, it stays until you remove it.
wall-sound = Sound
event-said = Message to the hall: { $text }
event-said-no-more = The message to the hall was removed

## Tables that call

call-title = Call the organiser
call-note = What is it about? You can leave this empty.
call-button = Call
call-since = You called the organiser at { $time }.
call-take-back = Cancel the call
done-call-answered = The call is answered.
error-call-note = That is too long
error-call-note-help = Go back and shorten it to 120 characters, or call without a note.
error-call-over = This table is no longer in use
error-call-over-help = The tournament is over, or nobody is playing at this table now. If you need somebody, ask at the organiser’s desk.
error-call-too-often = This table has called too often today
error-call-too-often-help = Please walk over to the organiser’s desk.
room-call-answered = Mark as answered
waiting-called = Table { $table } called you at { $time }.
waiting-called-because = Table { $table } called you at { $time }: { $note }
event-called = Table { $table } called the organiser
event-called-because = Table { $table } called the organiser: { $note }
event-call-answered = Call from table { $table } answered
event-call-taken-back = Table { $table } cancelled its call
