### Webhooks: addresses to which a club's news is sent.

webhooks-title = Webhooks
webhooks-lede = Lastcard sends your club’s news to other programs as it happens: to your website, a chat, a screen in the hall. They get only what everybody may see.
webhooks-new = A new webhook
webhooks-address = Address
webhooks-address-hint = Where the other program listens, such as https://uno.example/news
webhooks-wants = What is sent
webhooks-wants-hint = Everything that happens from now on.
webhooks-create = Make the webhook
webhooks-full = A club has at most ten webhooks. Remove one that is no longer used.
club-webhooks-hint = Let other programs know at once when something happens here.
club-webhooks = To the webhooks
error-webhooks-full = Your club has ten webhooks already
error-webhooks-full-help = Go back and remove one that is no longer used.
error-webhook-tests = Too many tests were sent
error-webhook-tests-help = Wait a quarter of an hour, or for the next message that there is to send.

## One of them

webhook-title = Webhook
webhook-secret = Its secret
webhook-secret-once = It is shown only now. Give it to the program that listens: with it the program can tell that a message comes from here.
webhook-on = It works.
webhook-failing = { $count ->
    [one] The last message did not arrive. It is tried again: { $at }
   *[other] { $count } attempts in a row have failed. It is tried again: { $at }
}
webhook-off = Switched off on { $at }: nothing had arrived for a day. Once it is switched on again it goes on where it stopped.
webhook-try = Try now
webhook-told = It is sent:
webhook-test = Send a test
webhook-deliveries = Last messages
webhook-deliveries-none = Nothing has been sent yet.
webhook-attempt = (attempt { $number })
webhook-arrived = Arrived
webhook-redirects = It redirects to another address. Enter that one: redirects are not followed.
webhook-answered = Answered with { $status }
webhook-fault-unresolved = Nobody knows this name
webhook-fault-private = Leads into a private network
webhook-fault-unreachable = Nobody is there
webhook-fault-certificate = No secure connection: the certificate is not valid
webhook-fault-silent = No answer in time
webhook-fault-unintelligible = The answer cannot be understood
webhook-rotate-title = Another secret
webhook-rotate-help = If somebody else may know the secret, make another one. For a day messages are signed with both.
webhook-rotate = Make another secret
webhook-remove-title = Remove the webhook
webhook-remove-help = Nothing will be sent there any more.
webhook-remove = Remove
webhook-done-tested = A test was sent. Its outcome is at the top of the list.
webhook-done-tried = It is tried now. Reload this page to see how it went.
webhook-done-removed = The webhook has been removed.

## What may be sent

webhook-kind-result-recorded = A result was entered
webhook-kind-result-corrected = A result was corrected
webhook-kind-result-voided = A hand was voided
webhook-kind-result-taken-back = A result was taken back
webhook-kind-tournament-started = A tournament was started
webhook-kind-tournament-finished = A tournament is over
webhook-kind-tournament-reopened = A tournament goes on
webhook-kind-tournament-changed = Something else about a tournament is new
webhook-kind-line-up-changed = Somebody came or left
webhook-kind-test = Test

## What is wrong with an address

webhook-address-malformed = This is not an address. Type it in full, such as https://uno.example/news
webhook-address-scheme = The address must begin with https:// or http://
webhook-address-credentials = Leave out the name and password before the host: messages are signed instead.
webhook-address-port = This port is not one of a website. Use 80, 443, or one from 1024 on.
webhook-address-long = The address is too long. It may have at most 2,000 characters.
webhook-refused-unresolved = Nobody knows the name { $host }. Check how it is spelled.
webhook-refused-private = { $host } leads into a private network, and webhooks may not lead there. Use an address that everybody can reach, or ask whoever runs this Lastcard to allow it with --webhooks-to.
webhook-wants-nothing = Choose at least one thing to be sent.
