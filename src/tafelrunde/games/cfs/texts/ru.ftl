# COLLECT! FIGHT! SURVIVE! по-русски. Переменные текстов объясняет docs/words.md.

game-title = COLLECT! FIGHT! SURVIVE!
game-blurb = Вашей колонии нужны припасы, и лежат они в подземелье, полном энергетических полей. Несите домой всё, что сможете, при нужде отнимайте у соседей и берегитесь машин: у них свои планы.

## Настройки

setting-rounds = Раунды
    .explained = Сколько раундов вы играете и сколько карт получает каждый. 4 раунда — короткая партия.
setting-figures = Фигуры
    .explained = Сколько фигур ведёт каждый: 3 или 4. Если 3, вы выбираете, кто остаётся дома.
    .value-0 = 4 для двоих, иначе 3
    .value-3 = 3 фигуры
    .value-4 = 4 фигуры
setting-dungeon = Подземелье
    .explained = Кольцевой цех — это залы вокруг открытого двора и три зоны. В Четырёх залах зона в каждом углу; вчетвером вы всегда играете там.
    .value-0 = Кольцевой цех
    .value-1 = Четыре зала
file-dungeon = Своё подземелье
    .explained = Нарисованный вами текстовый файл. Он сразу проверяется и заменяет наши подземелья.
file-machines = Таблица для машин
    .explained = Текстовый файл, где строка за строкой сказано, что делают грейферы и крабберы. Он заменяет нашу таблицу.
error-dungeon-too-small = Зон в подземелье { $dungeon }: { $zones }. Для { $players } игроков его не хватит.
error-figures = В команде { $fewest } или { $most } фигуры.

## Фигуры команды: знак на плане — одна буква, за ней номер места

profile-scout = Разведчик
    .sign = Р
profile-guard = Страж
    .sign = С
profile-hauler = Носильщик
    .sign = Н
profile-ranger = Егерь
    .sign = Е

figure-scout-1 = { profile-scout } 1
figure-guard-1 = { profile-guard } 1
figure-hauler-1 = { profile-hauler } 1
figure-ranger-1 = { profile-ranger } 1
figure-scout-2 = { profile-scout } 2
figure-guard-2 = { profile-guard } 2
figure-hauler-2 = { profile-hauler } 2
figure-ranger-2 = { profile-ranger } 2
figure-scout-3 = { profile-scout } 3
figure-guard-3 = { profile-guard } 3
figure-hauler-3 = { profile-hauler } 3
figure-ranger-3 = { profile-ranger } 3
figure-scout-4 = { profile-scout } 4
figure-guard-4 = { profile-guard } 4
figure-hauler-4 = { profile-hauler } 4
figure-ranger-4 = { profile-ranger } 4
figure-greifer-1 = { machine-greifer } 1
figure-greifer-2 = { machine-greifer } 2
figure-krabber-1 = { machine-krabber } 1
figure-krabber-2 = { machine-krabber } 2
figure-krabber-3 = { machine-krabber } 3

## Машины: знак на плане — две буквы

machine-greifer = Грейфер
    .sign = Гр
machine-krabber = Краббер
    .sign = Кр

## Чего требует строка таблицы машин, и чего — со словом «не»

condition-down = машина лежит
    .not = машина стоит
condition-carrying = машина несёт ресурс
    .not = машина ничего не несёт
condition-empty = машина ничего не несёт
    .not = машина несёт ресурс
condition-at-nest = машина у своего гнезда
    .not = машина не у своего гнезда
condition-on-resource = машина может взять ресурс на своей клетке
    .not = машина не может взять ресурс на своей клетке
condition-beside-carrier = рядом фигура с грузом
    .not = рядом нет фигуры с грузом
condition-beside-figure = рядом фигура
    .not = рядом нет фигуры
condition-way-to-carrier = есть путь к фигуре с грузом
    .not = нет пути к фигуре с грузом
condition-way-to-figure = есть путь к фигуре
    .not = нет пути к фигуре
condition-way-to-resource = есть путь к ресурсу
    .not = нет пути к ресурсу
condition-way-to-nest = есть путь к своему гнезду
    .not = нет пути к своему гнезду

## Что строка таблицы велит машине

deed-stand = встать
deed-fight-carrier = сразиться с фигурой с грузом
deed-fight-figure = сразиться с фигурой
deed-go-to-carrier = идти к ближайшей фигуре с грузом
deed-go-to-figure = идти к ближайшей фигуре
deed-go-to-resource = идти к ближайшему ресурсу
deed-go-to-nest = идти к своему гнезду
deed-take = взять ресурс
deed-lay = положить ресурс
deed-wait = ждать

## Строка таблицы

machine-row = { $number }. { $conditions }: { $deed }
row-otherwise = иначе

## Ресурсы: знак на плане — две маленькие буквы

resource-water = вода
    .sign = во
resource-seeds = семена
    .sign = се
resource-medicine = лекарства
    .sign = ле
resource-fuel = топливо
    .sign = то
resource-copper = медь
    .sign = ме
resource-crystal = кристаллы
    .sign = кс
resource-circuits = микросхемы
    .sign = ми
resource-cloth = ткань
    .sign = тк
resource-tools = инструменты
    .sign = ин
resource-salt = соль
    .sign = со
resource-glass = стекло
    .sign = ст
resource-spores = споры
    .sign = сп

## Энергетические поля

colour-blue = синее
colour-green = зелёное

## Что называется так, как пишется

any-field = { $word }
any-barrier = { $word }
any-pip = { $word }

## Игральные карты

playing-card-2-diamonds = ♦2
playing-card-2-hearts = ♥2
playing-card-2-spades = ♠2
playing-card-2-clubs = ♣2
playing-card-3-diamonds = ♦3
playing-card-3-hearts = ♥3
playing-card-3-spades = ♠3
playing-card-3-clubs = ♣3
playing-card-4-diamonds = ♦4
playing-card-4-hearts = ♥4
playing-card-4-spades = ♠4
playing-card-4-clubs = ♣4
playing-card-5-diamonds = ♦5
playing-card-5-hearts = ♥5
playing-card-5-spades = ♠5
playing-card-5-clubs = ♣5
playing-card-6-diamonds = ♦6
playing-card-6-hearts = ♥6
playing-card-6-spades = ♠6
playing-card-6-clubs = ♣6
playing-card-7-diamonds = ♦7
playing-card-7-hearts = ♥7
playing-card-7-spades = ♠7
playing-card-7-clubs = ♣7
playing-card-8-diamonds = ♦8
playing-card-8-hearts = ♥8
playing-card-8-spades = ♠8
playing-card-8-clubs = ♣8
playing-card-9-diamonds = ♦9
playing-card-9-hearts = ♥9
playing-card-9-spades = ♠9
playing-card-9-clubs = ♣9
playing-card-10-diamonds = ♦10
playing-card-10-hearts = ♥10
playing-card-10-spades = ♠10
playing-card-10-clubs = ♣10
playing-card-j-diamonds = ♦В
playing-card-j-hearts = ♥В
playing-card-j-spades = ♠В
playing-card-j-clubs = ♣В
playing-card-q-diamonds = ♦Д
playing-card-q-hearts = ♥Д
playing-card-q-spades = ♠Д
playing-card-q-clubs = ♣Д
playing-card-k-diamonds = ♦К
playing-card-k-hearts = ♥К
playing-card-k-spades = ♠К
playing-card-k-clubs = ♣К
playing-card-a-diamonds = ♦Т
playing-card-a-hearts = ♥Т
playing-card-a-spades = ♠Т
playing-card-a-clubs = ♣Т

## Числа с существительными, для других текстов

count-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
count-fields = { $fields ->
    [one] { $fields } клетку
    [few] { $fields } клетки
   *[other] { $fields } клеток
}
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
count-pieces = { $pieces ->
    [one] { $pieces } ресурс
    [few] { $pieces } ресурса
   *[other] { $pieces } ресурсов
}

## Стол

heading-round = Раунд
heading-rounds = Раунды
heading-active = Ходит
heading-actions = Осталось действий
heading-moved = Пройдено клеток
heading-figures = Фигуры
heading-figure = Фигура
heading-field = Клетка
heading-load = Груз
heading-movement = Движение
heading-down = Лежит
heading-out = Вне игры
heading-done = Закончено
heading-floor = На полу
heading-pieces = Ресурсы
heading-fields-on = Включённые энергетические поля
heading-sought = Нужно всем
heading-machine-card = Карта машин
heading-machines = Машины
heading-needs = Вашей колонии нужно
heading-hand = Ваши карты
heading-cards = Осталось карт
heading-card = Карта
is-down = лежит
is-out = вне игры
is-done = ход сделан
dungeon-legend = a–d зона · 1–4 телепорт · T терминал · g старт грейфера · k гнездо краббера · B G энергетическое поле включено · b g выключено · Р1 разведчик первого игрока · _ лежит · x вне игры · * под фигурой есть ресурсы · маленькие буквы — ресурс, с числом, если их несколько

## Вопросы

prompt-bench = Вы ведёте три фигуры. Кто остаётся дома?
prompt-place = Где в вашей зоне начинает { $figure }?
prompt-choice = Какую карту вы играете в этом раунде? Старшая ходит первой.
prompt-pick = Ваши фигуры ходят одна за другой. Кто следующий?
prompt-act = Что делает { $figure }? Осталось: { count-actions }, { $fields ->
    [0] движения нет
   *[other] движение на { count-fields }
}.
prompt-console = Вы у терминала. Какие зелёные поля вы переключаете?
prompt-exit = { $figure } может выбрать выход. Какой телепорт?
prompt-following = { $figure } побеждает. Занять { $field }?
prompt-home = { $figure } вне игры до следующего раунда. Где в вашей зоне ждёт эта фигура?

## Ответы

option-leave-out = Дома остаётся { $profile }
option-place = Поставить на { $field }
option-choose = Сыграть { $card }
option-activate = Ходит { $profile }
option-step = Идти на { $field }
option-shove = Пробиться на { $field }
option-stand-up = Встать
option-jump = Прыгнуть в телепорт
option-take = Взять: { $resource }
option-lay = Положить: { $resource }
option-switch = Переключить поле { $barrier }
option-switch-across = Включить { $barrier } и перейти на другую сторону
option-console = Подойти к терминалу
option-toggle = Переключить поле { $barrier }
option-enough = Это всё
option-fight = Сразиться с противником на { $field }
option-end = Закончить ход этой фигуры
option-exit = Телепорт { $number }
option-follow = Занять клетку
option-stay = Остаться на месте

## Что может выйти

chance-beats = { $winner } побеждает, { $loser } проигрывает
chance-gets-past = { $figure } пробивается, { $other } уступает место
chance-falls = { $figure } падает
chance-goes-out = { $figure } выбывает из игры
chance-steals = { $figure } забирает ресурс: { $resource }
chance-stays = { $figure } остаётся на месте
chance-chooses-exit = { $figure } прыгает, а выход выбираете вы
chance-disaster = Авария: { $figure } падает

## Почему тренер что-то советует

reason-believed = { $seat-is ->
    [you] Вам нужно
   *[other] { $seat }: нужно
} с вероятностью { $percent } % — { $thing }.
reason-home = { who-has } дома в среднем на { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} { more-or-less }.
reason-coming = { who-has } вовремя попадёт домой в среднем на { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} { more-or-less }.
reason-carried = { who-has } в грузе в среднем на { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} { more-or-less }.
reason-near = { who-has } { $way ->
    [less] меньше
   *[more] больше
} ценного поблизости.
reason-cards = { who-has } на следующие раунды остаются карты { $way ->
    [less] ниже
   *[more] выше
}.
reason-ready = { who-has } в запасе в среднем на { $number ->
    [one] { $number } действие
    [few] { $number } действия
    [many] { $number } действий
   *[other] { $number } действия
} { more-or-less }.
reason-pieces = { who-has } дома в среднем на { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
    [many] { $number } ресурсов
   *[other] { $number } ресурса
} { more-or-less }.
reason-standing = { who-has } на ногах в среднем на { $number ->
    [one] { $number } фигуру
    [few] { $number } фигуры
    [many] { $number } фигур
   *[other] { $number } фигуры
} { more-or-less }.
reason-danger = { who-has } под угрозой нападения в среднем на { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} { more-or-less }.

## Что произошло

event-pieces-spread = { $number ->
    [one] { $number } ресурс лежит
    [few] { $number } ресурса лежат
   *[other] { $number } ресурсов лежат
} по всему подземелью.
event-needs-dealt = { $seat-is ->
    [you] Вашей колонии нужно: { $resources }.
   *[other] { $seat } — колонии нужно: { $resources }.
}
event-playing-cards-dealt = { $seat-is ->
    [you] Вы получаете карты
   *[other] { $seat } получает карты
}: { $cards }.
event-left-out = { $seat-is ->
    [you] Вы оставляете фигуру дома
   *[other] { $seat } оставляет фигуру дома
}: { $profile }.
event-placed = { $figure } начинает на { $field }.
event-round-began = Начинается раунд { $number }.
event-card-shown = { $seat-is ->
    [you] Вы открываете
   *[other] { $seat } открывает
} { $card }.
event-machine-card-shown = Машины открывают { $card }.
event-activated = Ходит { $figure }.
event-stepped = { $figure } идёт на { $field }.
event-stood-up = { $figure } встаёт.
event-switched = { $figure } { $on ->
    [0] выключает
   *[other] включает
} энергетическое поле { $barrier }.
event-sidestepped = { $figure } переходит на другую сторону, на { $field }.
event-theft-rolled = { $figure } крадёт в чужой зоне ({ $resource }), на кубике { $die }.
event-taken = { $figure } берёт ресурс: { $resource }.
event-laid = { $figure } кладёт ресурс: { $resource }.
event-move-ended = { $figure } с таким грузом дальше не идёт.
event-jump-rolled = { $figure } прыгает, на кубике { $die }.
event-disaster = Авария: { $figure } летит к телепорту { $number }.
event-jumped = { $figure } выходит на { $field }.
event-jump-stayed = { $figure } остаётся на месте.
event-drawn-in = На { $field } телепорт затягивает фигуру: { $figure }.
event-clash-rolled = { $attacker }: на кубике { $die }, всего { $total }; { $defender }: на кубике { $other_die }, всего { $other_total }.
event-fight-began = { $attacker } нападает, цель — { $defender }.
event-fight-won = { $winner } побеждает, { $loser } проигрывает.
event-pushed = { $figure } отступает на { $field }.
event-followed = { $figure } занимает { $field }.
event-swapped = { $figure } пробивается на { $field }, { $other } уступает место.
event-shove-failed = { $figure } не может пробиться, { $other } стоит на пути.
event-knocked-down = { $figure } падает.
event-put-out = { $figure } выбывает из игры.
event-dropped = { $figure } теряет груз на { $field }: { $resources }.
event-came-home = { $figure } ждёт следующего раунда на { $field }.
event-machine-decided = { $figure } читает строку { $row }: { $deed }.
event-machine-moved = { $figure } идёт на { $field }.
event-sought-shown = Нужно всем: { $resource }.
event-needs-shown = { $seat-is ->
    [you] Вашей колонии было нужно: { $resources }.
   *[other] { $seat } — колонии было нужно: { $resources }.
}
event-scored = { $seat-is ->
    [you] Вы получаете
   *[other] { $seat } получает
} { count-points } за { count-pieces }.

## What is wrong with a dungeon or with the machines' table
error-sector-form = Сектор называют двумя углами: `a1-e5`.
error-sector-outside = «{ $word }» выходит за пределы подземелья.
error-dungeon-size = В подземелье { $size } на { $size } клеток, а не { $width } на { $height }.
error-few-energy-fields = { $colour ->
    [blue] Синих
   *[green] Зелёных
} энергетических полей нужно { $fewest }, а их { $number }.
error-too-many-marks = { $number ->
    [1] «{ $mark }» уже стоит на { $field }.
   *[other] Знаков «{ $mark }» достаточно { $number }.
}
error-too-few-marks = { $wanted ->
    [1] Не хватает «{ $mark }»: нарисуйте его.
   *[other] Знаков «{ $mark }» нужно { $wanted }, а их { $number }.
}
error-few-zones = Зон нужно не меньше { $fewest }, а их { $number }.
error-zone-missing = Не хватает зоны { $zone }.
error-zone-unequal = Клеток в зоне { $zone } { $number }, а в первой { $first }.
error-zone-small = Зоне { $zone } нужна клетка для каждой фигуры: их { $figures }, а клеток { $number }.
error-zone-apart = Зона { $zone } разорвана: эта часть лежит отдельно.
error-zone-ways = Зоне { $zone } нужно выходов: { $fewest }, а их { $number }.
error-sectors-uneven = Ресурсов { $pieces }, секторов { $number }: поровну не разделить.
error-sector-twice = { $field } уже входит в другой сектор.
error-sector-full = В этом секторе клеток { $number }, а ресурсов { $pieces }.
error-sector-none = { $field } не входит ни в один сектор{ $more ->
    [0] .
   *[other] , и ещё клеток: { $more }.
}
error-starts-form = Где начинают машины при таком-то числе игроков, пишут так: `{ $form }`.
error-starts-twice = Где начинают машины при числе игроков { $players }, уже сказано.
error-starts-players = Игроков здесь не может быть { $players }: число зон — { $zones }.
error-starts-floor = На клетке { $field } машина начать не может: это не просто пол.
error-starts-shared = На клетке { $field } не могут начать две машины.
error-field-unreached = { $field }{ $more ->
    [0] {" "}
   *[other] {" "}и ещё { $more } рядом{" "}
}— туда не попасть, даже если выключить все энергетические поля.
error-zone-farther = От зоны { $far } шагов { $most } до номера { $rank } среди ближайших { $what ->
    [teleporter] телепортов
    [terminal] терминалов
   *[field] клеток для ресурсов (игроков: { $players })
} ({ $distant }), от зоны { $near } — { $least } ({ $close }). Справедлив один лишний шаг.
error-table-long = В таблице машин не больше { $most } знаков, а здесь { $number }.
error-table-toml = Таблица машин не читается ({ $reason }).
error-table-machine = Машины «{ $word }» нет. Есть { $words }.
error-table-rows = Для «{ $machine }» нужно от 1 до { $most } строк, каждая [[{ $machine }]].
error-table-at = Строка { $row }, «{ $machine }»:
error-table-last = Последняя строка верна всегда, то есть `when = []`.
error-table-row = В строке есть `when` и `do`, и больше ничего.
error-table-when = `when` — это список условий.
error-table-deed = Действия «{ $word }» нет. Есть { $words }.
error-table-condition = Условия «{ $word }» нет. Есть { $words }.
