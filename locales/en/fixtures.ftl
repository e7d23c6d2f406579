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
poster-line = For the club’s wall, or as a picture in a chat. The code opens the sign-up page.
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
sign-up-team-hint = One name per line. If you have no partner yet, leave the others empty: the organiser will find one.
sign-up-name-of = Name { $seat }
sign-up-remark = Anything the organiser should know
sign-up-remark-hint = For example, that you’ll be late or would like to play with somebody. Only organisers can read it.
sign-up-privacy = Only the organisers see the list. You get a page of your own, where you can say that you are not coming.
sign-up-full = All places are taken. You can wait for one: when somebody drops out, you’ll move up automatically.
sign-up-own = { $names }: signed up in this browser.
sign-up-own-link = To your page
sign-up-closed = Nobody can sign up at the moment. Ask an organiser of the club.
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
own-sign-up-left = You said that you are not coming, or an organiser took the name off the list.
own-sign-up-late = The tournament has begun. Check in here and tell the organiser.
own-sign-up-late-there = The tournament has begun. The organiser knows that you are here and will find you a seat.
own-sign-up-there = The organiser knows that you are here.
own-sign-up-evening = It has begun: your tables, partners and results.
own-sign-up-come = I am here
own-sign-up-again = Sign up again
own-sign-up-remark = You wrote:
own-sign-up-not-coming = I am not coming
own-sign-up-not-coming-hint = Your place goes to the first person on the waiting list. If you change your mind, you can sign up again at the end of the list.
own-sign-up-leave = Give up my place
own-sign-up-keep = Save the address of this page: on the evening it leads to your seat.

## The door

check-in-title = Who is here: { $name }
check-in-lede = Tap a name when they come in.
check-in-early = Check-in opens six hours before the start.
check-in-coming = Still to come: { $count }
check-in-nobody = Nobody else.
check-in-there = Here: { $count }
check-in-undo = not here after all
check-in-add = Somebody is not on the list
check-in-add-button = Add to the list
check-in-no-more = Too many names have been added at the door. An organiser can still add more.
check-in-filter-label = Type part of a name.
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
fixture-repeat = Repeats
fixture-repeat-hint = Creates several dates at once, each with its own list.
fixture-repeat-once = once
fixture-repeat-week = every week
fixture-repeat-fortnight = every second week
fixture-repeat-month = every month, on the same weekday
fixture-times = How many dates
fixture-times-hint = Including the first one.
fixture-times-wrong = Enter a number from 2 to { $max }.
fixture-place-hint = A hall, a pub, an address.
fixture-about-hint = What it costs, what to bring, when the door opens.
fixture-format-hint = You can still change it when you draw up the tournament and know how many have come.
fixture-block-evening = To fit the evening
fixture-places-hint = Players, or teams in team formats. If left empty: as many as the format takes.
fixture-places-wrong = { $format } takes { $min } to { $max }.
fixture-takes-names = People may sign up
fixture-takes-names-hint = With a link or a QR code, without an account.
fixture-save = Save
fixture-save-hint = Nobody sees it until you announce it.
fixture-asks-past = This date is in the past. Is it the one you mean?
fixture-asks-waiting = { $names } would lose their place and go to the waiting list. Is that what you want?
fixture-save-anyway = Save anyway
fixture-stale = Somebody else changed this in the meantime. Open the announcement’s page to compare, and save again from there.
fixture-to-tournament = To the tournament
fixture-draw-up = Draw up the tournament
fixture-is-hidden = Nobody else sees this yet.
fixture-is-announced = Announced: it is on the club’s page, in its feed and in its calendar.
fixture-is-called-off = Called off. Everybody who signed up can see that on their own page.
fixture-public-page = Public page
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
fixture-nobody-help = Announce it and pass on the link, print the poster, or add names yourself.
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
fixture-add = Add somebody
fixture-add-button = Add to the list
fixture-what = Announcement
fixture-check-in = Check-in list
fixture-check-in-hint = For a tablet at the door: anybody with this link can check people in and add names. It stops working twelve hours after the evening begins.
fixture-new-check-in = New check-in link
fixture-delete = Delete
fixture-delete-title = Delete { $name }?
fixture-delete-text = { $count ->
    [0] Nobody is on its list. A tournament drawn up from it stays.
    [one] One name is on its list and will be deleted too. If the evening won’t take place, call it off instead: then that person can see it. A tournament drawn up from it stays.
   *[other] { $count } names are on its list and will be deleted too. If the evening won’t take place, call it off instead: then those people can see it. A tournament drawn up from it stays.
}
sign-up-there = here
sign-up-missing = not in the line-up
sign-up-is = { $name } is
sign-up-is-new = new in the club
sign-up-near = Similar to { $names }. Choose who { $name } is.
sign-up-confirm = Confirm
sign-up-confirm-hint = Confirm only people you know signed up themselves: their own page then leads to their personal link. Until then it shows their evening, but can’t take a seat that somebody else has.
sign-up-take-off-source = { $count ->
    [one] Remove this new name
   *[other] Remove all { $count } new names from the same network
}
sign-up-come = Is here
sign-up-not-come = Not here after all
sign-up-take-off = Remove
sign-up-put-back = Put back
sign-up-put-back-hint = They get their old position back, so anybody who moved up may have to wait again.
like-draw-up = Draw up another one like this
like-announce = Announce the next one like this
error-fixture-begun = It has begun
error-fixture-begun-help = The tournament that was drawn up from it is running. Change that one instead.
error-too-early = It is too early
error-too-early-help = Check-in opens six hours before the start.
error-door-over = Link expired
error-door-over-help = The check-in list closes twelve hours after the evening begins. An organiser still has the list.
done-fixture-saved = Saved.
done-fixtures-saved = Saved, one for each date. Announce each when it is time.
done-fixture-announced = Announced: everybody can see it now.
done-fixtures-announced = All are announced: everybody can see them now.
done-fixture-hidden = Hidden: nobody else can see it now.
done-fixture-called-off = Called off.
done-fixture-removed = Deleted, with its list.
done-names-open = Sign-up is open.
done-names-closed = Sign-up is closed.
done-names-confirmed = The new names are confirmed, and on the club’s list.
done-signed-up = The name is on the list.
done-sign-up = Done.
done-check-in = The check-in list has a new link; the old one no longer works.
club-deed-fixture-made = Announcement created
club-deed-fixture-changed = Announcement changed
club-deed-fixture-state = Announced, hidden, called off, or sign-up opened or closed
club-deed-fixture-check-in = New check-in link
club-deed-fixture-removed = Announcement deleted
club-deed-sign-up-added = Sign-up added
club-deed-sign-up-changed = Sign-up confirmed, checked in or removed
club-deed-sign-ups-confirmed = All new names on a list confirmed
