### The help of the command line, and what is wrong with its arguments.

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
command-schedule = Составить расписание турнира и записать его файл
command-score = Подвести итоги по тому, что записано в файле турнира
command-simulate = Дать ботам сыграть открытые раздачи файла турнира или, для статистики, столько раздач по готовым правилам, сколько указано в --hands
command-replay = Проверить протоколы раздач ход за ходом
command-import = Добавить в клуб турнир из файла, с результатами; если в файле есть хоть один результат, турнир сразу идёт, иначе это черновик
command-export = Записать файл турнира, со всеми результатами, в стандартный вывод
command-account = Показать организаторов, пригласить или удалить кого-то из них, сбросить пароль, завершить сеансы, сменить секрет
command-list = Показать, кто может войти
command-add = Показать одноразовую ссылку-приглашение для организатора или добавить организатора с паролем из стандартного ввода
command-reset = Показать одноразовую ссылку для нового пароля или прочитать новый пароль из стандартного ввода
command-remove = Удалить организатора; вместе с аккаунтом пропадут его сеансы и ссылки
command-log-out = Завершить все сеансы одного организатора или всех сразу
command-remove-second-factor = Убрать второй фактор организатора, если потеряны и телефон, и запасные коды
command-rotate-secret = Создать новый секрет для подписи и завершить все сеансы; затем перезапустите каждую копию сервиса
command-migrate = Обновить таблицы базы данных (serve делает и это)
command-backup = Записать всё содержимое базы данных в один файл, в том числе во время работы
command-verify = Прочитать резервную копию до конца и сказать, что в ней
command-restore = Восстановить всё из резервной копии в пустую базу данных любого вида
command-demo = Добавить демо-клуб: один вечер сыгран, другой — наполовину, и ещё матч
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
option-keep-backups = Сколько ежечасных копий хранить и столько же сделанных перед изменением таблиц; 0 — не делать копий
option-club = Клуб: последняя часть его адреса /c/CLUB; можно не указывать, если клуб один
option-login = Логин, под которым входит организатор
option-url = Адрес, по которому сервис доступен людям: с него начинается ссылка
option-rules = Готовые правила, например club, classic или online
option-options = Параметр правил, например house.zero50=true; можно указать несколько раз
option-serve-listen = Адрес и порт, которые слушать; 0.0.0.0:8080 впустит телефоны из локальной сети. Если не указано — 127.0.0.1:8080, с сертификатом — порт 443 всех адресов, с --local-authority — порт 8443
option-serve-domains = Получать и продлевать сертификат для этого имени, например uno.example, у публичного центра, условия которого вы тем самым принимаете; можно повторять, ссылки ведут к первому. Вместе с --local-authority — ещё одно локальное имя
option-serve-acme-directory = Каталог центра, который выдаёт сертификаты (ACME)
option-serve-acme-contact = Адрес электронной почты, на который этот центр может писать
option-serve-acme-root = Файл PEM с центром, которым подписан сертификат самого каталога, если центр частный
option-serve-certificate = Работать по HTTPS с сертификатом из этого файла PEM, за которым следуют те, что стоят между ним и его центром; файл перечитывается, когда меняется
option-serve-key = Файл PEM с закрытым ключом сертификата
option-serve-local-authority = Работать по HTTPS там, где нет интернета: со своим центром сертификации, который создаётся один раз и о котором надо сообщить каждому устройству
option-serve-certificate-folder = Папка для ключей и сертификатов, созданных здесь; если не указано — certificates рядом с файлом базы данных, для PostgreSQL — data/certificates
option-serve-redirect = Где принимать обычный HTTP и вести его на HTTPS, например 0.0.0.0:80, или none; если не указано — порт 80 рядом с портом 443, с --local-authority — порт 8080
option-serve-demo = Добавить демо-клуб, если база данных пуста
option-serve-url = Адрес, по которому сервис доступен людям, например https://uno.example: туда ведут ссылки, а на запросы к другим хостам ответа нет
option-serve-behind-proxy = Впереди стоит обратный прокси и сообщает в X-Forwarded-For, -Host и -Proto, кто запрашивает, что и как
option-serve-log = Что писать в журнал: error, warn, info, debug или фильтр, например lastcard=debug
option-serve-log-format = Как выглядят строки журнала: text — для людей, json — по одному объекту в строке
option-schedule-format = Формат: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo или individual
option-schedule-players = Кто играет, по порядку и через запятую; игроки одной команды — через +: Анна+Борис,Вера+Глеб
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
option-replay-file = Протоколы раздач, один за другим; если вместо них - или ничего, то стандартный ввод
option-import-starts-at = Когда начался или начнётся турнир, например 2026-11-27T18:30:00+05:30; если не указано — сейчас
option-export-tournament = Турнир: последняя часть его адреса /t/TOURNAMENT
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
