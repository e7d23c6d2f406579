### Webhooks: addresses to which a club's news is sent.

webhooks-title = Webhooks
webhooks-lede = Lastcard sends your club’s news to other programs as it happens: to your website, a chat, a screen in the hall. They get only public information.
webhooks-new = A new webhook
webhooks-address = Address
webhooks-address-hint = Where the other program listens, such as https://uno.example/news
webhooks-wants = Events to send
webhooks-wants-hint = Only events from now on are sent.
webhooks-create = Create webhook
webhooks-full = A club has at most ten webhooks. Remove one that is no longer used.
club-webhooks-hint = Let other programs know at once when something happens here.
club-webhooks = Manage webhooks
error-webhooks-full = Your club has ten webhooks already
error-webhooks-full-help = Go back and remove one that is no longer used.
error-webhook-tests = Too many tests were sent
error-webhook-tests-help = Wait a quarter of an hour, or until there is a real message to send.

## One of them

webhook-title = Webhook
webhook-secret = Secret
webhook-secret-once = It is shown only now. Give it to the receiving program, which uses it to check that messages come from here.
webhook-on = Working.
webhook-failing = { $count ->
    [one] The last message did not arrive. Next attempt: { $at }
   *[other] { $count } attempts in a row have failed. Next attempt: { $at }
}
webhook-off = Switched off on { $at }: no message had been delivered for a day. When it is switched on again, it continues where it stopped.
webhook-try = Try now
webhook-told = Events sent here:
webhook-test = Send a test
webhook-deliveries = Last messages
webhook-deliveries-none = Nothing has been sent yet.
webhook-attempt = (attempt { $number })
webhook-arrived = Arrived
webhook-redirects = It redirects to another address. Enter that one: redirects are not followed.
webhook-answered = Answered with { $status }
webhook-fault-unresolved = Unknown host name
webhook-fault-private = Leads to a private network
webhook-fault-unreachable = Could not connect
webhook-fault-certificate = No secure connection: the certificate is not valid
webhook-fault-silent = No answer in time
webhook-fault-unintelligible = Invalid response
webhook-rotate-title = New secret
webhook-rotate-help = If somebody else might know the secret, replace it. For a day, messages are signed with both.
webhook-rotate = Replace the secret
webhook-remove-title = Remove the webhook
webhook-remove-help = Nothing will be sent there any more.
webhook-remove = Remove
webhook-done-tested = A test was sent. Its outcome is at the top of the list.
webhook-done-tried = Trying now. Reload this page to see how it went.
webhook-done-removed = The webhook has been removed.

## What may be sent

webhook-kind-result-recorded = A result was entered
webhook-kind-result-corrected = A result was corrected
webhook-kind-result-voided = A hand was voided
webhook-kind-result-taken-back = A result was taken back
webhook-kind-tournament-started = A tournament was started
webhook-kind-tournament-finished = A tournament is over
webhook-kind-tournament-reopened = A tournament was reopened
webhook-kind-tournament-changed = Something else about a tournament changed
webhook-kind-line-up-changed = The line-up changed
webhook-kind-test = Test

## What is wrong with an address

webhook-address-malformed = This is not an address. Type it in full, such as https://uno.example/news
webhook-address-scheme = The address must begin with https:// or http://
webhook-address-credentials = Leave out the name and password before the host: messages are signed instead.
webhook-address-port = This port cannot be used. Use 80, 443, or one from 1024 on.
webhook-address-long = The address is too long. It may have at most 2,000 characters.
webhook-refused-unresolved = The name { $host } is unknown. Check how it is spelled.
webhook-refused-private = { $host } is in a private network, which webhooks may not reach. Use a public address, or ask whoever runs this Lastcard to allow it with --webhooks-to.
webhook-wants-nothing = Choose at least one thing to be sent.
