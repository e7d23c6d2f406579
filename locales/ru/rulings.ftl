### Что решил судья.

rulings-title = Судейство
rulings-lede = Решения между раздачами, предупреждения, снятие очков по правилу клуба, дисквалификации. Каждое решение с причиной; оно видно в истории, в таблице и в файле, и его можно отменить.
rulings-kind = Решение
rulings-kind-decision = Решение словами
rulings-kind-warning = Предупреждение
rulings-kind-points = Снятие очков
rulings-kind-disqualification = Дисквалификация
rulings-player = О ком
rulings-player-hint = Для решения словами игрока выбирать не нужно: напишите всё в причине.
rulings-nobody = Ни о ком в частности
rulings-points = Очки
rulings-points-hint = Только для решения «Снятие очков»: от 1 до 1000. Где первым идёт наименьший счёт, они прибавляются.
rulings-reason = Причина
rulings-reason-hint = До 120 знаков. Её прочтут все, кому видны полные имена.
rulings-button = Вынести решение
rulings-made = Вынесенные решения
rulings-none = Решений пока нет.
rulings-take-back = Отменить
rulings-undone = Отменено { $at }
rulings-done-ruled = Решение записано.
rulings-done-undone = Решение отменено.
rulings-reason-missing = Укажите причину: без неё решение никому не понятно.
rulings-player-missing = Выберите, о ком оно.
rulings-too-many = В турнире не больше 200 решений. Отмените то, что уже не важно.
rulings-withdrawn = Этот игрок снялся с турнира: решений о нём больше не выносят.
rulings-disqualified = Этот игрок уже дисквалифицирован. Если это ошибка, сначала отмените её.
rulings-no-points = При этом подсчёте очки не складываются, снимать нечего. Выберите другое решение.
rulings-too-few-points = Очков всего { $has }: больше снять нельзя.
ruled-decision = Решение
ruled-warning = Предупреждение: { $player }
ruled-taken = Снято очков: { $points } ({ $player })
ruled-charged = Начислено очков: { $points } ({ $player })
ruled-disqualified = { $player }: дисквалификация
event-ruled = Решение судьи: { $what } ({ $reason })
event-ruling-undone = Решение судьи отменено: { $what } ({ $reason })
error-ruling-changed = Пока страница была открыта, кто-то вынес решение
error-ruling-changed-help = Ничего не изменено. Вернитесь и посмотрите решения. Возможно, вы нажали кнопку дважды.
board-by-ruling = по решению судьи: { $points }
entrant-rulings = Решения судьи
ledger-decision = решение
ledger-warning = предупреждение
ledger-points = снятие очков
ledger-disqualification = дисквалификация
ledger-ruling-undone = решение отменено
rulings-open = { $count ->
    [0] Вынести решение
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
