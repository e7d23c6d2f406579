### Всё, что кто-либо сделал: список турнира и клуба.

audit-title = Журнал действий
audit-title-club = Журнал действий клуба
audit-help = По строке на каждое действие, новые сверху. Здесь ничего нельзя изменить или удалить.
audit-help-club = Изменения в аккаунтах, игроках и настройках клуба и что стало с его турнирами; новые сверху. Что делали в турнире, видно в его собственном журнале. Здесь ничего нельзя изменить или удалить.
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
audit-kind-people = Кто играет
audit-kind-rulings = Решения судьи
audit-kind-conduct = Таймер, объявления, вызовы
audit-kind-codes = Коды
audit-kind-set-up = Настройка
audit-kind-club = Клуб и аккаунты
club-deed-settings = Изменены настройки клуба
club-deed-guesses = Снята блокировка кодов
club-deed-webhook-made = Создан вебхук
club-deed-webhook-secret = Заменён секрет вебхука
club-deed-webhook-ended = Вебхук удалён
club-deed-player-added = Добавлен игрок
club-deed-player-merged = Игроки объединены
club-deed-player-erased = Игрок удалён
club-deed-player-alias = Задан псевдоним
club-deed-player-renamed = Игрок переименован
club-deed-player-archived = Игрок в архиве
club-deed-player-restored = Игрок возвращён
club-deed-season-made = Сезон создан
club-deed-season-changed = Сезон изменён
club-deed-player-openness = Изменено, что показывает страница игрока
club-deed-player-record = Загружена история игр из другого клуба
club-deed-player-record-removed = История игр из другого клуба убрана
club-deed-season-ended = Сезон завершён
club-deed-season-reopened = Сезон открыт снова
club-deed-joint-ratings = Изменена настройка общего рейтинга клубов
club-deed-season-removed = Сезон убран
club-deed-tournament-created = Создан турнир
club-deed-tournament-deleted = Черновик удалён
club-deed-presence = Изменены отметки о приходе
club-deed-wall = Изменены табло или объявление
club-deed-seat = Изменено место или личная ссылка
club-deed-password = Изменён пароль
club-deed-sessions-ended = Завершены сеансы
club-deed-second-factor-on = Включён второй фактор
club-deed-second-factor-off = Выключен второй фактор
club-deed-reset-link = Создана ссылка для сброса пароля
club-deed-account-removed = Аккаунт удалён
club-deed-account-added = Аккаунт добавлен
club-deed-invited = Создано приглашение
club-deed-invite-ended = Приглашение отозвано
club-deed-token-made = Создан токен программы
club-deed-token-ended = Отозван токен программы
club-deed-file = Выгружен весь клуб
club-deed-log-in = Вход
