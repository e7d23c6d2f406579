### Всё, что кто-либо сделал: список турнира и клуба.

audit-title = Журнал действий
audit-title-club = Журнал действий клуба
audit-help = По строке на каждое действие, новые сверху. Здесь ничего нельзя изменить или удалить.
audit-help-club = Изменения в аккаунтах, игроках, настройках и турнирах клуба; новые сверху. Действия внутри турнира — в его собственном журнале. Здесь ничего нельзя изменить или удалить.
audit-kind = Вид
audit-kind-all = Всё
audit-text = Содержит
audit-find = Найти
audit-what = Что
audit-newer = Новее
audit-older = Старше
audit-on-server = на сервере
audit-recorded = { $hand }, стол { $table }: { $did } { $result }
audit-counted = { $hand }, стол { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] Ничего не найдено.
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
audit-kind-results = Результаты
audit-kind-counts = Введено самими игроками
audit-kind-people = Состав
audit-kind-rulings = Решения судьи
audit-kind-conduct = Таймер, объявления, вызовы
audit-kind-codes = Коды
audit-kind-set-up = Настройка
audit-kind-club = Клуб и аккаунты
audit-action-settings = Изменены настройки клуба
audit-action-guesses = Снята блокировка кодов
audit-action-webhook-made = Создан вебхук
audit-action-webhook-secret = Заменён секрет вебхука
audit-action-webhook-ended = Вебхук удалён
audit-action-player-added = Добавлен игрок
audit-action-player-merged = Игроки объединены
audit-action-player-erased = Игрок удалён
audit-action-player-alias = Задан псевдоним
audit-action-player-renamed = Игрок переименован
audit-action-player-archived = Игрок в архиве
audit-action-player-restored = Игрок возвращён
audit-action-season-made = Сезон создан
audit-action-season-changed = Сезон изменён
audit-action-player-openness = Изменено, что показывает страница игрока
audit-action-player-record = Загружена история игр из другого клуба
audit-action-player-record-removed = История игр из другого клуба убрана
audit-action-season-ended = Сезон завершён
audit-action-season-prize-giving = Награждение сезона
audit-action-season-reopened = Сезон открыт снова
audit-action-joint-ratings = Изменена настройка общего рейтинга клубов
audit-action-season-removed = Сезон убран
audit-action-staged-event-made = Соревнование создано
audit-action-staged-event-changed = Соревнование изменено
audit-action-staged-event-drawn = Соревнование: жеребьёвка проведена
audit-action-staged-event-taken-back = Соревнование: жеребьёвка отменена
audit-action-staged-event-removed = Соревнование удалено
audit-action-tournament-created = Создан турнир
audit-action-tournament-deleted = Турнир удалён
audit-action-trial-begun = Начат пробный вечер
audit-action-presence = Изменены отметки о приходе
audit-action-wall = Изменены табло или объявление
audit-action-seat = Изменено место или личная ссылка
audit-action-password = Изменён пароль
audit-action-sessions-ended = Завершены сеансы
audit-action-second-factor-on = Включён второй фактор
audit-action-second-factor-off = Выключен второй фактор
audit-action-reset-link = Создана ссылка для сброса пароля
audit-action-account-removed = Аккаунт удалён
audit-action-account-added = Аккаунт добавлен
audit-action-invited = Создано приглашение
audit-action-invite-ended = Приглашение отозвано
audit-action-token-made = Создан токен программы
audit-action-token-ended = Отозван токен программы
audit-action-file = Выгружен весь клуб
audit-action-log-in = Вход
