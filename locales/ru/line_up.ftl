### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, затем { $next }
line-team-then = { $line }; замена: { $first } → { $next }
people-hand = раздачи { $hand }
people-hand-of-round = раздачи { $hand } раунда { $round }

## People come and go while a tournament runs

people-title = Состав
people-substitute = Заменить…
people-withdraw = Снять…
people-add = Добавить игрока…
people-take-back = Отменить
people-take-back-hint = Можно до следующего результата.
people-stays = С тех пор появились записи, так что отменить это уже нельзя. Если это ошибка, внесите ещё одно изменение.
people-back = Состав
people-substitution-title = Замена: { $name }
people-withdrawal-title = Снятие: { $name }
people-arrival-title = Добавить игрока
people-substitution-hint = Замена садится на то же место за столом. Строка в таблице сохраняет очки и показывает оба имени.
people-withdrawal-hint = Для тех, кто уходит насовсем и чьё место никто не займёт. Записанное остаётся.
people-arrival-hint = Для тех, кто пришёл позже и теперь играет.
people-name = Кто приходит?
people-name-hint = Выберите из игроков клуба или введите новое имя.
people-near = «{ $name }» — новое имя, а «{ $other }» почти такое же. Если вы имели в виду этого человека, введите имя именно так.
people-from = С какой раздачи?
people-from-block = Раунд { $round }, блок { $block } (с раздачи { $hand })
people-look = Показать, что изменится
people-changes = Что изменится
people-hands = { $count ->
    [one] Изменится { $count } раздача
    [few] Изменятся { $count } раздачи
    [many] Изменится { $count } раздач
   *[other] Изменится { $count } раздачи
}
people-hands-more = { $count ->
    [one] Ещё { $count } раздача
    [few] Ещё { $count } раздачи
    [many] Ещё { $count } раздач
   *[other] Ещё { $count } раздачи
}
people-in-play = Раздачу { $hand } сейчас играют на телефонах те, кто за столом. Сначала закончите или прекратите её либо выберите раздачу позже.
people-undo-hint = Записанное не меняется. Это можно отменить до следующего результата.
people-substitution-button = Посадить замену
people-withdrawal-button = Снять игрока
people-arrival-button = Добавить игрока
people-sits = Замена начиная с { $from }: { $leaves } → { $name }.
people-line = Строка сохраняет очки и теперь называется «{ $line }».
people-void = { $count ->
    [0] Все раздачи остаются в силе.
    [one] { $count } открытая раздача не засчитывается никому за столом: начиная с { $from } там был бы игрок { $name }.
    [few] { $count } открытые раздачи не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
    [many] { $count } открытых раздач не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
   *[other] { $count } открытой раздачи не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
}
people-ends = На этом турнир заканчивается: играть больше нечего.
people-keeps = { $has ->
    [points] { $name } сохраняет { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и занимает место после всех, кто играет дальше: уходить невыгодно.
   *[other] { $name } занимает место после всех, кто играет дальше: уходить невыгодно.
}
people-joins = { $name } играет начиная с { $from }.
people-begins = { $name } начинает с нуля, как и все.
people-begins-charged = { $name } начинает с самым большим счётом среди тех, кто ещё в игре: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Опаздывать невыгодно.
people-fewer = { $name }, раздач: { $hands } — меньше, чем у тех, кто здесь с начала; в таблице это видно.
people-seats = За столом, по часовой стрелке ({ $count }): { $names }.
redraw-blocks = { $blocks ->
    [0] Переделывать больше нечего: блоков не осталось.
    [1] Последний блок составляется заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [one] Последний { $blocks } блок составляется заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [few] Последние { $blocks } блока составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [many] Последние { $blocks } блоков составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
   *[other] Последние { $blocks } блока составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
}
redraw-tables = Для них { $tables ->
    [one] будет { $tables } стол
    [few] будет { $tables } стола
    [many] будет { $tables } столов
   *[other] будет { $tables } стола
} вместо { $before }.
redraw-no-rests = Никто их не пропускает.
redraw-rests = Из этих блоков каждый пропускает: { $blocks }.
redraw-hands = За весь вечер у каждого, кто остаётся, раздач: { $hands }; без этого изменения — { $before }.
redraw-partners = Любые двое из оставшихся — партнёры в стольких раздачах: { $hands }; без этого изменения — { $before }.
redraw-players = Кто сколько играет и кто когда отдыхает
redraw-more-hands = { $hands ->
    [0] больше раздач нет
    [one] ещё { $hands } раздача
    [few] ещё { $hands } раздачи
    [many] ещё { $hands } раздач
   *[other] ещё { $hands } раздачи
}
redraw-plays-all = без отдыха
redraw-sits-out = { $count ->
    [one] отдых: блок { $blocks }
    [few] отдых: блоки { $blocks }
    [many] отдых: блоки { $blocks }
   *[other] отдых: блоки { $blocks }
}
done-substitution = Замена за столом.
done-withdrawal = Игрок снят с турнира.
done-arrival = Игрок в турнире.
done-play-off = Тай-брейк идёт за столом 1. Коды снова работают.
done-taken-back = Отменено: всё как прежде.
