### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = Награждение
prize-giving-of = Награждение · { $name }
prize-giving-come = Последняя раздача записана. Собираемся вместе!
prize-giving-hidden = ещё не открыто
prize-giving-season-come = Сезон окончен. Собираемся вместе!

## The organiser’s page

prize-giving-secret = Это видите только вы.
prize-giving-secret-line = Остальные увидят место, только когда вы его откроете.
prize-giving-public = Места уже видны всем.
prize-giving-public-line = Табло и телефоны за столами всё равно открывают их по одному; в таблице видны все.
prize-giving-over-line = Награждение окончено.
prize-giving-no-doubt = сомнений нет
prize-giving-uncounted = { $count ->
    [one] { $count } записанная раздача не учитывается
    [few] { $count } записанные раздачи не учитываются
    [many] { $count } записанных раздач не учитываются
   *[other] { $count } записанной раздачи не учитываются
}
prize-giving-all = { $count ->
    [one] Показать { $count } строку
    [few] Показать все { $count } строки
    [many] Показать все { $count } строк
   *[other] Показать все { $count } строки
}
prize-giving-correct = Исправить раздачу
prize-giving-print = Распечатать грамоты
prize-giving-reveal = Открыть места на табло
prize-giving-wall = Открыть табло
prize-giving-not-yet = Места можно открыть, когда будет записана последняя раздача.
prize-giving-season-runs = Сначала завершите сезон.
prize-giving-begin = Начать награждение
prize-giving-begin-help = Табло соберёт всех вместе и не покажет ни одного места, пока вы его не откроете.
prize-giving-show = открыть
prize-giving-shown = открыто
prize-giving-last-help = С первым местом таблица откроется всем, на каждом телефоне.
prize-giving-take-back = Снова скрыть место { $place }
prize-giving-call-off = Отменить награждение
prize-giving-reveal-all = Открыть всё сразу
prize-giving-over = Все места открыты, и таблицу видят все.

event-prize-giving = Награждение: места не открыты
event-prize-giving-place = Награждение: открыто с места { $place }
event-prize-giving-ended = Награждение отменено
