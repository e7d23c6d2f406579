### Спрашивают ли сторону, которая проиграла раздачу, верен ли результат.

confirm-title = Подтверждение результатов
confirm-legend = Что происходит с результатом, который ввёл стол?
confirm-help = Кто проиграл раздачу, видит результат на телефоне стола и на своей странице и одним нажатием подтверждает его. До тех пор он отмечен как неподтверждённый, но учитывается. Об исправленном результате спрашивают снова.
confirm-off = Принимается сразу
confirm-shown = Показывается: принимается, когда другая сторона согласна или время вышло
confirm-required = Обязательно: согласие другой стороны или ваша проверка
confirm-minutes = Минут для другой стороны
confirm-save = Сохранить
fold-change = { $now } – изменить
confirm-ask = Это верно?
confirm-button = ✓ { $player }
confirm-own = Всё верно
confirm-no = Нет, неверно
confirm-no-call = Нет: позвать организатора
confirm-called = Организатора позвали в { $time }.
confirm-call-note = { $hand }: { $player } — результат неверный.
confirm-wrong = Неверно? Исправить
confirm-by-organiser = Проверено мной
confirm-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
}
done-confirming = Сохранено.
done-confirmed = Результат подтверждён.
error-confirm-changed = Этот результат тем временем изменился
error-confirm-changed-help = Ничего не подтверждено. Вернитесь и посмотрите, что записано сейчас.
error-confirm-not-asked = Это подтверждаете не вы
error-confirm-not-asked-help = Что результат верен, говорят только те, кто проиграл раздачу. Вернитесь и выберите своё имя.
event-confirming-off = Результаты теперь принимаются сразу
event-confirming-shown = Результаты теперь показывают другой стороне: { $minutes } мин
event-confirming-required = Результаты теперь нужно подтверждать: { $minutes } мин
event-confirmed = { $hand }, стол { $table }: подтверждает { $player }
event-confirmed-organiser = { $hand }, стол { $table }: проверил организатор
waiting-unconfirmed = { $count ->
    [one] { $count } результат не подтверждён.
    [few] { $count } результата не подтверждены.
    [many] { $count } результатов не подтверждены.
   *[other] { $count } результата не подтверждены.
}
check-title = Проверить блок
check-help = Пролистайте раздачи этого блока и сравните с тем, что помните.
check-empty = Здесь ещё ничего не записано.
check-of = { $at } из { $of }
