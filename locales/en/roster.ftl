### The roster of a club: its players, merging and erasing them.

## The roster

roster-title = Club players
roster-lede = Everybody who has ever played is here, ready to be ticked for the next tournament. Renaming somebody here doesn’t change past tournaments.
roster-add = Add players
roster-add-hint = Paste the names as they are: one per line, separated by commas, or as a table.
roster-add-button = Add to the list
roster-look = Nobody has been added yet. Check the names below, then press “Add to the list” again.
roster-empty = No players on the list yet
roster-empty-help = Paste the names of your regulars below. Players you type into a tournament are added to the list automatically.
roster-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
roster-name = Name
roster-save = Save name
roster-archive = Archive
roster-archive-hint = Archived players are not offered for new tournaments. They stay in past results.
roster-merge = On the list twice?
roster-archived = Archived ({ $count })
roster-restore = Bring back
roster-added = { $count ->
    [one] { $count } player was added.
   *[other] { $count } players were added.
}
roster-known = { $count ->
    [one] { $count } was already on the list.
   *[other] { $count } were already on the list.
}
merging-title = One person, twice on the list
merging-lede = If somebody is on the list under two names, merge them into one entry.
merging-with = { $name } is the same person as
merging-nobody = There are no other players on the list.
merging-archived = { $name } (archived)
merging-look = Compare them
merging-stays = Which entry stays?
merging-plays-in = { $count ->
    [0] In no tournaments
    [one] In { $count } tournament:
   *[other] In { $count } tournaments:
}
merging-text = The other entry is removed, and its places in tournaments go to the one that stays. Each tournament keeps the name that was used in it, and its history notes the merge. This cannot be undone.
merging-button = Merge them
merging-both = Both play in { $tournaments }
merging-both-help = One person cannot have two seats in a tournament, so these are two people. If one of them was entered by mistake, replace that name while the tournament is a draft.
problem-roster-nobody = Type at least one name, one per line.
problem-roster-taken = “{ $name }” is already on the list. Add something to tell the two apart.
roster-near = “{ $name }” is almost the same as “{ $other }”, who is already on the list. If it’s another person, press “Add to the list” again; otherwise remove the name.

## Erasing a person

event-erased = Erased a player at their request
done-alias = Alias saved.
done-erased = Erased. The name is gone; the results stay.
roster-alias = Alias, for tournaments that show aliases instead of names
roster-erase = Erase this person
erasure-title = Erase { $name }?
erasure-lede = { $count ->
    [one] This person has a place in { $count } tournament.
   *[other] This person has a place in { $count } tournaments.
}
erasure-name = The name is removed from the roster, every tournament, its history and notes, and all pages, files and addresses made from it.
erasure-results = The results stay and still count. They are shown under “Erased player” with a number.
erasure-links = Old addresses with the name no longer work, and neither do the personal links.
erasure-elsewhere = Backups made before today and downloaded files still contain the name. An organiser’s account with the same name is not touched.
erasure-kept = Texts that may still name this person
erasure-kept-help = A name with another ending, or inside another word, can’t be found reliably. Check whether these texts mean this person: they are kept as they are.
erasure-for-good = This cannot be undone.
erasure-button = Erase { $name }
erasure-in-play = A hand is being played on phones in { $tournament }
erasure-in-play-help = This person is playing in it. Let it end, or give it up under “Playing on phones”, then try again.
