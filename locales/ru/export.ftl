### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = Поделиться и скачать
share-button = Поделиться
share-copy = Скопировать ссылку
share-copied = Скопировано
share-files = Файлы
share-embed = На другом сайте
share-embed-help = Вставьте это на свою страницу: там появится таблица, которая обновляется сама.
share-embed-copy = Скопировать код
share-whole = Вся таблица
share-frame-title = Таблица турнира «{ $tournament }»
share-ledger = Все записи
share-feed = Лента результатов
share-calendar = Календарь турниров

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }. Начало: { $when }.
share-running = { $tournament }, { $club }. { $line }. Впереди: { $names }.
share-now = { $tournament }, { $club }. { $line }.
share-feed-title = Результаты: { $club }
share-feed-ended = { $tournament }. { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = Место за столом { $seat }
share-result = Результат
share-entry = №
share-at = Записано
share-entered = Запись
share-left = Осталось на руках
share-holding = { $name } { $points }
share-by = Кто записал
share-note = Примечание
share-state-next = следующая
share-state-open = открыта
share-state-uncounted = вне зачёта
share-state-void = не засчитывается
share-state-played = сыграна
