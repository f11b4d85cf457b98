# Стол COLLECT! FIGHT! SURVIVE!, по-русски. Фигуры, события и вопросы приходят от игры.

## Подземелье

cfs-dungeon = Подземелье: { $title }
cfs-dungeon-help = Стрелки ведут курсор с клетки на клетку, Enter выбирает, второй Enter выполняет. Home ведёт к действующей фигуре, T — к следующей цели, плюс и минус меняют масштаб.
cfs-field-walk = { $fields ->
    [one] { $fields } клетка
    [few] { $fields } клетки
   *[many] { $fields } клеток
}, { $actions ->
    [0] этим же ходом
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
cfs-field-clash = можно сразиться
cfs-field-place = можно выбрать
cfs-field-activate = может действовать
cfs-field-exit = можно выйти здесь
cfs-field-follow = сюда можно шагнуть следом
cfs-field-stay = здесь можно остаться
cfs-field-teleporter = телепорт { $number }
cfs-field-terminal = терминал
cfs-field-nest = гнездо Краббера
cfs-field-start = место старта Грейфера
cfs-field-zone = зона: { $name }
cfs-field-barrier-on = энергополе ({ $colour }) к { $field } включено
cfs-field-barrier-off = энергополе ({ $colour }) к { $field } выключено
cfs-carries = груз: { $resources }

## Раунды и места

cfs-track = Порядок в этом раунде
cfs-round = Раунд { $round } из { $rounds }
cfs-turn-card = { $name }: { $card }
cfs-turn-acts = действует сейчас
cfs-at-home = { $pieces ->
    [0] В зоне пока пусто
    [one] В зоне { $pieces } ресурс
    [few] В зоне { $pieces } ресурса
   *[many] В зоне { $pieces } ресурсов
}
cfs-profile = Ход по числу ресурсов: { $movement }; несёт { $carries }; в бою { $fights }

## На руках

cfs-needs = Вашей колонии нужно: { $resources }
cfs-needs-explained = Ресурс в вашей зоне стоит { $matching }, если он нужен вашей колонии, { $sought }, если в конце его ищут все, и { $plain } в остальных случаях. То, что несут фигуры, не считается.
cfs-cards = { $cards ->
    [0] Карт больше нет
    [one] { $cards } игральная карта
    [few] { $cards } игральные карты
   *[many] { $cards } игральных карт
}
cfs-left = осталось: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, ход на { $fields ->
    [one] { $fields } клетку
    [few] { $fields } клетки
   *[many] { $fields } клеток
}
cfs-scale = Ход по числу ресурсов
cfs-deed-stand-up = Встать
cfs-deed-jump = Прыжок
cfs-deed-console = Терминал
cfs-deed-end = Готово
cfs-deed-take = Взять
cfs-deed-lay = Положить
cfs-deed-on = Включить
cfs-deed-off = Выключить
cfs-deed-across = Вкл. с шагом
cfs-nothing-here = Здесь нечего делать

## Поединки

cfs-clash = Против: { $name }
cfs-clash-fight = В бой
cfs-clash-shove = Пройти
cfs-clash-close = Выбрать другое
cfs-reason-profile = профиль
cfs-reason-attacker = нападает
cfs-reason-load = груз
cfs-reason-down = сбита с ног
cfs-modifier = { $reason } { $amount }
cfs-duel-rolled = { $name }: бросок { $die }
cfs-duel-side = { $parts }: всего { $total }.

## Терминалы

cfs-switchboard = Пульт зелёных энергополей
cfs-switchboard-chosen = { $fields ->
    [0] Выберите поля и подтвердите
    [one] Выбрано { $fields } поле, подтвердите
    [few] Выбрано { $fields } поля, подтвердите
   *[many] Выбрано { $fields } полей, подтвердите
}
cfs-switch-fields = { $fields ->
    [one] Переключить { $fields } энергополе
    [few] Переключить { $fields } энергополя
   *[other] Переключить { $fields } энергополей
}
cfs-on = вкл.
cfs-off = выкл.

## Машины

cfs-machine-table = Что делают машины
cfs-machine-row = Строка { $row }
cfs-machine-why = { $name }: { $conditions }, значит, { $deed }
cfs-machine-fired = строка, выполненная последней
cfs-both = { $one } и { $other }

## Конец

cfs-end-counting = Подсчёт
cfs-end-table = Что лежит в зонах
cfs-end-player = Игрок
cfs-end-matching = Нужное, по { $points }
cfs-end-sought = Искомое, по { $points }
cfs-end-plain = Прочее, по { $points }
cfs-end-points = Очки
cfs-end-needed = было нужно: { $resources }
cfs-end-piece = { $resource }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cfs-end-nothing = Домой ничего не принесли.

## Подземелье в предложениях

cfs-see-on = { $name } на { $field }
cfs-see-home = { $name }, в зоне { $pieces ->
    [one] { $pieces } ресурс
    [few] { $pieces } ресурса
   *[many] { $pieces } ресурсов
}.
cfs-see-floor = На { $field }: { $pieces }.
cfs-see-fields = Включены энергополя: { $fields }.
