# One heading and one remedy (-help) for every way a request can fail. A tired organiser reads this in a noisy hall.
error-back-home = To the tournaments
error-back-organise = To the organiser’s desk
error-request = If you report this, add the number { $id }: it finds the request in the log.

error-400 = This request could not be understood
error-400-help = Part of what was sent is missing or not in the expected form. Go back, check what you entered and try again.
error-401 = Please log in
error-401-help = This page is for organisers. Log in and you will be brought back here.
error-403 = This is not open to you
error-403-help = You are not allowed to do this. If you think you should be, ask an organiser of the club.
error-410 = This is gone
error-410-help = What was here was taken away. Nothing was changed.
error-404 = There is nothing here
error-404-help = The address may be mistyped, or what was here is gone. Nothing was changed.
error-405 = This address cannot be used that way
error-405-help = It was opened in a way it does not support. Go back and use the links and buttons of the page.
error-409 = Somebody else was faster
error-409-help = What you changed was changed by somebody else in the meantime. Open the page again to see how it stands now, then decide.
error-413 = That is too much at once
error-413-help = What was sent is larger than this page accepts. Send less, or in smaller parts.
error-415 = This kind of content is not accepted here
error-415-help = Send the form as the page offers it, or the kind of file it asks for.
error-422 = Some of this cannot be right
error-422-help = What was entered contradicts itself or the rules. Go back, correct it and send it again.
error-429 = Too many failed attempts
error-429-help = To keep others from guessing, this is closed for a few minutes. Wait a little, then try again.
error-500 = Something went wrong on our side
error-500-help = It is not your fault. Nothing half-done was saved. Try again in a moment.
error-503 = The data cannot be reached right now
error-503-help = The service is running but its database does not answer. It recovers by itself: try again in a moment. Nothing that was saved is lost.

error-foreign-origin = This request came from another site
error-foreign-origin-help = For your safety, changes are only accepted from the pages of this site itself. Open the page here and try again.
error-timeout = This took too long to arrive
error-timeout-help = The connection broke before everything had arrived. Try again.
problem-unknown = Something about this is not right.
