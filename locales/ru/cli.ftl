### The command line: what the commands say, and their help.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } не читается: { $reason }
cli-unwritable = Не удаётся записать вывод: { $reason }
cli-option-form = «{ $given }» — не параметр: напишите NAME=VALUE, например house.zero50=true
cli-bad-url = «{ $given }» — не адрес, по которому сервис доступен людям: напишите http:// или https://, имя и, если нужно, порт, например https://uno.example, без пути после него.
cli-standard-input = стандартный ввод

## Standings

cli-rank = Место
cli-name = Имя
cli-total = Сумма
cli-average = Среднее
cli-hands = Раздачи
cli-won = Выигр.
cli-season-points = Очки
cli-season-evenings = Вечера
cli-season-counted = В зачёт
cli-season-won = Первые
cli-lost = Проигр.
cli-best = Лучшая
cli-worst = Худшая
cli-state = Состояние
cli-at_limit = Предел
cli-duplicate = Расклад
cli-state-playing = играет
cli-state-winner = победа
cli-state-lost = проигрыш
cli-state-eliminated = выбывает
cli-state-withdrawn = вне игры
cli-state-disqualified = дисквалификация
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Окончен: все раздачи записаны.
    [target] Окончен: цель достигнута.
    [limit] Окончен: предел достигнут.
    [last-standing] Окончен: все остальные выбыли.
   *[stopped] Окончен: остановлен организатором.
}
cli-play-off = Тай-брейк за первое место: { $won }
cli-next = Дальше стол { $table } играет раздачу { $hand } раунда { $round }: { $seats }
cli-stage = Этап
cli-tournament = Турнир
cli-entrants = Участники
cli-event-playing = { $stage }: игра ещё идёт.
cli-event-over = Соревнование окончено.
cli-event-draw = { $stage }: можно проводить жеребьёвку (lastcard schedule).
cli-event-level = { $stage }: { $names } — поровну на границе прохода. Кто пройдёт дальше, решает тай-брейк; мест: { $places }.
cli-event-departure = { $stage }: после исправления дальше прошли бы { $would }, а не { $plays }. Ничего не изменено.
cli-event-endless = { $stage }: конца не будет, турниры этого этапа останавливает только организатор. Задайте число раздач или очков.
cli-event-options = В файле соревнования уже есть все настройки. Уберите остальные параметры.
cli-event-none = Это файл одного турнира, а соревнование состоит из этапов.

## Schedule

cli-hand = Раздача
cli-round = Раунд
cli-block = Блок
cli-table = Стол
cli-seats = Места, по часовой стрелке
cli-dealer = Сдаёт
cli-opener = Начинает
cli-fairness = Поровну: сколько раз каждый с каждым — партнёром { $partners }, соперником { $opponents }, соседом слева { $left }; раздач у каждого { $hands }{ $rests ->
    [none] {""}
   *[other] , блоков отдыха { $rests }
}{ $deals ->
    [none] .
   *[other] , сдаёт { $deals }, начинает { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] Двое на двое
    [four-player] Четыре игрока
    [eight-player] Восемь игроков
    [team] Командная игра
    [free-for-all] Каждый за себя
    [challenge] Вызов
    [cowboy] Ковбой
    [duo] DUO
    [individual] Личный турнир
   *[other] { $format }
}

## Simulation

cli-bot-unknown = «{ $given }» — не бот. Выберите из этих: { $known }.
cli-no-winner = По этим правилам в раздаче нет такого победителя, какой нужен для этого подсчёта. Выберите другие правила или подходящий к ним подсчёт.
cli-progress = раздач: { $done } из { $all }
cli-statistics = Раздач: { $hands } за { $seconds } с, { $threads } { $threads ->
    [one] поток
    [few] потока
    [many] потоков
   *[other] потока
}: { $speed } в секунду
    Ходов за раздачу: { $turns }
    Очков победителю: в среднем { $mean }, медиана { $median }, чаще всего от { $low } до { $high }
    Побед по местам за столом: { $seats }; у начинающего: { $opener }
    Тупик и пересдача: { $stuck }; прекращено как бесконечные: { $abandoned }

## Hand logs

cli-log = протокол { $number }
cli-endless-match = По этим правилам матч не кончается: за последние раздачи ({ $hands }) никто не набрал ни очка.
cli-no-logs = Протоколов раздач там нет.
cli-logs-right = { $count ->
    [one] Проверен { $count } протокол раздачи, всё верно.
    [few] Проверено { $count } протокола раздач, всё верно.
    [many] Проверено { $count } протоколов раздач, всё верно.
   *[other] Проверено { $count } протокола раздач, всё верно.
}

## The help of the command line, and what is wrong with its arguments

help-usage = Использование:
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-default = [по умолчанию: { $name }]
help-env = [переменная окружения: { $name }]
help-values = [одно из: { $name }]
help-more = Подробнее: { $flag }

## Commands

command-lastcard = Турниры, подсчёт и таблицы для клубов UNO
command-help = Показать эту справку или справку по команде
command-serve = Запустить веб-сервис
command-schedule = Составить расписание турнира или провести жеребьёвку следующего этапа соревнования и записать файл
command-score = Подвести итоги по тому, что записано в файле турнира или соревнования
command-season = Сложить файлы турниров в таблицу сезона
command-simulate = Дать ботам сыграть открытые раздачи файла турнира или, для статистики, столько раздач по готовым правилам, сколько указано в --hands
command-replay = Проверить протоколы раздач ход за ходом
command-import = Добавить в клуб турнир или соревнование из файла, с результатами; если в файле турнира есть хоть один результат, турнир сразу идёт, иначе это черновик
command-export = Записать файл турнира или соревнования, со всеми результатами, в стандартный вывод
command-account = Показать организаторов, пригласить или удалить кого-то из них, сбросить пароль, завершить сеансы, сменить секрет
command-list = Показать, кто может войти
command-add = Показать одноразовую ссылку-приглашение для организатора или добавить организатора с паролем из стандартного ввода
command-reset = Показать одноразовую ссылку для нового пароля или прочитать новый пароль из стандартного ввода
command-remove = Удалить организатора; вместе с аккаунтом пропадут его сеансы и ссылки
command-log-out = Завершить все сеансы одного организатора или всех сразу
command-remove-second-factor = Убрать второй фактор организатора, если потеряны и телефон, и запасные коды
command-rotate-secret = Создать новый секрет для подписи и завершить все сеансы; затем перезапустите каждую копию сервиса
command-healthcheck = Спросить сервис на этой машине, готов ли он; читает те же настройки, что и serve
command-migrate = Обновить таблицы базы данных (serve делает и это)
command-backup = Записать всё содержимое базы данных в один файл, в том числе во время работы
command-verify = Проверить, полна ли резервная копия, и показать, что в ней
command-restore = Восстановить резервную копию в пустую базу данных, SQLite или PostgreSQL
command-demo = Добавить демо-клуб: вечер каждого формата, кубок, сезон, страницы игроков, предстоящий вечер и стол, за которым играют боты
command-manual = Записать страницы руководства по командам в папку
command-completions = Вывести то, что нужно оболочке для дополнения команд и параметров

## Options: those of several commands, then those of one

option-help = Показать справку
option-version = Показать версию
option-json = Выводить JSON даже в терминал
option-location = Где лежат данные: файл, sqlite:FILE или postgres://USER@HOST/NAME
option-file = Файл турнира; если вместо него - или ничего, то стандартный ввод
option-backup = Резервная копия
option-backup-backup = Файл для записи, заменяет прежний, только когда готов целиком; если вместо него - или ничего, то стандартный вывод
option-backups = Папка для резервных копий, лучше на другом диске; без неё — backups рядом с файлом базы, а для PostgreSQL — data/backups
option-keep-backups = Сколько ежечасных копий хранить и столько же сделанных перед миграциями; 0 — не делать копий
option-club = Клуб: последняя часть его адреса /c/CLUB; можно не указывать, если клуб один
option-login = Логин, под которым входит организатор
option-role = Что можно с этим аккаунтом: всё или выносить решения и исправлять результаты
option-url = Адрес, по которому сервис доступен людям: с него начинается ссылка
option-rules = Готовые правила, например club, classic или online
option-options = Параметр правил, например house.zero50=true; можно указать несколько раз
option-listen = Адрес и порт, которые слушать; 0.0.0.0:8080 впустит телефоны из локальной сети. Если не указано — 127.0.0.1:8080, с сертификатом — порт 443 всех адресов, с --local-authority — порт 8443
option-domains = Получать и продлевать сертификат для этого имени, например uno.example, у публичного центра, условия которого вы тем самым принимаете; можно повторять, ссылки ведут к первому. Вместе с --local-authority — ещё одно локальное имя
option-acme-directory = URL каталога ACME у центра, который выдаёт сертификаты
option-acme-contact = Адрес электронной почты, на который этот центр может писать
option-acme-root = Файл PEM с центром, которым подписан сертификат самого каталога, если центр частный
option-certificate = Работать по HTTPS с сертификатом из этого файла PEM, за которым следуют те, что стоят между ним и его центром; файл перечитывается, когда меняется
option-key = Файл PEM с закрытым ключом сертификата
option-local-authority = Работать по HTTPS там, где нет интернета: со своим центром сертификации, который создаётся один раз и которому должно доверять каждое устройство
option-certificate-folder = Папка для ключей и сертификатов, созданных здесь; если не указано — certificates рядом с файлом базы данных, для PostgreSQL — data/certificates
option-redirect = Где принимать обычный HTTP и вести его на HTTPS, например 0.0.0.0:80, или none; если не указано — порт 80 рядом с портом 443, с --local-authority — порт 8080
option-serve-demo = Добавить демо-клуб, если база данных пуста; пока кто-то смотрит, в нём играют боты
option-serve-url = Адрес, по которому сервис доступен людям, например https://uno.example: туда ведут ссылки, а на запросы к другим хостам ответа нет
option-serve-behind-proxy = Доверять заголовкам X-Forwarded-For, -Host и -Proto, которые задаёт обратный прокси перед сервисом
option-serve-metrics-token = Кто присылает этот токен (Authorization: Bearer), читает /metrics; 16 знаков или больше, лучше через переменную окружения
option-serve-metrics-listen = Адрес и порт только для /metrics, например 127.0.0.1:9464; рядом со страницами его тогда нет
option-serve-operators = Логин организатора, которому видна страница о сервисе; можно указать несколько. Если не указан ни один, она видна организаторам единственного клуба
option-serve-connections = Сколько соединений с PostgreSQL держит этот экземпляр сервиса самое большее, кроме двух, по которым экземпляры узнают друг о друге
option-serve-drain = Сколько секунд ещё работать после сигнала остановки; всё это время /readyz сообщает о неготовности, чтобы балансировщики больше не направляли сюда запросы
option-serve-webhooks-to = Частные сети или хосты, до которых вебхукам можно доходить, например 192.168.1.0/24, через запятую; без этого они доходят только до публичных адресов
option-serve-log = Что писать в журнал: error, warn, info, debug или фильтр, например lastcard=debug
option-serve-log-format = Как выглядят строки журнала: text — для людей, json — по одному объекту в строке
option-schedule-format = Формат: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo или individual; либо файл соревнования, либо - для стандартного ввода
option-schedule-players = Кто играет, по порядку и через запятую; игроки одной команды — через +: Анна+Борис,Вера+Глеб
option-schedule-seed = Начальное число (seed) для жеребьёвки соревнования: одинаковое даёт одну и ту же жеребьёвку на любой машине
option-schedule-name = Название турнира
option-schedule-rounds = Раунды: сколько раз сыграть всё расписание
option-schedule-blocks = Сколько блоков расписания сыграть вместо целых раундов
option-schedule-hands-per-block = Сколько раздач подряд та же четвёрка играет с теми же партнёрами: 1, 2 или 4
option-schedule-fixed-seats = Соперники не пересаживаются в течение блока
option-schedule-duplicate = Один и тот же расклад за всеми столами в каждой раздаче, а в каждом втором раунде его получают соперники
option-schedule-scoring = Как из раздач складываются итоги, например lazy; если не указано — подсчёт, принятый в этом формате
option-schedule-target = Сколько очков завершают матч при подсчёте std
option-schedule-limit = Сколько очков означают проигрыш при подсчёте lose200 или выбывание при challenge
option-schedule-stop-at-limit = Турнир кончается, как только кто-то достигнет предела
option-schedule-hands = Сколько раздач условлено для матча, который не кончается по очкам
option-simulate-seed = Начальное число (seed): одинаковое даёт одни и те же раздачи на любой машине
option-simulate-bots = Кто играет: random или greedy
option-simulate-hands = Сколько раздач сыграть для статистики, вместо файла турнира
option-simulate-players = Сколько игроков
option-simulate-threads = Сколько потоков играет; если не указано — все ядра
option-simulate-log = Записать вместо статистики протокол каждой раздачи, по одному в строке
option-season-files = Файлы турниров в том порядке, в каком их играли; - означает стандартный ввод
option-season-count = Что даёт вечер: field (очко за участие и по очку за каждого, кто оказался ниже), places (очки за места по списку), totals (сумма вечера) или average (очки за раздачу); если не указано, field
option-season-points = Сколько дают места, начиная с первого, например 10,8,6; при places, если не указано, 10,8,6,5,4,3,2,1
option-season-best = Сколько лучших вечеров каждого засчитывается; если не указано, все
option-season-least = Со скольких вечеров участник получает место; если не указано, с 1
option-season-ties = Что решает при равенстве, в таком порядке: countback (больше первых мест, потом вторых), best (лучший отдельный вечер), evenings (больше вечеров); если не указано, countback,best
option-replay-file = Протоколы раздач, один за другим; если вместо них - или ничего, то стандартный ввод
option-import-starts-at = Когда начался или начнётся турнир, например 2026-11-27T18:30:00+05:30; если не указано — сейчас
option-import-again = Добавить ещё раз, хотя в клубе он уже есть
option-export-tournament = Турнир: последняя часть его адреса /t/TOURNAMENT; с --event соревнование: последняя часть адреса /c/CLUB/events/EVENT
option-event = Записать файл соревнования из нескольких этапов
option-manual-folder = Папка, которая уже есть
option-completions-shell = Какая оболочка
option-log-out-everybody = Все организаторы всех клубов
option-add-login = Логин, под которым будет входить организатор; только вместе с --password-stdin
option-add-name = Имя организатора; если не указано — логин
option-add-password-stdin = Прочитать пароль из стандартного ввода, одной строкой
option-reset-password-stdin = Прочитать новый пароль из стандартного ввода, одной строкой
option-demo-remove = Удалить демо-клуб со всем, что в нём есть

## What is wrong with the arguments

argument-missing = этого не хватает
argument-no-value = после этого не хватает значения
argument-unknown = такого параметра нет{ $similar ->
    [none] .
   *[other] ; может быть, { $similar }?
}
argument-no-command = такой команды нет{ $similar ->
    [none] .
   *[other] ; может быть, { $similar }?
}
argument-twice = это можно указать только один раз
argument-conflict = это нельзя указать вместе с { $other }
argument-takes-none = значение здесь не нужно, а указано «{ $given }»
argument-not-among = «{ $given }» — не одно из этих: { $known }
argument-no-number = «{ $given }» — не целое число от 0
argument-no-time = «{ $given }» — не время вида 2026-11-27T18:30:00+05:30
argument-not-text = один из аргументов не читается как текст (UTF-8)

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard открыт:       { $url }
serve-listens = Слушает адрес:         { $url }
serve-lan-address = Для телефонов рядом:   { $url }
serve-metrics = Метрики по адресу:     { $url }
serve-port-taken = Порт { $port } уже занят: адрес { $address } слушает другая программа. Остановите её или выберите другой порт через { $option }.
serve-port-forbidden = Этому пользователю нельзя слушать { $address }. Порты ниже 1024 требуют особых прав: выберите другой через { $option }.
serve-address-unknown = У этой машины нет адреса { $address }. Укажите 127.0.0.1 только для этой машины или 0.0.0.0 для всех её адресов.
serve-cannot-listen = Не удаётся слушать { $address }: { $reason }
serve-bad-listen = «{ $given }» — не адрес с портом: напишите 127.0.0.1:8080 или 0.0.0.0:8080, чтобы впустить телефоны
serve-bad-metrics-listen = «{ $given }» — не адрес с портом: напишите 127.0.0.1:9464
serve-bad-metrics-token = Токену для метрик нужно не меньше { $count } знаков: латинские буквы, цифры и знаки без пробелов. Создайте его командой «openssl rand -hex 24».
serve-failed = Сервис остановился: { $reason }
serve-new-database = Это новая база данных: { $database } не было, или она была пуста. Если ваши данные должны быть там, остановите Lastcard сейчас и проверьте, подключён ли диск и верен ли путь.
serve-demo = Смотреть игру ботов:   { $url }
serve-setup = Настройте клуб, один раз:  { $url }
serve-bad-network = «{ $given }» — не сеть: напишите адрес, например 192.168.1.20, или сеть, например 192.168.1.0/24
serve-bad-log = «{ $given }» — не фильтр журнала: напишите error, warn, info или debug либо фильтр, например lastcard=debug
healthcheck-no-answer = По адресу { $address } никто не отвечает: { $reason }. Запущен ли сервис, и с тем же ли --listen?
healthcheck-not-lastcard = По адресу { $address } отвечает не Lastcard, а другая программа. Укажите тот же --listen, что и для serve.
healthcheck-only-encrypted = Этот сервис работает только по HTTPS, а сертификат выдан на его публичное имя. Чтобы проверить его отсюда, дайте ему порт для обычного HTTP через --redirect.
serve-status = Открыт по адресу { $url }
serve-status-ill = Открыт по адресу { $url }, но с базой данных что-то не так: { $reason }

## The commands that work on the database

data-unopened = База данных { $database } не открывается: { $reason }
data-forbidden = Lastcard не может писать в { $path }. Программа работает от пользователя { $user }: отдайте ему это место командой «chown -R { $user } { $path }» или укажите другое через --database.
data-read-only = { $path } доступно только для чтения. Подключите его для записи (в контейнере — как том) или укажите другое место через --database.
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
import-event-done = «{ $name }» теперь в клубе { $club }: { $address }
import-open-hand = Раздача { $slot } открыта, и её места за столом, сдающий или начинающий не такие, как следует из предыдущих раздач. Уберите их или сначала запишите раздачу.
import-there = Этот турнир в клубе уже есть: /t/{ $slug }. Ничего не добавлено. С --again он добавляется ещё раз и засчитывается снова.
import-event-there = Это соревнование в клубе уже есть: /c/…/events/{ $slug }. Ничего не добавлено. С --again оно добавляется ещё раз и засчитывается снова.
import-key-used = С этим ключом уже отправлен другой турнир. Отправьте этот со своим ключом.
api-tournament-there = Этот турнир с этими результатами в клубе уже есть: /t/{ $slug }. Ничего не создано. С again=true он создаётся ещё раз и засчитывается снова.
api-tournament-there-unnamed = Этот турнир с этими результатами в клубе уже есть. Ничего не создано. С again=true он создаётся ещё раз и засчитывается снова.
api-event-there = Это соревнование с этими результатами в клубе уже есть. Ничего не создано. С again=true оно создаётся ещё раз и засчитывается снова.
export-no-such-tournament = Турнира «{ $slug }» нет. Укажите последнюю часть его адреса /t/…
export-no-such-event = Соревнования «{ $slug }» нет. Укажите последнюю часть его адреса /c/…/events/…

demo-club = Демо-клуб
demo-evening = Клубный вечер: { $format }
demo-event = Кубок клуба
demo-playing = Сегодня на телефонах
demo-season = Чемпионат клуба
demo-coming = Открытый вечер
demo-place = Дом культуры, второй этаж
demo-about = Новичкам рады: правила объясняются за пять минут.
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
account-cli-role = Роль
account-cli-organiser = организатор
account-cli-referee = судья

## Что об этом говорит `lastcard serve`

serve-authority-address = Сначала на телефонах:  { $url }
serve-authority-fingerprint = Отпечаток его центра сертификации: { $fingerprint }
serve-bad-domain = «{ $given }» — не имя, для которого может быть сертификат: напишите uno.example
serve-domain-not-local = «{ $given }» — не локальное имя, а локальный центр не подписывает других: напишите имя, которое оканчивается на .local, .lan, .home или .internal, или уберите --domain
serve-url-unencrypted = Здесь шифрует сам сервис, но --url — { $url }: напишите там https://
serve-no-authority = Локальным центром сертификации не удаётся воспользоваться: { $reason }
