### Часы блока, объявления залу и столы, которые зовут организатора.

## Часы

clock-title = Часы
clock-help = Их видно на столах, на экранах и на личных страницах игроков. Одному столу можно дать больше времени, чем остальным.
clock-whose = Для кого
clock-of-all = Все столы
clock-minutes = Минуты
clock-start = Запустить
clock-pause = Остановить
clock-resume = Продолжить
clock-extend = Добавить эти минуты
clock-end = Убрать часы
clock-until = до { $time }
clock-paused = остановлены, осталось { $minutes } мин
clock-over = Время вышло
done-clock = Часы установлены.
error-clock-minutes = Это не число минут
error-clock-minutes-help = Введите целое число от 1 до 180. Ничего не изменено.
error-clock-on = Часы уже идут
error-clock-on-help = Ничего не изменено. Вернитесь и посмотрите, сколько осталось: можно добавить минуты или убрать часы и запустить новые.
error-clock-not-so = Нет часов, с которыми это можно сделать
error-clock-not-so-help = Возможно, время уже вышло или часы уже в нужном состоянии. Вернитесь и посмотрите.
error-clock-too-long = Это слишком долго для одного блока
error-clock-too-long-help = Часы идут не дольше 180 минут. Ничего не изменено.
error-clock-changed = Часы изменились, пока страница была открыта
error-clock-changed-help = Их установил кто-то другой, или кнопка была нажата дважды. Вернитесь и посмотрите, как они стоят сейчас.
event-clock-started = Часы запущены ({ $whose }): { $minutes } мин
event-clock-paused = Часы остановлены ({ $whose })
event-clock-resumed = Часы снова идут ({ $whose })
event-clock-extended = Время продлено ({ $whose }): { $minutes } мин
event-clock-ended = Часы убраны ({ $whose })

## Объявления залу

wall-minutes = На сколько минут?
wall-minutes-hint = Потом объявление исчезнет само. Оставьте поле пустым, чтобы убрать его самостоятельно.
wall-sound = Звук
event-said = Объявлено залу: { $text }
event-said-no-more = Объявление залу убрано

## Столы, которые зовут

call-title = Позвать организатора
call-note = В чём дело? Можно не заполнять.
call-button = Позвать
call-since = Вы позвали организатора в { $time }.
call-take-back = Нам уже никто не нужен
done-call-answered = На вызов ответили.
error-call-note = Это слишком длинно
error-call-note-help = Вернитесь и уложитесь в 120 знаков или просто позовите.
error-call-over = Здесь больше никто не играет
error-call-over-help = Турнир закончен, или стол сейчас не используется. Если нужна помощь, подойдите к столу организатора.
error-call-too-often = Этот стол сегодня звал очень часто
error-call-too-often-help = Пожалуйста, подойдите к столу организатора.
room-call-answered = Я уже подходил(а)
waiting-called = Стол { $table } позвал вас в { $time }.
waiting-called-because = Стол { $table } позвал вас в { $time }: { $note }
event-called = Стол { $table } позвал организатора
event-called-because = Стол { $table } позвал организатора: { $note }
event-call-answered = На вызов стола { $table } ответили
event-call-taken-back = Столу { $table } уже никто не нужен
