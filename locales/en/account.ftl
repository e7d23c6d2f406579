# Set-up, log-in and the accounts of organisers.
setup-title = Set up your club
setup-lede = Two minutes, once. You can invite other organisers afterwards.
setup-club = The club
setup-club-name = Name of the club
setup-club-name-hint = As it should stand on the public pages.
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
problem-password-is-login = The password must not be the login itself.
account-zone-unknown = Choose a time zone from the list.
account-language-unknown = Choose a language from the list.

account-title = Your account
account-you = You log in as { $login }.
account-to-organisers = Organisers of the club
account-change-password = Change password
account-current-password = Password as it is now
account-new-password = New password
account-current-wrong = This is not your present password.
account-password-changed = Your password is changed. Other devices were logged out.
account-everywhere = Log out everywhere
account-everywhere-help = Ends your sessions on every device, this one too. Use it when a phone or laptop is lost.

log-in = Log in
login-title = Log in
login-wrong = Login and password do not go together. Check both, and whether Caps Lock is on.
login-forgotten = Password forgotten? Another organiser can make you a link for a new one; or whoever runs the service resets it with “lastcard account”.

organisers-title = Organisers
organisers-you = you
organisers-own-account = Your account
organisers-reset = Make a link for a new password
organisers-invite = Invite an organiser
organisers-invite-help = Makes a link for one person. Whoever opens it first gets an account and can organise tournaments of this club, so hand it over in private.
organisers-invite-submit = Make an invitation link
link-invite = The invitation link
link-reset = The link for { $name } to choose a new password
link-once = Copy it now and hand it over in private: it is shown only here, works once, and for three days.

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
invite-expired-help = Links work for three days. Ask an organiser of the club for a new one.
invite-unknown = This link leads nowhere
invite-unknown-help = Perhaps a part of it is missing: open it exactly as you got it. If that does not help, ask for a new one.
