### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = Настройка клуба
setup-club-name = Название клуба
setup-club-name-hint = Так оно будет на публичных страницах.
setup-club-name-needed = Введите название клуба.
setup-time-zone = Часовой пояс
setup-time-zone-hint = По нему показываются даты и время ваших турниров.
setup-language = Язык
setup-language-hint = Для гостей, чей язык неизвестен.
setup-change = Изменить
setup-submit = Создать клуб
setup-done = Клуб готов. Кто играет в его первом турнире?
setup-needs-link = У этой установки Lastcard ещё нет организатора.
setup-needs-link-help = При запуске сервис показал в своём терминале одноразовую ссылку. Откройте её или введите здесь код из неё. Настроить клуб может только тот, кто видит этот терминал.
setup-code = Код из ссылки
setup-code-submit = Дальше
setup-code-wrong = Код неверный. Скопируйте его из терминала ещё раз.

## What an account asks for, and what a password may not be

account-name = Ваше имя
account-name-hint = Его видят другие организаторы; оно стоит и рядом с результатами, которые вы вводите.
account-name-needed = Введите своё имя.
account-login = Логин
account-login-hint = Короткое имя или ваш адрес электронной почты. Он нужен для входа; на него ничего не отправляется.
account-password = Пароль
account-password-hint = Не меньше 10 символов. Лучше всего — несколько слов, которые вместе поставили бы только вы.
account-password-show = Показать пароль
account-login-taken = Этот логин занят. Выберите другой.
problem-password-short = В пароле { $length ->
    [one] { $length } символ
    [few] { $length } символа
    [many] { $length } символов
   *[other] { $length } символа
}, а нужно не меньше { $least }.
problem-password-long = Пароль слишком длинный: можно не больше { $most } символов.
problem-password-of-context = Пароль почти целиком состоит из «{ $word }», а это чужой попробует первым. Возьмите слова, не связанные ни с вами, ни с клубом.
problem-password-common = Это один из первых паролей, которые попробует любой, пусть даже с другой цифрой или буквой. Возьмите несколько слов, которые вместе поставили бы только вы.
problem-password-row = Это ряд клавиш либо буквы или цифры по порядку. Возьмите несколько слов, которые вместе поставили бы только вы.
problem-password-repeated = Здесь всё время повторяется одно и то же. Возьмите несколько слов, которые вместе поставили бы только вы.
problem-password-date-or-name = Это почти просто дата или имя. Возьмите несколько слов, которые вместе поставили бы только вы.
problem-password-guessable = Это слишком легко угадать. Сделайте пароль длиннее или возьмите несколько слов, которые вместе поставили бы только вы.
account-zone-unknown = Выберите часовой пояс из списка.
account-language-unknown = Выберите язык из списка.

## Your account

account-title = Ваш аккаунт
account-you = Ваш логин: { $login }.
account-to-organisers = Организаторы клуба
account-change-password = Сменить пароль
account-current-password = Текущий пароль
account-new-password = Новый пароль
account-current-wrong = Это не ваш текущий пароль.
account-change-password-help = На других ваших устройствах придётся войти заново, а действующие ссылки, которые вы сделали, перестанут работать.
account-password-changed = Пароль изменён. На других ваших устройствах нужно войти заново.
account-own-password = Ваш пароль
account-own-password-hint = Введите его ещё раз, чтобы никто другой не мог сделать это на устройстве, где вы не вышли.
account-back = К вашему аккаунту
account-sessions = Где вы вошли
account-sessions-help = Сеанс кончается через две недели без использования и не позже чем через тридцать дней после входа. Если какой-то вам незнаком, завершите его и смените пароль.
account-session-own = этот
account-session-made = С { $at }, адрес { $address }
account-session-seen = Последний раз около { $at }
account-session-end = Выйти там
account-session-ended = Тот сеанс завершён.
account-browser-unknown = Неизвестный браузер
account-others = Выйти везде, кроме этого
account-others-ended = Теперь вы вошли только здесь.
account-everywhere = Выйти везде
account-everywhere-help = «Выйти везде» завершает ваши сеансы на всех устройствах, включая это. Пригодится, если потерян телефон или ноутбук.

## The second factor

second-factor-title = Второй фактор
second-factor-off = Сейчас для входа достаточно пароля. Со вторым фактором тому, кто его узнает, понадобится ещё и код с вашего телефона.
second-factor-on = Вы входите с паролем и кодом с вашего телефона.
second-factor-set-up = Настроить второй фактор
second-factor-change = Посмотреть или выключить
second-factor-lede = После пароля вы будете вводить код из приложения на телефоне. Приложение работает и без связи.
second-factor-install = Откройте на телефоне приложение для кодов. В большинстве менеджеров паролей оно уже есть.
second-factor-scan = Отсканируйте им этот код.
second-factor-type = Не получается? Введите этот ключ:
second-factor-open = Читаете это на самом телефоне? Откройте в приложении
second-factor-confirm = Введите шесть цифр, которые приложение показывает сейчас.
second-factor-code = Код из приложения
second-factor-code-hint = Шесть цифр. Они меняются каждые полминуты.
second-factor-code-wrong = Код неверный или уже использован. Дождитесь следующего и проверьте, верно ли идут часы на телефоне.
second-factor-switch-on = Включить
second-factor-is-on = Второй фактор включён. На других ваших устройствах нужно войти заново.
second-factor-since = Включён с { $at }.
second-factor-codes-left = { $count ->
    [0] Запасных кодов не осталось: выключите и снова включите второй фактор, чтобы получить новые.
    [one] Остался { $count } запасной код.
    [few] Осталось { $count } запасных кода.
    [many] Осталось { $count } запасных кодов.
   *[other] Осталось { $count } запасного кода.
}
second-factor-switch-off = Выключить
second-factor-switch-off-help = Тогда для входа будет достаточно пароля, а запасные коды перестанут работать.
second-factor-is-off = Второй фактор выключен.
second-step-title = Ещё один шаг
second-step-hint = Шесть цифр из приложения или один из запасных кодов.
second-step-lost = Потеряны и телефон, и запасные коды? Тот, кто обслуживает сервис, может убрать второй фактор командой «lastcard account remove-second-factor».
recovery-codes-title = Ваши запасные коды
recovery-codes-help = Если телефона нет под рукой, каждый из них один раз пустит вас вместо кода. Напечатайте или запишите их и храните отдельно от телефона.
recovery-codes-once = Их показывают только сейчас.
recovery-codes-kept = Коды записаны

## Logging in

log-in = Войти
login-title = Вход
login-wrong = Логин и пароль не подходят друг к другу. Проверьте их и посмотрите, не включён ли Caps Lock.
login-forgotten = Забыли пароль? Другой организатор может сделать вам ссылку для нового, или тот, кто обслуживает сервис, сбросит его командой «lastcard account».

## The organisers and their links

organisers-title = Организаторы
organisers-you = вы
organisers-own-account = Ваш аккаунт
organisers-second-factor = второй фактор
organisers-reset = Ссылка для сброса пароля
organisers-reset-title = Новый пароль: { $name }
organisers-reset-help = Будет сделана ссылка, по которой { $name } выбирает новый пароль. Передайте её, когда её ждут: она работает час, и войдёт тот, кто откроет её первым.
organisers-remove = Удалить
organisers-removal-title = Удалить: { $name }?
organisers-removal-help = { $name } сразу теряет вход на всех устройствах и больше не организатор. Ссылки, сделанные этим организатором, перестанут работать. Записанное остаётся.
organisers-removal-submit = Удалить: { $name }
organisers-removed = Организатор удалён.
organisers-revoked = Ссылка отозвана.
organisers-not-oneself = Со своим аккаунтом так нельзя
organisers-not-oneself-help = Пароль можно сменить на странице своего аккаунта. Чтобы покинуть клуб, попросите другого организатора удалить вас.
organisers-last = Последнего организатора удалить нельзя
organisers-last-help = Без организатора никто не смог бы войти. Сначала пригласите кого-нибудь.
links-title = Действующие ссылки
links-none = Действующих ссылок нет.
links-help = Ими ещё может воспользоваться тот, у кого они есть. Отзовите те, что больше не нужны.
links-invite = Приглашение
links-reset = Новый пароль: { $name }
links-made-by = Автор ссылки — { $name }, { $at }
links-made-on-server = Сделана на сервере, { $at }
links-until = Работает до { $at }
links-revoke = Отозвать
organisers-invite = Пригласить организатора
organisers-invite-help = Будет сделана ссылка для одного человека. Кто откроет её первым, получит аккаунт и сможет вести турниры клуба, поэтому передайте её лично.
organisers-invite-submit = Сделать приглашение
link-invite = Ссылка-приглашение
link-reset = Ссылка, по которой { $name } выбирает новый пароль
link-once = Скопируйте её сейчас и передайте лично: её показывают только один раз, и работает она только один раз.
link-invite-for = Работает три дня.
link-reset-for = Работает час.

## Opening a link

invite-title = Стать организатором
invite-lede = Вас приглашают вести турниры. Клуб: { $club }. Выберите логин и пароль.
invite-submit = Создать аккаунт
invite-reset-title = Выберите новый пароль
invite-reset-lede = Для логина { $login }. На всех устройствах придётся войти заново.
invite-reset-submit = Сохранить новый пароль

## Links that do not work

invite-used = Этой ссылкой уже воспользовались
invite-used-help = Ссылка работает только один раз. Если это были вы, войдите. Если нет, сообщите организатору клуба и попросите новую.
invite-expired = Срок этой ссылки истёк
invite-expired-help = Приглашение работает три дня, ссылка для сброса пароля — час. Попросите новую у организатора клуба.
invite-unknown = Эта ссылка недействительна
invite-unknown-help = Возможно, не хватает её части: откройте её точно такой, какой получили. Если не поможет, попросите новую.

## Referees

role-legend = Что может этот человек?
role-organiser = Организатор: всё
role-referee = Судья: выносить решения и исправлять результаты, ничего не настраивая
role-referee-short = судья
links-invite-referee = Приглашение судьи
