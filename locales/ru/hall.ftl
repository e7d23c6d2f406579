### Таймер блока, объявления залу и столы, которые зовут организатора.

## Таймер

clock-title = Таймер
clock-help = Он виден на страницах столов, на табло и на личных страницах игроков. Одному столу можно дать больше времени, чем остальным.
clock-whose = Для кого
clock-of-all = Все столы
clock-minutes = Минуты
clock-start = Запустить
clock-pause = Пауза
clock-resume = Продолжить
clock-extend = Добавить эти минуты
clock-end = Убрать таймер
clock-until = до { $time }
clock-paused = на паузе, осталось { $minutes } мин
clock-over = Время вышло
done-clock = Таймер установлен.
error-clock-minutes = Это не число минут
error-clock-minutes-help = Введите целое число от 1 до 180. Ничего не изменено.
error-clock-on = Таймер уже идёт
error-clock-on-help = Ничего не изменено. Вернитесь и посмотрите, сколько осталось: можно добавить минуты или убрать таймер и запустить новый.
error-clock-not-so = Нет таймера, с которым это можно сделать
error-clock-not-so-help = Возможно, время уже вышло или таймер уже в нужном состоянии. Вернитесь и посмотрите.
error-clock-too-long = Это слишком долго для одного блока
error-clock-too-long-help = Таймер идёт не дольше 180 минут. Ничего не изменено.
error-clock-changed = Таймер изменили, пока страница была открыта
error-clock-changed-help = Его установил кто-то другой, или вы нажали кнопку дважды. Вернитесь и проверьте.
event-clock-started = Таймер запущен ({ $whose }): { $minutes } мин
event-clock-paused = Таймер на паузе ({ $whose })
event-clock-resumed = Таймер снова идёт ({ $whose })
event-clock-extended = Время продлено ({ $whose }): { $minutes } мин
event-clock-ended = Таймер убран ({ $whose })

## Объявления залу

wall-minutes = На сколько минут?
wall-minutes-hint = Потом объявление исчезнет само. Оставьте поле пустым, чтобы убрать его самостоятельно.
wall-sound = Звук
event-said = Объявление залу: { $text }
event-said-no-more = Объявление залу убрано

## Столы, которые зовут

call-title = Позвать организатора
call-note = В чём дело? Можно не заполнять.
call-button = Позвать
call-since = Вы позвали организатора в { $time }.
call-take-back = Отменить вызов
done-call-answered = На вызов ответили.
error-call-note = Это слишком длинно
error-call-note-help = Вернитесь и уложитесь в 120 знаков или просто позовите.
error-call-over = Этот стол больше не используется
error-call-over-help = Турнир закончен, или за этим столом сейчас никто не играет. Если нужна помощь, подойдите к столу организатора.
error-call-too-often = Этот стол сегодня звал очень часто
error-call-too-often-help = Пожалуйста, подойдите к столу организатора.
room-call-answered = Отметить отвеченным
waiting-called = Стол { $table } позвал вас в { $time }.
waiting-called-because = Стол { $table } позвал вас в { $time }: { $note }
event-called = Стол { $table } позвал организатора
event-called-because = Стол { $table } позвал организатора: { $note }
event-call-answered = На вызов стола { $table } ответили
event-call-taken-back = Стол { $table } отменил вызов
