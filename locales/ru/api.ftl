### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = Токены для программ
api-tokens-about = Программа с токеном делает то, что вы ей разрешили, от вашего имени и только в этом клубе. Всё открытое можно читать и без токена.
api-tokens-to-reference = Как этим пользуются программы
api-tokens-link = Токены для программ
api-tokens-new = Новый токен
api-tokens-list = Действующие токены
api-tokens-none = Таких нет.
api-token-name = Для чего он
api-token-name-hint = Например, «Экран в зале»: так вы узнаете его в списке.
api-token-rights = Что с ним можно делать
api-token-rights-missing = Выберите хотя бы одно право.
api-right-read = Читать то, что видят организаторы
api-right-read-hint = Черновики, закрытые турниры, необъявленные результаты и все имена.
api-right-entries = Записывать результаты
api-right-entries-hint = А также исправлять, не засчитывать и отменять их.
api-right-line-up = Задавать состав
api-right-line-up-hint = Имена и их порядок, до начала.
api-right-check-in = Отмечать, кто пришёл
api-right-check-in-hint = Для отметки на входе, до начала.
api-right-set-up = Готовить турниры
api-right-set-up-hint = Создавать, менять, начинать, останавливать, убирать в архив и удалять их.
api-token-lifetime = Как долго он действует
api-token-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
api-token-make = Создать токен
api-token-made = Токен «{ $name }»
api-token-once = Скопируйте его сейчас: больше он не будет показан. Кто его получит, сможет делать всё, что он разрешает.
api-token-used = Последний раз около { $at }: «{ $by }», адрес { $address }
api-token-unused = Ещё не использовался
api-token-revoked = Токен отозван. Его программа больше ничего не может.
api-tokens-end = Когда пароль меняется, все ваши токены отзываются. В резервных копиях их нет.

## The page that describes it

api-title = API для программ
api-about = То же, что показывают и делают страницы, но для программ: турниры в виде файла турнира, в JSON, по адресам /api/v1.
api-how = Для того, что видно всем, токен не нужен. Всё остальное запрашивают с заголовком { $header } и токеном, который создал организатор. В ответах есть ETag: отправьте его обратно, чтобы узнать, изменилось ли что-нибудь, и чтобы менять только то, что вы видели.
api-document = Документ OpenAPI
api-to-tokens = Создать токен
api-open = Без токена
api-any-token = С любым токеном
api-takes = Параметры
api-sends = Тело запроса
api-gives = Ответ
api-needed = обязательно
api-shapes = Структуры
api-rights = Права токена
api-problems = Если что-то не так
api-problems-about = Тогда ответ — документ о проблеме (RFC 9457). Его type заканчивается одним из этих имён или именем другого отказа.

## The parts of the API

api-tag-clubs = Клубы
api-tag-tournaments = Турниры
api-tag-results = Результаты
api-tag-set-up = До начала и после конца
api-tag-rules = Правила
api-tag-token = О самом API
api-do-list-clubs = Клубы
api-do-read-club = Клуб
api-do-list-tournaments-of-club = Турниры клуба, сначала последние
api-do-list-events = Соревнования клуба из нескольких этапов, сначала последние
api-do-read-event = Соревнование с его турнирами и местами
api-do-read-event-file = Соревнование в виде файла
api-do-create-event = Создать соревнование из файла, с результатами
api-do-draw-event = Провести то, чего ждёт соревнование: жеребьёвку этапа, матчи или тай-брейк
api-do-list-tournaments = Турниры всех клубов, сначала последние
api-do-create-tournament = Создать турнир из файла. Это черновик; если в файле есть результаты, турнир идёт.
api-do-read-tournament = Турнир в виде файла
api-do-read-tournament-summary = Турнир вкратце: как далеко он зашёл и когда начинается
api-do-edit-tournament = Заменить черновик файлом
api-do-delete-tournament = Удалить черновик
api-do-read-standings = Таблица
api-do-follow-tournament = Таблица сейчас и после каждого изменения, потоком событий (server-sent events)
api-do-read-schedule = Кто где сидит, без результатов
api-do-read-next-hands = Следующие раздачи, по столам
api-do-list-entries = Всё записанное, сначала самое раннее
api-do-record-entry = Записать, исправить, не засчитать или отменить результат. Отправленный ещё раз с тем же ключом записывается один раз.
api-do-read-hand = Раздача и всё, что о ней записано
api-do-read-hand-log = Каждый ход раздачи, сыгранной на телефонах
api-do-read-entrant = Участник: кто за него играет и на каком он месте
api-do-read-line-up = Кто играет и в каком порядке
api-do-set-line-up = Указать до начала, кто играет
api-do-read-presence = Кто пришёл
api-do-set-presence = Отметить до начала, кто пришёл
api-do-start-tournament = Начать черновик, когда все пришли
api-do-stop-tournament = Закончить турнир раньше времени
api-do-reopen-tournament = Возобновить турнир, законченный раньше времени
api-do-archive-tournament = Убрать турнир в архив
api-do-unarchive-tournament = Вернуть турнир из архива
api-do-list-presets = Наборы правил
api-do-read-preset = Набор правил со всеми параметрами
api-do-read-token = Что можно с токеном этого запроса
api-do-read-document = Этот документ
api-do-read-file-schema = Вид файла турнира (JSON Schema)

## Parameters

api-parameter-slug = Часть адреса, которая называет турнир
api-parameter-club = Часть адреса, которая называет клуб
api-parameter-event = Часть адреса, которая называет соревнование
api-parameter-slot = Раунд, стол и раздача, например 1.2.3
api-parameter-id = Идентификатор участника в файле
api-parameter-preset = Имя набора правил
api-parameter-page = Какая часть списка, начиная с 1
api-parameter-per-page = Сколько строк в одной части
api-parameter-attempt = Какая по счёту сдача этой раздачи, начиная с 1; если не указано — последняя
api-parameter-events = Закончить поток после стольких событий
api-parameter-starts-at = Когда начинается, например 2026-11-27T18:30:00Z
api-parameter-again = Создаёт ещё раз, даже если с этими результатами это в клубе уже есть
api-parameter-idempotency-key = Свой ключ: при повторной отправке с ним создаётся один раз
api-parameter-if-match = ETag того, что меняется, или * для любого состояния
api-parameter-if-none-match = Известный вам ETag: если он ещё верен, ничего не присылается

## Answers

api-answer-well = Успешно
api-answer-unchanged = Ничего не изменилось
api-answer-problem = Документ о проблеме: что не так и как это исправить

## What is wrong with a request

api-absent = { $name }: нет отметки о приходе.
api-problem-bad-request = Запрос непонятен
api-problem-bad-request-help = Что-то не так с адресом или его параметрами. Что принимает каждый адрес, сказано на странице /api.
api-problem-not-json = Тело запроса — не JSON
api-problem-not-json-help = Отправьте один документ JSON в UTF-8. Где ошибка, указано.
api-problem-token-missing = Токен не прислан
api-problem-token-missing-help = Отправьте заголовок «Authorization: Bearer …» с токеном, который создал организатор.
api-problem-token-unknown = Этот токен не действует
api-problem-token-unknown-help = В нём опечатка, он отозван или его срок истёк. Организатор клуба может создать новый.
api-problem-right-missing = С этим токеном это нельзя
api-problem-right-missing-help = Организатор не дал ему этого права. Создайте токен, у которого оно есть.
api-problem-cards-secret = Карты этой раздачи ещё тайна
api-problem-cards-secret-help = Другим ещё предстоит играть этой колодой. Спросите снова, когда сыграют все столы.
api-problem-not-found = Здесь ничего нет
api-problem-not-found-help = Возможно, в адресе опечатка, того, что тут было, больше нет или вам его не видно.
api-problem-method-not-allowed = Этот метод здесь не разрешён
api-problem-method-not-allowed-help = Разрешённые методы перечислены в заголовке «Allow».
api-problem-too-slow = Запрос шёл слишком долго
api-problem-too-slow-help = Отправьте его ещё раз.
api-problem-conflict = Сейчас это сделать нельзя
api-problem-conflict-help = Посмотрите, что там сейчас, и решите.
api-problem-stale = Кто-то записал эту раздачу раньше
api-problem-stale-help = Указано и то и другое: «yours» и «theirs». Если верно ваше, отправьте его ещё раз на основе их версии, с новым ключом.
api-problem-precondition-failed = Кто-то изменил это раньше
api-problem-precondition-failed-help = Ничего не сохранено. Прочитайте заново, посмотрите, что изменилось, и отправьте своё с новым ETag.
api-problem-too-large = Слишком много за один раз
api-problem-too-large-help = Тело запроса — не больше двух мегабайт. Отправьте меньше или по частям.
api-problem-media-type = Здесь принимается только JSON
api-problem-media-type-help = Отправьте тело с заголовком «Content-Type: application/json» и без сжатия.
api-problem-refused = Что-то здесь не может быть верным
api-problem-refused-help = Ничего не сохранено. Для каждого места сказано, что не так и как было бы правильно.
api-problem-precondition-required = Не сказано, какое состояние менять
api-problem-precondition-required-help = Отправьте прочитанный ETag в заголовке «If-Match» или «*», чтобы изменить любое состояние.
api-problem-too-many = С этого адреса пришло слишком много неверных токенов
api-problem-too-many-help = Подождите четверть часа. Действующий токен принимается и сейчас.
api-problem-failed = У нас что-то сломалось
api-problem-failed-help = Ничего наполовину не сохранено. Попробуйте ещё раз чуть позже.
api-problem-busy = Сейчас у сервиса слишком много работы
api-problem-busy-help = Попробуйте ещё раз чуть позже. Сохранённое в безопасности.
