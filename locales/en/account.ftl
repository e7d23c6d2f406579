# Set-up, log-in and the accounts of organisers.
setup-title = Set up your club
setup-lede = Two minutes, once. You can invite other organisers afterwards.
setup-club = The club
setup-club-name = Name of the club
setup-club-name-hint = As it should stand on the public pages.
setup-club-name-needed = Type the club’s name.
setup-time-zone = Time zone
setup-time-zone-hint = Dates and times of your tournaments are shown in it.
setup-language = Language
setup-language-hint = Used where a visitor’s own language is not known.
setup-you = You, the first organiser
setup-submit = Create the club
setup-needs-link = This Lastcard has no organiser yet.
setup-needs-link-help = When the service started it printed a one-time link in its terminal. Open that link here, or enter the code from it. Only somebody who can read that terminal can set up the club.
setup-code = Code from the link
setup-code-submit = Continue
setup-code-wrong = That code is not the right one. Copy it from the terminal once more.

account-name = Your name
account-name-hint = Shown to other organisers, and beside the results you enter.
account-name-needed = Type your name.
account-login = Login
account-login-hint = A short name or your e-mail address. You will type it to log in; nobody is sent anything.
account-password = Password
account-password-hint = At least 10 characters. A few words that only you would put together are best.
account-login-taken = This login is taken. Choose another.
problem-password-short = The password has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}: use at least { $least }.
problem-password-long = The password is too long: use at most { $most } characters.
problem-password-of-context = The password has “{ $word }” in it and little else, which is the first thing a stranger would try. Choose words that have nothing to do with you or the club.
problem-password-common = This is one of the passwords that are tried first, perhaps with a digit or a letter changed. Choose a few words that only you would put together.
problem-password-row = This is a row of keys, or letters and digits in their order. Choose a few words that only you would put together.
problem-password-repeated = This is the same thing again and again. Choose a few words that only you would put together.
problem-password-date-or-name = This is a date or a name and little else. Choose a few words that only you would put together.
problem-password-guessable = This is too easy to guess. Make it longer, or choose a few words that only you would put together.
account-zone-unknown = Choose a time zone from the list.
account-language-unknown = Choose a language from the list.

account-title = Your account
account-you = You log in as { $login }.
account-to-organisers = Organisers of the club
account-change-password = Change password
account-current-password = Password as it is now
account-new-password = New password
account-current-wrong = This is not your present password.
account-change-password-help = Your other devices are logged out, and open links that you made stop working.
account-password-changed = Your password is changed. Other devices were logged out.
account-own-password = Your password
account-own-password-hint = Once more, so that nobody else does this on a device you left logged in.
account-back = Back to your account
account-sessions = Where you are logged in
account-sessions-help = A session ends when it was not used for two weeks, and thirty days after the log-in in any case. One that you do not know: end it, and change your password.
account-session-own = this one
account-session-made = Since { $at }, from { $address }
account-session-seen = Last used about { $at }
account-session-end = Log out there
account-session-ended = That session is over.
account-browser-unknown = A browser without a name
account-others = Log out everywhere else
account-others-ended = You are logged out everywhere but here.
account-everywhere = Log out everywhere
account-everywhere-help = “Log out everywhere” ends your sessions on every device, this one too. Use it when a phone or laptop is lost.

second-factor-title = Second factor
second-factor-off = Your password alone lets you in. With a second factor, whoever learns it still needs a code from your phone.
second-factor-on = After your password, a code from your phone is asked for.
second-factor-set-up = Set up a second factor
second-factor-change = See or switch off
second-factor-lede = After your password you will type a code that an app on your phone shows. It works without a signal.
second-factor-install = Open an authenticator app on your phone. Most password managers have one built in.
second-factor-scan = Let it scan this code.
second-factor-type = It cannot scan? Type this key instead:
second-factor-open = Reading this on the phone itself? Open it in the app
second-factor-confirm = Type the six digits that the app shows now.
second-factor-code = Code from the app
second-factor-code-hint = Six digits. They change every half minute.
second-factor-code-wrong = This code is not right, or was used already. Wait for the next one; check that the clock of your phone is right.
second-factor-switch-on = Switch it on
second-factor-is-on = The second factor is on. Your other devices were logged out.
second-factor-since = It is on since { $at }.
second-factor-codes-left = { $count ->
    [0] No recovery code is left: switch it off and on again for new ones.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
second-factor-switch-off = Switch it off
second-factor-switch-off-help = From then on your password alone lets you in, and the recovery codes are void.
second-factor-is-off = The second factor is off.
second-step-title = One more step
second-step-hint = Six digits from your app, or one of your recovery codes.
second-step-lost = Phone and recovery codes lost? Whoever runs the service can take the second factor away with “lastcard account remove-second-factor”.
recovery-codes-title = Your recovery codes
recovery-codes-help = On the day you do not have your phone, each of these lets you in once instead of the code. Print them or write them down, and keep them where your phone is not.
recovery-codes-once = They are shown only now.
recovery-codes-kept = I have kept them

log-in = Log in
login-title = Log in
login-wrong = Login and password do not go together. Check both, and whether Caps Lock is on.
login-forgotten = Password forgotten? Another organiser can make you a link for a new one; or whoever runs the service resets it with “lastcard account”.

organisers-title = Organisers
organisers-you = you
organisers-own-account = Your account
organisers-second-factor = second factor
organisers-reset = Make a link for a new password
organisers-reset-title = A new password for { $name }
organisers-reset-help = Makes a link with which { $name } chooses a new password. Hand it over while they wait for it: it works for an hour, and whoever opens it first gets in.
organisers-remove = Remove
organisers-removal-title = Remove { $name }?
organisers-removal-help = { $name } is logged out everywhere at once and can no longer organise; links that { $name } made stop working. What { $name } recorded stays.
organisers-removal-submit = Remove { $name }
organisers-removed = The organiser is removed.
organisers-revoked = The link is taken back.
organisers-not-oneself = This cannot be done to yourself
organisers-not-oneself-help = Change your password on the page of your own account. To leave the club, ask another organiser to remove you.
organisers-last = The last organiser stays
organisers-last-help = Without any, nobody could log in any more. Invite somebody else first.
links-title = Open links
links-none = No link is open.
links-help = Whoever has one of these can still use it. Take back what is no longer wanted.
links-invite = Invitation
links-reset = New password for { $name }
links-made-by = Made by { $name } on { $at }
links-made-on-server = Made on the server on { $at }
links-until = Works until { $at }
links-revoke = Take back
organisers-invite = Invite an organiser
organisers-invite-help = Makes a link for one person. Whoever opens it first gets an account and can organise tournaments of this club, so hand it over in private.
organisers-invite-submit = Make an invitation link
link-invite = The invitation link
link-reset = The link for { $name } to choose a new password
link-once = Copy it now and hand it over in private: it is shown only here and works once.
link-invite-for = It works for three days.
link-reset-for = It works for an hour.

invite-title = Join as an organiser
invite-lede = You are invited to organise tournaments of { $club }. Choose how you log in.
invite-submit = Create the account
invite-reset-title = Choose a new password
invite-reset-lede = For the login { $login }. All devices that are still logged in will be logged out.
invite-reset-submit = Save the new password

form-problems = { $count ->
    [one] One thing needs your attention
   *[other] { $count } things need your attention
}

invite-used = This link was already used
invite-used-help = A link works once. If it was you, log in; if not, ask an organiser of the club for a new one and tell them about this.
invite-expired = This link is too old
invite-expired-help = An invitation works for three days, a link for a new password for an hour. Ask an organiser of the club for a new one.
invite-unknown = This link leads nowhere
invite-unknown-help = Perhaps a part of it is missing: open it exactly as you got it. If that does not help, ask for a new one.
