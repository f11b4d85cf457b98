# Общие тексты всех игр. Игра может сказать любой из них по-своему, под тем же ключом.
# Имена игроков не склоняются, поэтому они всегда стоят в именительном падеже,
# а глаголы в настоящем времени: так не нужно знать, он это или она.

## Названия языков, каждое на своём языке

language-en = English
language-de = Deutsch
language-ru = Русский

## Перечисления и короткие слова

list-more = { $start }, { $next }
list-and = { $start } и { $next }
nobody = никто
nothing = ничего
unknown = неизвестно

## Любая игра

option-pass = Пас
event-won = { $winners-is ->
    [nobody] Игра заканчивается вничью.
    [you] Вы побеждаете.
    [with-you] Вы побеждаете, и вместе с вами { $winners-others }.
   *[other] { $winners-count ->
        [one] Побеждает { $winners }.
       *[other] Побеждают { $winners }.
    }
}

## Отказы

error-over = Игра окончена.
error-not-asked = Сейчас решаете не вы.
error-not-offered = Сейчас так нельзя.
error-with-clause = { $error } Правило { $clause }: { $rule }
error-undo-nothing = Отменять нечего.
error-undo-other = Это отменить нельзя: после этого действовал кто-то другой.
error-undo-draw = Это отменить нельзя: после этого бросали кубики или брали карты.
error-undo-told = Это отменить нельзя: кто-то уже узнал из этого что-то новое.
error-undo-closed = Это отменить нельзя: решение принималось вместе с другими.
error-undo-open = Отменять не нужно: пока ответили не все, свой ответ можно изменить.
error-undo-ended = Это отменить нельзя: партия окончена.
error-undo-window = Это отменить нельзя: об этом сейчас спрашивают других.

## Что введено и не читается

error-no-action = В этой игре нет такого действия.
error-no-player = Нет игрока с именем «{ $word }».
error-no-seat = Места { $word } нет.
error-no-die = «{ $word }» — не кубик: кубики называются 1, 2, 3 и так далее.
error-die-twice = Кубик { $word } назван дважды.
error-no-number = «{ $word }» — не число.
error-ambiguous = «{ $word }» можно понять по-разному: { $words }.
error-incomplete = Чего-то не хватает: напишите { $form }.
error-too-much = «{ $word }» здесь лишнее.
error-open-quote = Кавычка не закрыта.

## Стол

heading-seat = Место
heading-player = Игрок
heading-turn = Ход
heading-dice = Кубики
heading-log = Что произошло
heading-options = Что можно сделать
heading-rules = Правила
heading-winners = Победители
bot = бот
you = вы
your-turn = Ваш ход.
turn-of = Ходит { $name }.
bot-thinks = { $name } думает.
waiting-for = Ожидаем ответа: { $names }.
game-over = Игра окончена.
players-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
options-count = { $options ->
    [one] { $options } вариант
    [few] { $options } варианта
   *[many] { $options } вариантов
}

## Разговор с игроком

ask-choice = Ваш выбор:
choice-unclear = Непонятно: «{ $text }». Введите номер из списка или действие.
undo-done = Один шаг отменён.
goodbye = До свидания. Игра сохранена: { $file }.
saved-as = Сохранено: { $file }.
pass-device = Теперь смотрит { $name }. Нажмите Enter, когда будете готовы.
help-title = Что можно ввести
help-choose = номер: выбрать этот вариант
help-action = действие словами, например «{ $example }»
help-undo = undo: отменить свой последний шаг
help-rules = rules 2.3: прочитать правило
help-log = log: показать, что уже произошло
help-help = help: показать этот список
help-quit = quit: сохранить игру и выйти

## Терминал

help-hint = Введите help, чтобы узнать, что ещё можно ввести.
usual-names = Анна, Борис, Вера, Глеб, Дарья, Егор, Зоя, Иван
dice-of = Кубики: { $name }
anyone-answers = Кто-нибудь отвечает? Введите кто ({ $names }) или просто нажмите Enter, если никто.
options-hint = { $examples }   ({ $count }; все покажет options)
possible-now = Сейчас можно: { $actions }
input-near = Непонятно: «{ $text }». Возможно, вы имели в виду «{ $near }»?
input-unknown = Непонятно: «{ $text }». Введите действие, например «{ $example }», или help.
error-no-option = Варианты пронумерованы от 1 до { $number }.
error-no-clause = Правила «{ $word }» нет. Главы: { $words }.
why-what = Добавьте задуманное действие, например «why { $example }».
why-possible = «{ $action }»: сейчас это можно.
odds-title = Вероятность получить в итоге не меньше стольких, если бросать ради этого:
odds-none = Эта игра не считает вероятностей.
odds-not-now = Сейчас бросать нечего.
odds-not-here = Здесь кубики ничего не решают.
at-least = { $number }+
go-on-with = Продолжить: { $command }
another-match = Ещё одну партию? да · нет · save
press-enter = Enter — дальше, q — закончить.
took-back = { $name } отменяет последний шаг.
replay-fits = Партия переиграна по правилам, всё совпадает: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
replay-differs = Переигранная партия отличается. { $difference }
replay-untried = Не переиграно: { $reason }
heading-ability = Способность
heading-games = Партии
heading-share = Победы
heading-interval = 95-%-интервал
simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с.
simulated-length = В партии в среднем ходов: { $turns } (от { $least } до { $most }), решений: { $decisions }.
help-options = options: показать всё, что сейчас можно сделать
help-table = table: показать стол ещё раз, со всеми способностями и прочим
help-why = why ДЕЙСТВИЕ: назвать правило, которое его запрещает
help-odds = odds: что ещё может выпасть; odds ДЕЙСТВИЕ: что оно может принести
help-save = save ФАЙЛ: записать игру в файл и играть дальше
