### The page for a projector.

## The page

projector-title = { $name }: табло
projector-link = Табло для проектора
wall-hand-of = Раздача { $hand } из { $all }
wall-next = Дальше играют
wall-podium = Итоги
wall-last = Последняя раздача
wall-page = страница { $page } из { $all }
wall-follow = Следите с телефона

## What it shows, chosen at the desk

wall-title = На табло
wall-shows = Что показывают все табло в зале
wall-shows-evening = Таблица и столы, а в конце пьедестал
wall-shows-standings = Только таблица
wall-shows-tables = Только столы и кто куда пересаживается
wall-shows-podium = Пьедестал, как только турнир окончен
wall-shows-message = Только ваше объявление
wall-message = Объявление для зала
wall-message-hint = До { $most } знаков. Видно на всех табло и на телефонах за столами; пустое поле убирает объявление.
wall-button = Показать
wall-overlay = Оверлей для трансляции
done-wall = На табло и телефонах это уже видно.
error-wall-message = Это объявление не помещается на табло
error-wall-message-help = Оно слишком длинное, или в нём есть невидимые символы. Вернитесь, сократите его или введите заново.
wall-sound = Звук

## Watching a table

watch-title = Стол { $table }
watch-hand = { $hand }: { $who }
error-no-table = Такого стола нет
error-no-table-help = На этом турнире меньше столов. Кто где играет, видно в расписании.
