# Повторы по-русски: партия шаг за шагом и продолжение игры с любого момента.

ui-replay = Повтор
ui-replay-trouble = Эту партию нельзя показать

## Открыть запись

ui-replay-open = Пересмотреть партию
ui-replay-open-what = От каждой партии остаётся запись. Откройте её и пройдите шаг за шагом, глазами любого из игроков.
ui-replay-open-go = Смотреть

## Вперёд и назад

ui-replay-dock = Шкала времени и управление
ui-replay-timeline = Момент партии
ui-replay-beginning = Начало
ui-replay-step = Шаг { $step } из { $steps }
ui-replay-end = Конец, шаг { $step } из { $steps }
ui-replay-controls = Перемотка партии
ui-replay-first = В начало
ui-replay-turn-back = К предыдущему ходу
ui-replay-step-back = На шаг назад
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-step-on = На шаг вперёд
ui-replay-turn-on = К следующему ходу
ui-replay-last = В конец
ui-replay-speed = Скорость
ui-replay-times = { $times } ×
ui-replay-asked = { $name } решает: { $question }

## Чьими глазами

ui-replay-as = Кто смотрит:
ui-replay-spectator = зритель
ui-replay-old-rules = Поля для этой партии нет
ui-replay-old-rules-text = Она сыграна по версии правил { $rules }, а с тех пор правила изменились. Что происходило, всё же можно прочесть шаг за шагом.
ui-replay-own-stream = Поля для этой записи нет
ui-replay-own-stream-text = Она взята посреди партии, и в ней только то, что узнал один участник. Когда партия закончится, можно будет увидеть всё.

## Ещё

ui-replay-share = Скопировать ссылку на этот момент
ui-replay-shared = Ссылка скопирована. Она ведёт именно к этому моменту.
ui-replay-share-by-hand = Скопируйте адрес из адресной строки. Он ведёт именно к этому моменту.
ui-replay-other = Открыть другую запись
ui-replay-key-step = на шаг назад или вперёд
ui-replay-key-turn = на ход назад или вперёд
ui-replay-key-play = воспроизвести или остановить
ui-replay-key-ends-name = Home End
ui-replay-key-ends = в начало или в конец
ui-replay-key-panel = журнал, правила

## Играть дальше

ui-replay-fork = Играть дальше отсюда
ui-replay-fork-hint = Перейдите к моменту, с которого хотите играть дальше, и выберите «Играть дальше отсюда».
ui-replay-fork-over = Здесь партия заканчивается. Вернитесь на несколько шагов, чтобы играть дальше.
ui-replay-fork-what = С этого момента откроется новый стол. Одно место займёте вы, остальные — боты. До этого места всё остаётся как было; кубики и карты дальше новые и честные, как в любой партии.
ui-replay-fork-seat = Ваше место
ui-replay-fork-as = вместо игрока { $name }
ui-replay-fork-level = Боты
ui-replay-fork-go = Открыть стол
