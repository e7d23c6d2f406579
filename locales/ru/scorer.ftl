### The scorer’s pages.

code-used = Последнее использование: { $at }
code-used-by = Последнее использование: { $at }, { $device }
scorer-code = Одно устройство для всех столов
scorer-code-help = С этим кодом секретарь открывает на одном устройстве каждый стол турнира. Больше он ничего не открывает.
scorer-issue = Выдать код секретаря
scorer-reissue = Выдать другой
scorer-end = Отозвать
scorer-title = Все столы · { $tournament }
scorer-heading = Все столы
scorer-plays = { $hand }: { $names }
