### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard открыт:       { $url }
serve-listens = Слушает адрес:         { $url }
serve-lan-address = Для телефонов рядом:   { $url }
serve-port-taken = Порт { $port } уже занят: адрес { $address } слушает другая программа. Остановите её или выберите другой порт через { $option }.
serve-port-forbidden = Этому пользователю нельзя слушать { $address }. Порты ниже 1024 требуют особых прав: выберите другой через { $option }.
serve-address-unknown = У этой машины нет адреса { $address }. Укажите 127.0.0.1 только для этой машины или 0.0.0.0 для всех её адресов.
serve-cannot-listen = Не удаётся слушать { $address }: { $reason }
serve-bad-listen = «{ $given }» — не адрес с портом: напишите 127.0.0.1:8080 или 0.0.0.0:8080, чтобы впустить телефоны
serve-failed = Сервис остановился: { $reason }
serve-new-database = Это новая база данных: { $database } не было, или она была пуста. Если ваши данные должны быть там, остановите Lastcard сейчас и проверьте, подключён ли диск и верен ли путь.
serve-setup = Настройте клуб, один раз:  { $url }
serve-bad-log = «{ $given }» — не фильтр журнала: напишите error, warn, info или debug либо фильтр, например lastcard=debug
serve-status = Открыт по адресу { $url }
serve-status-ill = Открыт по адресу { $url }, но с базой данных что-то не так: { $reason }
