### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = Set up your club
setup-club-name = Club name
setup-club-name-hint = As it should appear on the public pages.
setup-club-name-needed = Type the club’s name.
setup-time-zone = Time zone
setup-time-zone-hint = The dates and times of your tournaments are shown in this zone.
setup-language = Language
setup-language-hint = Used for visitors whose own language is not known.
setup-change = Change
setup-submit = Create the club
setup-done = Your club is set up. Who plays in its first tournament?
setup-needs-link = This Lastcard has no organiser yet.
setup-needs-link-help = When the service started, it printed a one-time link in its terminal. Open that link, or enter the code from it here. Only somebody who can read that terminal can set up the club.
setup-code = Code from the link
setup-code-submit = Continue
setup-code-wrong = That code is wrong. Copy it from the terminal again.

## What an account asks for, and what a password may not be

account-name = Your name
account-name-hint = Shown to other organisers, and beside the results you enter.
account-name-needed = Type your name.
account-login = Login
account-login-hint = A short name or your e-mail address. You log in with it; nothing is ever sent to it.
account-password = Password
account-password-hint = At least 10 characters. A few words that only you would put together work best.
account-password-show = Show the password
account-login-taken = That login is taken. Choose another.
problem-password-short = The password has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}: use at least { $least }.
problem-password-long = The password is too long: use at most { $most } characters.
problem-password-of-context = The password is little more than “{ $word }”, which is the first thing a stranger would try. Choose words that have nothing to do with you or the club.
problem-password-common = This is one of the first passwords anybody would try, perhaps with a digit or a letter changed. Choose a few words that only you would put together.
problem-password-row = This is a row of keys, or letters or digits in order. Choose a few words that only you would put together.
problem-password-repeated = This repeats the same thing over and over. Choose a few words that only you would put together.
problem-password-date-or-name = This is little more than a date or a name. Choose a few words that only you would put together.
problem-password-guessable = This is too easy to guess. Make it longer, or choose a few words that only you would put together.
account-zone-unknown = Choose a time zone from the list.
account-language-unknown = Choose a language from the list.

## Your account

account-title = Your account
account-you = You log in as { $login }.
account-to-organisers = Club organisers
account-change-password = Change password
account-current-password = Current password
account-new-password = New password
account-current-wrong = That is not your current password.
account-change-password-help = Your other devices will be logged out, and unused links that you made will stop working.
account-password-changed = Your password has been changed. Your other devices were logged out.
account-own-password = Your password
account-own-password-hint = Type it once more, so that nobody else can do this on a device you left logged in.
account-back = Back to your account
account-sessions = Where you are logged in
account-sessions-help = A session expires after two weeks without use, and thirty days after logging in at the latest. If you do not recognise one, end it and change your password.
account-session-own = this one
account-session-made = Since { $at }, from { $address }
account-session-seen = Last used about { $at }
account-session-end = Log out there
account-session-ended = That session has ended.
account-browser-unknown = Unknown browser
account-others = Log out everywhere else
account-others-ended = You are now logged out everywhere but here.
account-everywhere = Log out everywhere
account-everywhere-help = “Log out everywhere” ends your sessions on every device, including this one. Use it if a phone or laptop is lost.

## The second factor

second-factor-title = Second factor
second-factor-off = You log in with your password alone. With a second factor, anybody who learns your password still needs a code from your phone.
second-factor-on = You log in with your password and a code from your phone.
second-factor-set-up = Set up a second factor
second-factor-change = View or switch off
second-factor-lede = After your password you will type a code from an app on your phone. The app works without a signal.
second-factor-install = Open an authenticator app on your phone. Most password managers have one built in.
second-factor-scan = Scan this code with it.
second-factor-type = Cannot scan it? Type this key instead:
second-factor-open = Reading this on the phone itself? Open it in the app
second-factor-confirm = Type the six digits that the app shows now.
second-factor-code = Code from the app
second-factor-code-hint = Six digits. They change every half minute.
second-factor-code-wrong = That code is wrong or has already been used. Wait for the next one, and check that your phone’s clock is right.
second-factor-switch-on = Switch on
second-factor-is-on = The second factor is on. Your other devices were logged out.
second-factor-since = It has been on since { $at }.
second-factor-codes-left = { $count ->
    [0] No recovery codes are left: switch the second factor off and on again to get new ones.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
second-factor-switch-off = Switch off
second-factor-switch-off-help = Your password alone will then let you in, and the recovery codes will no longer work.
second-factor-is-off = The second factor is off.
second-step-title = One more step
second-step-hint = Six digits from your app, or one of your recovery codes.
second-step-lost = Lost both your phone and the recovery codes? The service’s operator can remove the second factor with “lastcard account remove-second-factor”.
recovery-codes-title = Your recovery codes
recovery-codes-help = If you do not have your phone, use one of these instead of the app’s code. Each works once. Print them or write them down, and keep them apart from your phone.
recovery-codes-once = They are shown only once.
recovery-codes-kept = I have saved them

## Logging in

log-in = Log in
login-title = Log in
login-wrong = That login and password do not match. Check both, and whether Caps Lock is on.
login-forgotten = Forgotten your password? Another organiser can make you a link for a new one, or whoever runs the service can reset it with “lastcard account”.

## The organisers and their links

organisers-title = Organisers
organisers-you = you
organisers-own-account = Your account
organisers-second-factor = second factor
organisers-reset = Make a password reset link
organisers-reset-title = A new password for { $name }
organisers-reset-help = This makes a link for { $name } to choose a new password. Hand it over while they are waiting for it: it works for an hour, and the first person to open it gets in.
organisers-remove = Remove
organisers-removal-title = Remove { $name }?
organisers-removal-help = { $name } will be logged out everywhere at once and can no longer organise. Links that { $name } made will stop working. Everything { $name } recorded stays.
organisers-removal-submit = Remove { $name }
organisers-removed = The organiser has been removed.
organisers-revoked = The link has been revoked.
organisers-not-oneself = You cannot do this to your own account
organisers-not-oneself-help = Change your password on your own account page. To leave the club, ask another organiser to remove you.
organisers-last = The last organiser cannot be removed
organisers-last-help = Without an organiser nobody could log in. Invite somebody else first.
links-title = Unused links
links-none = There are no unused links.
links-help = Anybody who has one of these can still use it. Revoke the ones you no longer need.
links-invite = Invitation
links-reset = New password for { $name }
links-made-by = Made by { $name } on { $at }
links-made-on-server = Made on the server on { $at }
links-until = Works until { $at }
links-revoke = Revoke
organisers-invite = Invite an organiser
organisers-invite-help = This makes a link for one person. The first person to open it gets an account and can organise this club’s tournaments, so hand it over in private.
organisers-invite-submit = Make an invitation link
link-invite = The invitation link
link-reset = The link for { $name } to choose a new password
link-once = Copy it now and hand it over in private: it is shown only once, and it works only once.
link-invite-for = It works for three days.
link-reset-for = It works for an hour.

## Opening a link

invite-title = Join as an organiser
invite-lede = You are invited to organise tournaments for { $club }. Choose a login and a password.
invite-submit = Create the account
invite-reset-title = Choose a new password
invite-reset-lede = For the login { $login }. All devices that are still logged in will be logged out.
invite-reset-submit = Save the new password

## Links that do not work

invite-used = This link has already been used
invite-used-help = A link works only once. If you used it yourself, log in. If not, tell an organiser of the club and ask for a new one.
invite-expired = This link has expired
invite-expired-help = An invitation works for three days, a password reset link for an hour. Ask an organiser of the club for a new one.
invite-unknown = This link is not valid
invite-unknown-help = Part of it may be missing: open it exactly as you received it. If that does not help, ask for a new one.

## Referees

role-legend = What may this person do?
role-organiser = Organise: everything
role-referee = Referee: rule on results and correct them, without setting anything up
role-referee-short = referee
links-invite-referee = Referee invitation
