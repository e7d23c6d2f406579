### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-coming = Coming up
fixture-when = When
fixture-place = Where
fixture-played = Format
fixture-places = Places
fixture-about = Good to know
fixture-places-players = { $left ->
    [one] { $left } of { $places } places left
   *[other] { $left } of { $places } places left
}
fixture-places-teams = { $left ->
    [one] Room for { $left } more team of { $places }
   *[other] Room for { $left } more teams of { $places }
}
fixture-full = { $waiting ->
    [0] All { $places } places are taken
    [one] All { $places } places are taken, one is waiting
   *[other] All { $places } places are taken, { $waiting } are waiting
}
fixture-called-off = Called off
poster-link = Poster
poster-of = Poster: { $name }
poster-line = For the wall of the club, or as a picture in a chat. The code leads to the list.
poster-how = Scan the code to sign up
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = Called off: { $tournament }, { $when }

## Signing up

sign-up = Sign up
sign-up-wait = Wait for a place
sign-up-title = Sign up: { $name }
sign-up-name = Your name
sign-up-name-hint = First and family name, as the club knows you.
sign-up-their-name-hint = First and family name, as on the club’s list.
sign-up-their-name = Name
sign-up-team = Your team
sign-up-team-hint = One name a line. If you have no partner yet, leave the others empty: the organiser finds one.
sign-up-name-of = Name { $seat }
sign-up-remark = Anything the organiser should know
sign-up-remark-hint = That you come late, or would like to play with somebody. Only organisers read it.
sign-up-privacy = Only the organisers see the list. You get a page of your own, by which you can say that you are not coming.
sign-up-full = All places are taken. You can wait for one: when somebody does not come, you move up by yourself.
sign-up-own = { $names }: signed up in this browser.
sign-up-own-link = To your page
sign-up-closed = Nobody can sign up at the moment. Ask an organiser of the club.
sign-up-begun = The tournament has begun. If you come now, ask the organiser in the hall.
sign-up-over = This is over.
sign-up-called-off = Called off: this tournament will not be played.
sign-up-no-more = Sign-up is closed. Ask an organiser of the club.
sign-up-twice = { $name } is on the list already. If that is you, use your own page. If it is somebody else of the same name, add something that tells you apart.
sign-up-no-end = The waiting list is full. Ask an organiser of the club.
sign-up-too-many = Many new names have come from here, and no organiser has looked at them yet. Ask an organiser, who can put your name down.
problem-party-nobody = Type a name.
problem-party-too-many = { $most ->
    [one] One name signs up at a time.
   *[other] A team has at most { $most } players here.
}
problem-party-twice = { $name } is there twice. Each player signs up once.

## The own page

own-sign-up-title = { $name }
own-sign-up-place = You have a place: number { $place }.
own-sign-up-waits = You are number { $place } on the waiting list. You move up by yourself.
own-sign-up-left = You said that you are not coming, or an organiser took the name off the list.
own-sign-up-late = The tournament has begun. Say that you are here, and tell the organiser.
own-sign-up-late-there = The tournament has begun. The organiser knows that you are here, and finds you a seat.
own-sign-up-there = The organiser knows that you are here.
own-sign-up-evening = It has begun: your tables, partners and results.
own-sign-up-come = I am here
own-sign-up-again = Sign up again
own-sign-up-remark = You wrote:
own-sign-up-not-coming = I am not coming
own-sign-up-not-coming-hint = Your place goes to the first on the waiting list. If you change your mind, sign up again, behind the others.
own-sign-up-leave = Give my place away
own-sign-up-keep = Keep the address of this page: on the evening it leads to your seat.

## The door

check-in-title = Who is here: { $name }
check-in-lede = Tap a name when they come in.
check-in-early = The doors open six hours before it begins.
check-in-coming = Still to come: { $count }
check-in-nobody = Nobody else.
check-in-there = Here: { $count }
check-in-undo = not here after all
check-in-add = Somebody is not on the list
check-in-add-button = Put on the list
check-in-no-more = So many names were added at the door that no more are taken here. An organiser can still put somebody down.
check-in-filter-label = Type a part of a name.
sign-up-waiting = waiting, number { $place }

## The desk

desk-announce = Announce a tournament
fixture-line-hidden = { $names } of { $places }, not announced
fixture-line-announced = { $waiting ->
    [0] { $names } of { $places }
   *[other] { $names } of { $places }, { $waiting } waiting
}
fixture-line-called-off = called off
fixture-new = Announce a tournament
fixture-edit = Change: { $name }
fixture-repeat = Repeated
fixture-repeat-hint = Several dates at once; each has a list of its own.
fixture-repeat-once = once
fixture-repeat-week = every week
fixture-repeat-fortnight = every second week
fixture-repeat-month = every month, on the same weekday
fixture-times = How many dates
fixture-times-hint = The first one included.
fixture-times-wrong = A number from 2 to { $max }.
fixture-place-hint = A hall, a pub, an address.
fixture-about-hint = What it costs, what to bring, when the door opens.
fixture-format-hint = You can still choose another one when it is drawn up, and you know how many have come.
fixture-block-evening = As fits into an evening
fixture-places-hint = Players or, where teams play, teams. Left empty: as many as the format takes.
fixture-places-wrong = { $format } takes { $min } to { $max }.
fixture-takes-names = People may sign up
fixture-takes-names-hint = By a link or a QR code, without an account.
fixture-save = Save
fixture-save-hint = Nobody sees it until you announce it.
fixture-asks-past = This date is over. Is it the one you mean?
fixture-asks-waiting = { $names } would lose the place they have, and wait for one. Is that what you want?
fixture-save-anyway = Save all the same
fixture-stale = Somebody else has changed it meanwhile. Compare with the page, and save again from there.
fixture-to-tournament = To the tournament
fixture-draw-up = Draw up the tournament
fixture-is-hidden = Nobody else sees this yet.
fixture-is-announced = Announced: it is on the club’s page, in its feed and in its calendar.
fixture-is-called-off = Called off. Everybody who signed up can read that on their own page.
fixture-public-page = What everybody sees
fixture-announce = Announce
fixture-announce-all = Announce all { $count }
fixture-hide = Hide
fixture-open = Open sign-up
fixture-close = Close sign-up
fixture-call-off = Call off
fixture-change = Change
fixture-list = Who is coming
fixture-now-waiting = Waiting for a place now: { $names }.
fixture-there = { $count ->
    [one] one is here
   *[other] { $count } are here
}
fixture-nobody = Nobody yet
fixture-nobody-help = Announce it and hand the link on, print the poster, or put names down yourself.
fixture-missing = { $count ->
    [one] One on the list is not in the line-up.
   *[other] { $count } on the list are not in the line-up.
}
fixture-missing-link = Let them in
fixture-confirm-all = { $count ->
    [one] Confirm the new name
   *[other] Confirm all { $count } new names
}
fixture-gone = Not coming: { $count }
fixture-add = Put somebody down
fixture-add-button = Put on the list
fixture-what = What is announced
fixture-check-in = The list for the door
fixture-check-in-hint = For a tablet at the door: whoever has this link ticks who comes, and adds names. It ends half a day after the evening began.
fixture-new-check-in = New link for the door
fixture-delete = Delete
fixture-delete-title = Delete { $name }?
fixture-delete-text = { $count ->
    [0] Nobody is on its list. A tournament that was drawn up from it stays.
    [one] One name is on its list, and goes with it. If it is not played, call it off instead: then they can read that. A tournament that was drawn up from it stays.
   *[other] { $count } names are on its list, and go with it. If it is not played, call it off instead: then they can read that. A tournament that was drawn up from it stays.
}
sign-up-there = here
sign-up-missing = not in the line-up
sign-up-is = { $name } is
sign-up-is-new = new in the club
sign-up-near = Nearly the same name: { $names }. Say who { $name } is.
sign-up-confirm = Confirm
sign-up-confirm-hint = Confirm those whom you know to have signed up themselves: from then on their own page leads to their personal link. Until then it shows their evening, and gives nobody a seat that is taken.
sign-up-take-off-source = { $count ->
    [one] Take off the name from there
   *[other] Take off all { $count } new names from the same place
}
sign-up-come = Is here
sign-up-not-come = Not here after all
sign-up-take-off = Take off
sign-up-put-back = Put back
sign-up-put-back-hint = They go back to where they were; whoever moved up may have to wait again.
like-draw-up = Draw up another one like this
like-announce = Announce the next one like this
error-fixture-begun = It has begun
error-fixture-begun-help = The tournament that was drawn up from it is running. Change that one instead.
error-too-early = It is too early
error-too-early-help = The doors open six hours before it begins. Until then nobody is here.
error-door-over = This link has ended
error-door-over-help = The list for the door is closed half a day after the evening began. An organiser still has the list.
done-fixture-saved = Saved.
done-fixtures-saved = Saved, one for each date. Announce each when it is time.
done-fixture-announced = Announced: everybody sees it now.
done-fixtures-announced = All are announced: everybody sees them now.
done-fixture-hidden = Hidden: nobody else sees it any more.
done-fixture-called-off = Called off.
done-fixture-removed = Deleted, with its list.
done-names-open = Sign-up is open.
done-names-closed = Sign-up is closed.
done-names-confirmed = The new names are confirmed, and on the club’s list.
done-signed-up = The name is on the list.
done-sign-up = Done.
done-check-in = The door has a new link; the old one no longer works.
club-deed-fixture-made = Tournament announced or prepared
club-deed-fixture-changed = Announcement changed
club-deed-fixture-state = Announced, hidden, called off, or the list opened or closed
club-deed-fixture-check-in = New link for the door
club-deed-fixture-removed = Announcement deleted
club-deed-sign-up-added = Name put on a list
club-deed-sign-up-changed = Name on a list confirmed, ticked or taken off
club-deed-sign-ups-confirmed = All new names of a list confirmed
