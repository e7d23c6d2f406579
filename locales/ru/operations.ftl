### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = Сервис
service-lede = Как работает эта копия Lastcard — для того, кто её обслуживает.
service-well = Всё в порядке.
service-unknown = неизвестно
service-number = { $count }
service-of = { $count } из { $most } возможных

## What there is to know

service-service = Сервис
service-version = Версия
service-since = Работает с
service-viewers = Зрителей сейчас
service-results = Результатов за последний час
service-memory = Память
service-certificate = Сертификат действует до
service-database = База данных
service-place = Где находится
service-state = Состояние
service-answers = отвечает и принимает записи
service-fails = есть неполадка
service-size = Размер
service-connections = Соединений
service-check = Последняя проверка на повреждения
service-check-none = ещё не закончена
service-check-whole = { $at }: весь файл цел
service-check-guarded = { $at }: сервер не сообщает об ошибках контрольных сумм
service-check-unknown = { $at }: сервер не ведёт контрольных сумм, поэтому повреждения остались бы незамеченными
service-check-damaged = { $at }: есть повреждения
service-copies = Копий Lastcard на ней
service-disks = Свободное место на диске
service-disk-database = Для базы данных
service-disk-backups = Для резервных копий
service-free = { $free } из { $size }

## Backups

service-backups = Резервные копии
service-backups-off = Эта копия сервиса сама резервных копий не делает.
service-backups-unreadable = Папка { $folder } не читается.
service-backups-none = Пока ни одной. Её сделают вскоре после того, как что-то запишут.
service-backups-kept = { $count ->
    [one] В папке { $folder } { $count } копия; новые — в списке.
    [few] В папке { $folder } { $count } копии; новые — в списке.
    [many] В папке { $folder } { $count } копий; новые — в списке.
   *[other] В папке { $folder } { $count } копии; новые — в списке.
}
service-backup-at = Записана
service-backup-why = Причина
service-backup-change = что-то записали
service-backup-migration = перед миграцией
service-no-backup = Последнюю резервную копию сделать не удалось
service-no-backup-help = Почему, сказано в журнале. Попытка повторяется каждые десять минут; прежние копии на месте.

## What took long

service-slow = Медленные ответы
service-slow-none = С запуска сервиса каждый запрос получал ответ за полсекунды.
service-slow-lede = Что с запуска сервиса заняло больше полсекунды, по маршрутам.
service-slow-route = Маршрут
service-slow-times = Сколько раз
service-slow-longest = Дольше всего
