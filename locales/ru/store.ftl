### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = «{ $scheme }» — не тот вид базы данных, который знает Lastcard. Укажите файл (club.db или sqlite:club.db) или адрес PostgreSQL (postgres://user@host/name).
problem-database-path-missing = Не указано имя файла базы данных. Укажите его, например data/lastcard.db.
problem-database-in-memory = База данных в памяти пропала бы при остановке Lastcard. Укажите файл, например data/lastcard.db.

## What can be wrong with a login

problem-login-empty = Введите логин: короткое имя или адрес электронной почты.
problem-login-too-long = В логине может быть не больше { $max } символов.
problem-login-space = Логин — одно слово, без пробелов.

## The commands that work on the database

data-unopened = База данных { $database } не открывается: { $reason }
data-failed = Не получилось, ничего не изменено: { $reason }
data-no-club = Клуба ещё нет. Запустите «lastcard serve» и откройте ссылку для настройки, которую он покажет, или укажите демо-клуб через --club.
data-several-clubs = Клубов несколько. Укажите нужный через --club: { $clubs }
data-no-such-club = Клуба «{ $club }» нет. Есть такие клубы: { $clubs }

migrate-nothing = { $database }: обновлять нечего.
migrate-done = { $database }: обновлено. Применено: { $applied }

backup-done = { $file }: записано и проверено.
backup-whole = { $file }: копия цела.
backup-restored = { $database }: всё из резервной копии восстановлено.
backup-holds = Клубов: { $clubs }, турниров: { $tournaments }, записей в журнале: { $entries }.
backup-no-database = Базы данных { $database } нет. Укажите нужную с помощью --database.
backup-to-terminal = Резервная копия — не текст для терминала. Укажите файл или направьте вывод в него через >.
backup-in-use = { $database }: база не пуста, в таблице { $table } есть строки. Укажите с помощью --database базу, которой ещё не пользовались. Ничего не изменено.
backup-needs-no-tables = Таблицы в { $database } новее резервной копии. Укажите новый файл или базу PostgreSQL без таблиц. Ничего не изменено.
backup-none = { $file }: это не резервная копия Lastcard.
backup-cut-short = { $file }: копия обрывается, конца нет. Возьмите другую. Ничего не изменено.
backup-damaged = { $file }: копия повреждена. Возьмите другую. Ничего не изменено.
backup-too-large = { $file }: при распаковке выходит больше, чем бывает в копии Lastcard; файл прочитан до строки { $line }, дальше нет. Возьмите другую копию. Ничего не изменено.
backup-newer = { $file }: копия от более новой версии Lastcard. Сначала обновите эту. Ничего не изменено.
backup-failed = { $file }: не получилось, ничего не изменено: { $reason }
backup-before-migration-failed = Таблицы базы данных нужно изменить, но записать перед этим резервную копию в { $folder } не удалось: { $reason }. Ничего не изменено. Укажите другую папку через --backups или продолжите без копии: --keep-backups 0.
backup-club-arrived = Клуб перенесён, его адрес — /c/{ $club }.
backup-club-passwords = У его организаторов здесь ещё нет паролей. Создайте каждому ссылку, по которой пароль задают:
backup-club-is-there = Клуб из файла { $file } здесь уже есть. Перенести клуб можно один раз. Ничего не изменено.
backup-unfit = { $file }: файл не принят. В таблице { $table } строка { $row } не подходит ({ $reason }). Ничего не изменено. Скачайте файл ещё раз там, где находится клуб.

import-done = «{ $name }» теперь в клубе { $club }: /t/{ $slug }
import-open-hand = Раздача { $slot } открыта, и её места за столом, сдающий или начинающий не такие, как следует из предыдущих раздач. Уберите их или сначала запишите раздачу.
import-there = Этот турнир в клубе уже есть: /t/{ $slug }. Ничего не добавлено. С --again он добавляется ещё раз и засчитывается снова.
import-key-used = С этим ключом уже отправлен другой турнир. Отправьте этот со своим ключом.
api-tournament-there = Этот турнир с этими результатами в клубе уже есть: /t/{ $slug }. Ничего не создано. С again=true он создаётся ещё раз и засчитывается снова.
api-tournament-there-unnamed = Этот турнир с этими результатами в клубе уже есть. Ничего не создано. С again=true он создаётся ещё раз и засчитывается снова.
export-no-such-tournament = Турнира «{ $slug }» нет. Укажите последнюю часть его адреса /t/…

demo-club = Демо-клуб
demo-added = Демо-клуб добавлен.
demo-there = Демо-клуб уже есть.
demo-removed = Демо-клуб удалён.
demo-none = Демо-клуба нет.

account-cli-login = Логин
account-cli-name = Имя
account-cli-club = Клуб
account-cli-added = { $login } теперь может войти.
account-cli-reset = { $login }: пароль новый, сеансы на всех устройствах завершены.
account-cli-taken = Логин «{ $login }» занят. Выберите другой.
account-cli-unknown = Логина «{ $login }» нет ни у кого. Кто может войти, покажет «lastcard account list».
account-cli-link-invite = Эта ссылка сработает один раз, в течение трёх дней:
account-cli-link-reset = Эта ссылка сработает один раз, в течение часа:
account-cli-removed = { $login }: аккаунт удалён, сеансы на всех устройствах завершены.
account-cli-last = { $login } — последний организатор клуба, удалить нельзя: войти больше никто бы не смог. Сначала добавьте другого.
account-cli-logged-out = { $count ->
    [one] Завершён { $count } сеанс.
    [few] Завершено { $count } сеанса.
    [many] Завершено { $count } сеансов.
   *[other] Завершено { $count } сеанса.
}
account-cli-factor-removed = { $login }: теперь для входа достаточно пароля.
account-cli-no-factor = { $login }: второго фактора нет.
account-cli-rotated = Секрет новый, всем нужно войти заново. Перезапустите сейчас каждую копию сервиса: до этого они работают со старым. Телефонам придётся снова занять места за столами.
account-cli-second-factor = Второй фактор
account-cli-yes = да
account-cli-no = нет
