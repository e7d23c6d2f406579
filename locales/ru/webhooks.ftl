### Вебхуки: адреса, на которые отправляются новости клуба.

webhooks-title = Вебхуки
webhooks-lede = Lastcard сразу сообщает новости клуба другим программам: вашему сайту, чату, экрану в зале. Им сообщается то, что могут видеть все.
webhooks-new = Новый вебхук
webhooks-address = Адрес
webhooks-address-hint = Где слушает другая программа, например https://uno.example/news
webhooks-wants = Что отправлять
webhooks-wants-hint = Отправляется только то, что произойдёт с этого момента.
webhooks-create = Создать вебхук
webhooks-full = У клуба может быть не больше десяти вебхуков. Удалите тот, который больше не используется.
club-webhooks-hint = Пусть другие программы сразу узнают о том, что здесь происходит.
club-webhooks = К вебхукам
error-webhooks-full = У клуба уже десять вебхуков
error-webhooks-full-help = Вернитесь и удалите тот, что больше не нужен.
error-webhook-tests = Отправлено слишком много проверок
error-webhook-tests-help = Подождите четверть часа или дождитесь следующего настоящего сообщения.

## One of them

webhook-title = Вебхук
webhook-secret = Его секрет
webhook-secret-once = Он показан только сейчас. Передайте его программе, которая слушает: по нему она узнает, что сообщение пришло отсюда.
webhook-on = Работает.
webhook-failing = { $count ->
    [one] Сообщение не дошло: { $count } попытка подряд. Следующая: { $at }
    [few] Сообщение не дошло: { $count } попытки подряд. Следующая: { $at }
    [many] Сообщение не дошло: { $count } попыток подряд. Следующая: { $at }
   *[other] Сообщение не дошло: { $count } попытки подряд. Следующая: { $at }
}
webhook-off = Выключен { $at }: сутки ничего не доходило. Если включить снова, он продолжит с того же места.
webhook-try = Попробовать сейчас
webhook-told = Ему сообщается:
webhook-test = Отправить проверку
webhook-deliveries = Последние сообщения
webhook-deliveries-none = Пока ничего не отправлено.
webhook-attempt = (попытка { $number })
webhook-arrived = Дошло
webhook-redirects = Ответ ведёт на другой адрес. Введите тот адрес: перенаправления не выполняются.
webhook-answered = Ответ: { $status }
webhook-fault-unresolved = Неизвестное имя хоста
webhook-fault-private = Ведёт в частную сеть
webhook-fault-unreachable = Не удалось подключиться
webhook-fault-certificate = Нет защищённого соединения: сертификат недействителен
webhook-fault-silent = Ответ не пришёл вовремя
webhook-fault-unintelligible = Недопустимый ответ
webhook-rotate-title = Новый секрет
webhook-rotate-help = Если секрет мог узнать кто-то ещё, замените его. Сутки сообщения подписываются обоими.
webhook-rotate = Заменить секрет
webhook-remove-title = Удалить вебхук
webhook-remove-help = Больше туда ничего не отправляется.
webhook-remove = Удалить
webhook-done-tested = Проверка отправлена. Чем она закончилась, сказано первой строкой списка.
webhook-done-tried = Идёт попытка. Обновите страницу, чтобы увидеть, чем она закончилась.
webhook-done-removed = Вебхук удалён.

## What may be sent

webhook-kind-result-recorded = Результат введён
webhook-kind-result-corrected = Результат исправлен
webhook-kind-result-voided = Раздача не засчитывается
webhook-kind-result-taken-back = Результат отменён
webhook-kind-tournament-started = Турнир начался
webhook-kind-tournament-finished = Турнир окончен
webhook-kind-tournament-reopened = Турнир возобновлён
webhook-kind-tournament-changed = В турнире изменилось что-то ещё
webhook-kind-line-up-changed = Изменился состав
webhook-kind-test = Проверка

## What is wrong with an address

webhook-address-malformed = Это не адрес. Введите его полностью, например https://uno.example/news
webhook-address-scheme = Адрес должен начинаться с https:// или http://
webhook-address-credentials = Уберите имя и пароль перед именем сайта: вместо них сообщения подписываются.
webhook-address-port = Этот порт использовать нельзя. Укажите 80, 443 или порт от 1024.
webhook-address-long = Адрес слишком длинный: не больше 2000 знаков.
webhook-refused-unresolved = Имя { $host } неизвестно. Проверьте, как оно написано.
webhook-refused-private = { $host } ведёт в частную сеть, а вебхукам туда нельзя. Укажите адрес, доступный всем, или попросите того, у кого работает этот Lastcard, разрешить его с помощью --webhooks-to.
webhook-wants-nothing = Выберите хотя бы одно.
