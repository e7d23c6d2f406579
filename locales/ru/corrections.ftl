### Исправления: что они меняют, что было записано раньше, и закрытые блоки.

## Что меняет исправление

consequences-title = { $hand }: что изменится
consequences-before = Записано
consequences-after = Станет
consequences-none = Больше ничего не изменится: ни таблица, ни то, кто играет или сдаёт дальше.
consequences-ends = Турнир будет окончен.
consequences-goes-on = Сейчас турнир окончен. Он продолжится.
consequences-lost = { $count ->
    [one] { $count } записанная раздача больше не будет засчитана.
    [few] { $count } записанные раздачи больше не будут засчитаны.
    [many] { $count } записанных раздач больше не будут засчитаны.
   *[other] { $count } записанной раздачи больше не будет засчитано.
}
consequences-regained = { $count ->
    [one] { $count } раздача, которая сейчас не считается, будет засчитана.
    [few] { $count } раздачи, которые сейчас не считаются, будут засчитаны.
    [many] { $count } раздач, которые сейчас не считаются, будут засчитаны.
   *[other] { $count } раздачи, которая сейчас не считается, будет засчитано.
}
consequences-falls = { $name }: было место { $from }, станет { $to } ({ $before } → { $after }).
consequences-rises = { $name }: было место { $from }, станет { $to } ({ $before } → { $after }).
consequences-stays = { $name }: остаётся на месте { $to } ({ $before } → { $after }).
consequences-shared = Место делится.
consequences-more = { $count ->
    [one] Изменится ещё { $count } строка.
    [few] Изменятся ещё { $count } строки.
    [many] Изменятся ещё { $count } строк.
   *[other] Изменится ещё { $count } строки.
}
consequences-dealer = За столом { $table } следующим сдаёт { $name } ({ $hand }).
consequences-why = Почему? Можно не заполнять.
consequences-why-hint = Это будет видно в истории раздачи.
consequences-save = Сохранить исправление
consequences-back = Назад
error-entry-note = Причина слишком длинная
error-entry-note-help = Вернитесь и уложитесь в 120 знаков. Ничего не изменено.

## Версии

versions-title = Всё записанное об этой раздаче ({ $count })
versions-restore = Восстановить это

## Закрытые блоки

blocks-title = Закрыть блоки и раунды
blocks-help = Записанное в закрытом блоке могут менять только организаторы. Открытую раздачу столы по-прежнему могут записать.
blocks-round = Раунд { $round }
blocks-block = Раунд { $round }, блок { $block }
blocks-close = Закрыть
blocks-open = Снова открыть
blocks-closed = Закрыто
done-block-closed = Закрыто. Записанное там могут менять только организаторы.
done-block-opened = Снова открыто. Столы могут исправлять записанное.
event-closed = Закрыто: { $what }
event-opened = Снова открыто: { $what }
table-wrong-closed = Организатор закрыл этот блок. Если в нём что-то записано неверно, позовите организатора.
