### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = Coming up
announcement-when = When
announcement-place = Where
announcement-played = Format
announcement-places = Places
announcement-about = Good to know
announcement-places-players = { $left ->
    [one] { $left } of { $places } places left
   *[other] { $left } of { $places } places left
}
announcement-places-teams = { $left ->
    [one] Room for { $left } more team of { $places }
   *[other] Room for { $left } more teams of { $places }
}
announcement-places-open = { $names ->
    [0] No limit
    [one] { $names } signed up, no limit
   *[other] { $names } signed up, no limit
}
announcement-full = { $waiting ->
    [0] All { $places } places are taken
    [one] All { $places } places are taken, one waiting
   *[other] All { $places } places are taken, { $waiting } waiting
}
announcement-called-off = Called off
announcement-calendar = Add to calendar
announcement-pass-on = Pass it on
poster-link = Poster
poster-of = Poster: { $name }
poster-line = For the club’s wall, or as a picture in a chat. The code opens the sign-up page.
poster-how = Scan the code to sign up
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = Called off: { $tournament }, { $when }

## Signing up

sign-up = Sign up
sign-up-wait = Join waiting list
sign-up-title = Sign up: { $name }
sign-up-name = Your name
sign-up-name-hint = First and family name, as the club knows you.
sign-up-their-name-hint = First and family name, as on the club’s list.
sign-up-their-name = Name
sign-up-team = Your team
sign-up-team-hint = One name per line. If you have no partner yet, leave the others empty: the organiser will find one.
sign-up-name-of = Name { $seat }
sign-up-remark = Anything the organiser should know
sign-up-remark-hint = For example, that you’ll be late or would like to play with somebody. Only organisers can read it.
sign-up-privacy = Only organisers see the list. You get a page of your own, where you can give up your place.
sign-up-full = All places are taken. You can join the waiting list: when somebody drops out, you’ll move up automatically.
sign-up-own = { $names }: signed up in this browser.
sign-up-own-link = Your page
sign-up-closed = Sign-up is closed at the moment. Ask an organiser of the club.
sign-up-begun = The tournament has begun. If you come now, ask the organiser in the hall.
sign-up-over = This evening is over.
sign-up-called-off = Called off: this tournament will not be played.
sign-up-no-more = Sign-up is closed. Ask an organiser of the club.
sign-up-twice = { $name } is already on the list. If that is you, use your own page. If it is somebody else with the same name, add something to tell you apart.
sign-up-no-end = The waiting list is full. Ask an organiser of the club.
sign-up-too-many = Too many new names have come from this network, and no organiser has checked them yet. Ask an organiser to add your name.
problem-party-nobody = Type a name.
problem-party-too-many = { $most ->
    [one] Sign up one name at a time.
   *[other] A team can have at most { $most } players here.
}
problem-party-twice = { $name } is listed twice. Each player signs up once.

## The own page

own-sign-up-title = { $name }
own-sign-up-place = You have a place: number { $place }.
own-sign-up-waits = You’re number { $place } on the waiting list. You’ll move up automatically.
own-sign-up-left = You gave up your place, or an organiser took your name off the list.
own-sign-up-late = The tournament has begun. Check in here and tell the organiser.
own-sign-up-late-there = The tournament has begun. The organiser knows that you are here and will find you a seat.
own-sign-up-there = The organiser knows that you are here.
own-sign-up-evening = The tournament has begun: your tables, partners and results.
own-sign-up-check-in = I am here
own-sign-up-again = Sign up again
own-sign-up-remark = You wrote:
own-sign-up-not-coming = I am not coming
own-sign-up-not-coming-hint = Your place goes to the first person on the waiting list. If you change your mind, you can sign up again at the end of the list.
own-sign-up-leave = Give up my place
own-sign-up-keep = Bookmark this page: on the evening, it takes you to your seat.

## The door

check-in-title = Check-in: { $name }
check-in-lede = Tap each name as people arrive.
check-in-early = Check-in opens six hours before the start.
check-in-coming = Still to come: { $count }
check-in-nobody = No more names.
check-in-there = Here: { $count }
check-in-undo = not here after all
check-in-add = Not on the list?
check-in-add-button = Add to the list
check-in-no-more = Too many names have been added at the door. An organiser can still add more.
check-in-filter-label = Type part of a name.
sign-up-waiting = waiting, number { $place }

## The desk

desk-announce = Announce a tournament
announcement-line-hidden = { $names ->
    [0] not announced
   *[other] not announced, { $names } signed up
}
announcement-line-called-off = called off
announcement-taken = { $waiting ->
    [0] { $names } of { $places } places taken
   *[other] { $names } of { $places } places taken, { $waiting } waiting
}
announcement-signed-up = { $waiting ->
    [0] { $names } signed up
   *[other] { $names } signed up, { $waiting } waiting
}
announcement-new = Announce a tournament
announcement-edit = Change: { $name }
announcement-repeat = Repeats
announcement-repeat-once = once
announcement-repeat-week = every week
announcement-repeat-fortnight = every second week
announcement-repeat-month = every month, on the same weekday
announcement-times = Number of dates
announcement-times-hint = Including the first one.
announcement-times-wrong = Enter a number from 2 to { $max }.
announcement-place-hint = A hall, a pub, an address.
announcement-about-hint = What it costs, what to bring, when the door opens.
announcement-format-hint = You can still change it when you draw up the tournament and know how many have come.
announcement-block-evening = To fit the evening
format-open = Decided on the evening
announcement-played-fold = Format: { $format }
announcement-places-hint = If left empty: no limit.
announcement-places-wrong = { $format }: from { $min } to { $max }, or leave it empty.
announcement-takes-names = Let people sign up
announcement-takes-names-hint = With a link or a QR code, without an account.
announcement-save = Save
announcement-save-later = Save for later
announcement-save-hint = “Save for later” keeps it hidden until you announce it.
announcement-asks-past = This date is in the past. Is it the one you mean?
announcement-asks-far = This date is about a year away. Is it the one you mean?
announcement-asks-waiting = { $names } would lose their place and go to the waiting list. Is that what you want?
announcement-save-anyway = Save anyway
announcement-announce-anyway = Announce anyway
announcement-stale = Somebody else changed this in the meantime. Open the announcement’s page to compare, and save again from there.
announcement-to-tournament = Go to tournament
announcement-draw-up = Draw up the tournament
announcement-is-hidden = Only organisers can see this.
announcement-is-announced = Announced on the club’s page, in its feed and in its calendar.
announcement-is-called-off = Called off. Everybody who signed up can see that on their own page.
announcement-announce = Announce
announcement-announce-all = Announce all { $count }
announcement-hide = Hide
announcement-open = Open sign-up
announcement-close = Close sign-up
announcement-call-off = Call off
announcement-change = Change
announcement-list = Who is coming
announcement-waiting-list = Waiting list
announcement-now-waiting = Now on the waiting list: { $names }.
announcement-there = { $count ->
    [one] one is here
   *[other] { $count } are here
}
announcement-nobody = No sign-ups yet
announcement-nobody-help = Announce it and pass on the link, print the poster, or add names yourself.
announcement-missing = { $count ->
    [one] One sign-up is not in the line-up.
   *[other] { $count } sign-ups are not in the line-up.
}
announcement-missing-link = Add them
announcement-confirm-all = { $count ->
    [one] Confirm the new name
   *[other] Confirm all { $count } new names
}
announcement-gone = Not coming: { $count }
announcement-add = Add people
announcement-add-hint = One name per line, or paste a list as it is.
announcement-add-teams-hint = One team per line: Anna + Boris. A player without a partner gets a line too.
announcement-add-look = Nobody has been added yet. Check the names below, then press “Add to the list” again.
announcement-add-most = Add at most { $max } at once.
announcement-added = Added to the list: { $count }.
announcement-add-button = Add to the list
announcement-what = Announcement
announcement-more = More
announcement-check-in = Check-in list
announcement-check-in-hint = For a tablet at the door: anybody with this link can check people in and add names. It stops working twelve hours after the evening begins.
announcement-new-check-in = New check-in link
announcement-delete = Delete
announcement-delete-title = Delete { $name }?
announcement-delete-text = { $count ->
    [0] Its list is empty. A tournament drawn up from it stays.
    [one] The name on its list will be deleted too. If the evening won’t take place, call it off instead: then that person can see that. A tournament drawn up from it stays.
   *[other] The { $count } names on its list will be deleted too. If the evening won’t take place, call it off instead: then those people can see that. A tournament drawn up from it stays.
}
sign-up-missing = not in the line-up
sign-up-is = Who is { $name }?
sign-up-is-new = new to the club
sign-up-near = Similar to { $names }. Choose who { $name } is.
sign-up-confirm = Confirm
sign-up-confirm-hint = Confirm a name only if you know that the person signed up: their own page then leads to their personal link. Until then it shows their evening, but can’t take a seat that somebody else has.
sign-up-take-off-source = { $count ->
    [one] Remove this new name
   *[other] Remove all { $count } new names from the same network
}
sign-up-take-off-name = Remove { $name }
sign-up-tick-hint = Tick everybody who is here.
sign-up-is-here = { $name } is here
sign-up-put-back = Put back
sign-up-put-back-hint = They get their old position back, so anybody who moved up may have to wait again.
like-draw-up = Draw up another one like this
like-announce = Announce the next one
error-announcement-begun = The tournament has begun
error-fixture-begun-help = The tournament drawn up from this announcement is running. Change the tournament instead.
error-too-early = Check-in is not open yet
error-too-early-help = Check-in opens six hours before the start.
error-too-late = Check-in is over
error-too-late-help = The evening is over, or it will not take place.
error-check-in-over = Link expired
error-check-in-over-help = The check-in list closes twelve hours after the evening begins. An organiser still has the list.
done-fixture-saved = Saved.
done-fixtures-saved = Saved, one for each date. Announce each when it is time.
done-fixture-announced = Announced: everybody can see it now.
done-fixtures-announced = All are announced: everybody can see them now.
done-fixture-hidden = Hidden: only organisers can see it now.
done-fixture-called-off = Called off.
done-fixture-removed = Deleted, with its list.
done-names-open = Sign-up is open.
done-names-closed = Sign-up is closed.
done-names-confirmed = The new names are confirmed, and on the club’s list.
done-signed-up = The name is on the list.
done-sign-up = Done.
done-check-in = The check-in list has a new link; the old one no longer works.
audit-action-fixture-made = Announcement created
audit-action-fixture-changed = Announcement changed
audit-action-fixture-state = Announcement or sign-up status changed
audit-action-fixture-check-in = New check-in link
audit-action-fixture-removed = Announcement deleted
audit-action-sign-up-added = Sign-up added
audit-action-sign-up-changed = Sign-up confirmed, checked in or removed
audit-action-sign-ups-confirmed = All new names on a list confirmed
