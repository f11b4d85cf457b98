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

## Почему тренер что-то советует

who-has = { $seats-is ->
    [you] У вас
    [with-you] У вас и союзников
   *[other] { $seats }:
}
more-or-less = { $way ->
    [less] меньше
   *[more] больше
}
more-or-fewer = { more-or-less }
reason-only = Ничего другого сделать нельзя.
reason-habit = Ничего лучше не нашлось, поэтому это обычный ход.
reason-narrow = Разница мала: есть ход почти не хуже.
reason-ahead = Из 100 партий так выигрывают примерно на { $points ->
    [one] { $points } партию
    [few] { $points } партии
   *[other] { $points } партий
} больше.
reason-sure = Уверенность, что это лучше: { $percent } %.
reason-wins-now = Победа сразу: на { $percent ->
    [one] { $percent } случай
    [few] { $percent } случая
   *[other] { $percent } случаев
} из 100 чаще.

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
error-no-word = Слова «{ $word }» здесь нет. Есть { $words }.
error-no-word-near = Слова «{ $word }» здесь нет. Может быть, «{ $near }»?
error-no-number = «{ $word }» — не число.
error-ambiguous = «{ $word }» можно понять по-разному: { $words }.
error-incomplete = Чего-то не хватает: напишите { $form }.
error-too-much = «{ $word }» здесь лишнее.
error-open-quote = Кавычка не закрыта.

## Партия, которую так не собрать

error-setting-players = В { $game } играют от { $fewest } до { $most } человек, а не { $players }.
error-setting-no-module = В { $game } нет модуля «{ $word }». { $number ->
    [0] Модулей здесь нет вовсе.
   *[other] Есть { $words }.
}
error-setting-no-option = В { $game } нет настройки «{ $word }». { $number ->
    [0] Настроек здесь нет вовсе.
   *[other] Есть { $words }.
}
error-setting-no-file = { $game } не принимает файл «{ $word }». { $number ->
    [0] Файлов здесь не нужно.
   *[other] Можно { $words }.
}
error-setting-needs-module = Модулю «{ $module }» нужен модуль «{ $needs }».
error-setting-needs-players = Для модуля «{ $module }» число игроков — не меньше { $fewest }.
error-setting-range = Настройка «{ $option }» бывает от { $least } до { $most }, а не { $value }.

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
odds-options = Что может выйти из того, что вы можете сделать:
odds-how = Введите odds и действие: узнаете всё, что из него может выйти.
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
heading-level = Уровень
heading-fair = Поровну
heading-freed = Без удачи
heading-odds = Шансы
heading-rating = Рейтинг
heading-thinking = Думает
league-one-sided = Одна сторона одного уровня против другой, затем наоборот.
league-luck-told = Без удачи: за вычетом того, что принесли кости и карты (проб каждого броска: { $samples }). Шансы и интервал — по ней.
league-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, раскладов: { $deals }.
league-odds-told = Шансы: на победу, по сравнению с равной долей. 1 — поровну.
league-rating-told = Рейтинг: на 400 очков больше — шансы вдесятеро выше. У { $level } 1500.
league-report-written = Отчёт: { $file }
league-ratings-written = Рейтинги: { $file }
league-report-title = Лига: { $game }
league-report-setting = Игроков за столом: { $players }, начальное число: { $seed }.
league-plot-odds = Шансы на победу по сравнению с равной долей
league-plot-ratings = Рейтинг
league-plot-places = Доля побед по местам
league-plot-course = Доля побед по ходу лиги
help-options = options: показать всё, что сейчас можно сделать
help-table = table: показать стол ещё раз, со всеми способностями и прочим
help-why = why ДЕЙСТВИЕ: назвать правило, которое его запрещает
help-odds = odds: что ещё может выпасть; odds ДЕЙСТВИЕ: что оно может принести
help-save = save ФАЙЛ: записать игру в файл и играть дальше

## Тренер и взгляд на партию назад

help-coach = coach: что сделал бы здесь сильный бот и почему
coach-suggests = Сильный бот выбрал бы: { $action }
coach-then = Потом: { $actions }
coach-chance = Шанс на победу с этим ходом: около { $percent }.
coach-against = По сравнению с ходом «{ $action }»:
coach-costs = У этого есть цена:
coach-others = Другие варианты: { $options }
coach-off = За этим столом играют без тренера.
coach-thinks = Тренер думает.
heading-summary-start = Старт
heading-summary-deal = Раздача
heading-summary-dice = Кубики
heading-summary-hidden = Скрытое
heading-summary-decisions = Решения
heading-summary-usual = Обычно
heading-summary-others = Другие
heading-summary-rest = Остаток
heading-summary-result = Итог
heading-summary-agreed = Как бот
summary-told = Шансы на победу в процентах; слева направо они складываются в итог.
summary-luck = Раздача и кубики — это удача: что выпало, за вычетом ожидаемого. Решения: сколько потеряно против выбора сильного бота, по тому, что было известно. Скрытое: как это обернулось из-за неизвестного. Обычно: шансы рассчитаны на обычную игру, и то, что упускает и она, здесь возвращается. Другие: что сделали решения остальных по сравнению с обычными. Остаток: что всё это не объясняет.
summary-explained = Всё это объясняет { $percent } того пути, что прошли шансы.
summary-vague = Шансы в этой партии почти нельзя было предсказать: считайте эти числа лишь грубой картиной.
summary-costly = Самые дорогие решения
summary-moment = После { $entries ->
    [one] { $entries } действия
   *[other] { $entries } действий
}, { $name }: «{ $played }» — потеря { $points } против «{ $better }».
summary-strokes = Самые большие удачи и неудачи
summary-stroke = После { $entries ->
    [one] { $entries } действия
   *[other] { $entries } действий
}, { $name }: { $points }
summary-beliefs = Что предполагали на последнем ходу
summary-belief = { $name } → { $about }: { $guesses }
summary-guess = { $thing } { $percent }
summary-guess-true = { $thing } { $percent } (верно)

## What can't be read or isn't there: files, records, scenarios
error-no-game = Игры «{ $word }» нет. Есть { $words }.
error-no-language = Языка «{ $word }» нет. Есть { $words }.
error-no-bot = Бота «{ $word }» нет. Есть { $words }.
error-no-such-bot = В { $game } нет бота «{ $word }». Возьмите { $words }.
error-too-many-people = За стол на { $seats } столько людей не посадить: { $people }.
error-names = Игроков { $players }, а имён { $number }: их должно быть поровну.
error-name = В имени от 1 до 40 видимых знаков, «{ $word }» не подходит.
error-same-name = Двух игроков нельзя назвать одинаково.
error-name-twice = Двух игроков зовут { $word }.
error-one-seat = Место можно выбрать только одному человеку.
error-needs-player = Назовите здесь игрока.
error-other-game = Это партия { $theirs }, а не { $ours }.
error-has-ended = { $file }: партия окончена. Её покажет `tafelrunde replay`.
error-others-eyes = { $source }: здесь только то, что известно игроку { $player }.
error-write-option = Напишите --option ключ=число, например rounds=5, а не «{ $word }».
error-write-file = Напишите --file ключ=путь, например map=my.txt, а не «{ $word }».
error-file-unread = { $file }: файл не читается ({ $reason }).
error-file-unwritten = { $file }: файл не записывается ({ $reason }).
error-file-no-text = { $file }: это не текст в UTF-8 (строка { $line }).
error-file-there = { $file } уже есть. Назовите другой файл.
error-in-file = { $source ->
    [none] Это не подходит.
   *[other] { $source } не подходит.
}
error-in-line = { $source ->
    [none] Строка { $line }:
   *[other] { $source }, строка { $line }:
}
error-at = { $source ->
    [none] Строка { $line }
   *[other] { $source }, строка { $line }
}, столбец { $column }{ $path ->
    [none] :
   *[other] , { $path }:
}
error-key-twice = «{ $word }» написано дважды.
error-key-missing = Не хватает «{ $word }».
error-write-pairs = Напишите пары вида ключ: значение.
error-write-list = Напишите список: [одно, другое] или строки с тире в начале.
error-write-word = Напишите одно слово или одну строку.
error-write-number = Напишите целое число.
error-write-truth = Напишите true или false.
error-write-one-of = Напишите одно из { $words }.
error-write-names = Напишите имена игроков по порядку мест.
error-write-hex = Напишите до 64 байт шестнадцатеричными цифрами.
error-write-entry = Напишите [игрок, действие, хеш].
error-write-draw = Напишите [номер, n, результат, название броска].
error-draw-range = Результат не меньше 0 и меньше своего n, а n — от 1 до 2^31.
error-write-messages = Напишите JSON: { $form }
error-odd-sign = Здесь знак, которого не бывает в тексте.
error-too-deep = Списки вложены слишком глубоко.
error-no-yaml = Это не YAML ({ $reason }).
error-anchors = Якоря (&) не допускаются.
error-record-documents = Запись — это один документ YAML, а здесь их { $number }.
error-record-format = Это не запись формата { $number }.
error-record-before = Игроков { $players }, и раньше их должно быть столько же.
error-record-part = Это не вся партия. Её можно посмотреть, но не сыграть заново.
error-record-version = Играли по правилам версии { $theirs }, а не { $ours }. Партию можно посмотреть и проверить, но не сыграть заново.
error-record-differs = При повторе выходит иначе, поэтому продолжить нельзя.
error-fork-moment = Продолжить можно после строк журнала от 0 до { $lines }, когда даны все одновременные ответы, но не после { $number }.
error-fork-over = Там партия уже окончена. Продолжите с более раннего момента.
error-no-scenario = В нём нет сценария.
error-no-scenarios = Сценариев (*.yaml) нет: { $places }.
error-scenario-start = Сценарий начинается с позиции или с подготовки, но не с обеих.
error-scenario-game = В { $game } сценариев нет.
error-scenario-players = Напишите имена или число не больше { $most }.
error-scenario-name = В сценарии игрока нельзя назвать { $word }.
error-fork-long = Продолжить нельзя: действий больше { $most }.
error-read-too-long = Это слишком долго читать.
error-scenario-long = В сценарии не больше { $most } шагов.

## What is wrong with a drawn map
error-map = По этому рисунку играть нельзя.
error-map-at = Строка { $line }, столбец { $column }:
error-map-more = { $more ->
    [one] И ещё { $more } ошибка.
    [few] И ещё { $more } ошибки.
   *[other] И ещё { $more } ошибок.
}
error-map-problems = { $number ->
    [one] { $number } ошибка: играть на этой карте пока нельзя.
    [few] { $number } ошибки: играть на этой карте пока нельзя.
   *[other] { $number } ошибок: играть на этой карте пока нельзя.
}
error-map-no-game = { $file }: нужна строка с названием игры, например `game: frag`.
error-no-maps = В { $game } карт нет.
error-map-long = В карте не больше { $most } знаков, а здесь { $number }.
error-map-missing = Рисунка нет.
error-map-header = Над рисунком пишут { $lines }.
error-map-sign = Знак называют только в `sign`, и там он обязателен: `sign A: …`.
error-map-twice = `{ $word }:` стоит здесь второй раз.
error-map-game = Это карта для «{ $theirs }», а не для «{ $ours }».
error-map-sign-known = У «{ $mark }» уже есть значение.
error-map-sign-twice = «{ $mark }» объясняется второй раз.
error-map-needs = Карте нужна строка `{ $form }`.
error-map-line = Знаков в этой строке { $number }, а в первой { $first }.
error-map-odd-lines = Строк { $number }, а нужно нечётное число: по две на клетку и ещё одна.
error-map-odd-columns = Столбцов { $number }, а нужно нечётное число: по два на клетку и ещё один.
error-map-fields = В карте от { $fewest } до { $most } клеток в каждую сторону, а здесь { $number }.
error-map-mark = «{ $mark }» ничего не значит { $place ->
    [field] как клетка
    [upright] как грань между левым и правым
    [lying] как грань между верхним и нижним
   *[corner] как угол
}.
error-map-open = Здесь край карты открыт.
error-map-corner-needed = Здесь кончается стена или дверь: в углу нужен «+».
error-map-corner-blank = В этом углу ничего не кончается: он должен быть пустым.
