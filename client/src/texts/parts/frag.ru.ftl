# Собственный стол FRAG, по-русски. Карты, события и вопросы приходят от игры.

## Арена

frag-arena = Арена: { $map }
frag-arena-help = Стрелки ведут курсор с клетки на клетку, Enter выбирает, второй Enter выполняет. Home ведёт к вашему бойцу, T — к следующей цели, плюс и минус меняют масштаб.
frag-left = { $name }: { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}, { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[many] { $attacks } атак
}
frag-field-acid = кислота
frag-field-weapon = клетка оружия
frag-field-gadget = клетка гаджетов
frag-field-pad = телепорт
frag-field-grate = решётка
frag-field-door = дверь
frag-field-rock = сплошная скала
frag-field-respawn = клетка возрождения { $number }
frag-field-blood = маркер крови
frag-field-away = { $fields ->
    [one] { $fields } клетка отсюда
    [few] { $fields } клетки отсюда
   *[many] { $fields } клеток отсюда
}
frag-field-target = можно атаковать
frag-field-go = можно выбрать
frag-field-walk = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
frag-field-jump = { $points ->
    [one] прыжок за { $points } очко
    [few] прыжок за { $points } очка
   *[many] прыжок за { $points } очков
}
frag-field-beam = телепорт за 1 очко

## Бойцы

frag-out = выбыл
frag-frags = фраги: { $frags } из { $goal }
frag-backs = Карты на руке
frag-in-play = В игре
frag-hand = { $cards ->
    [0] На руке нет карт
    [one] На руке { $cards } карта
    [few] На руке { $cards } карты
   *[many] На руке { $cards } карт
}
frag-known = Карты, которые вы знаете
frag-blood = { $markers ->
    [one] { $markers } маркер крови
    [few] { $markers } маркера крови
   *[many] { $markers } маркеров крови
}
frag-ammo = патроны: { $ammo } из { $most }
frag-pool = { $points ->
    [one] осталось { $points } очко брони
    [few] осталось { $points } очка брони
   *[many] осталось { $points } очков брони
}
frag-state-surge = { $cards ->
    [one] На время больше здоровья.
    [few] На время больше здоровья, сразу { $cards } раза.
   *[many] На время больше здоровья, сразу { $cards } раз.
}
frag-state-cheats = Все три значения на время удвоены.
frag-state-ram = Можно оставить шесть карт.
frag-state-lag = { $turns ->
    [one] Пропускает следующий ход.
    [few] Пропускает следующие { $turns } хода.
   *[many] Пропускает следующие { $turns } ходов.
}
frag-state-frozen = Не двигается и не атакует до конца следующего хода.
frag-state-ghost = Ходит сквозь стены, и атаки проходят насквозь.
frag-state-steered = В следующем ходу бойцом управляет { $name }.
frag-state-keeps = Вернётся со всем, что было.

## Создание бойца

frag-build = Распределите очки
frag-less = Меньше: { $value }
frag-more = Больше: { $value }

## Прицеливание

frag-aim = Цель: { $name } (расстояние { $distance })
frag-aim-close = Выбрать другую цель

## Фраги

frag-feed-label = Последние фраги
frag-feed = { $name }: фраг, { $victim }
frag-feed-arm = { $name }: фраг, { $victim } ({ $arm })
frag-feed-fell = { $name } выбывает
frag-end-table = Что сделал каждый
frag-end-fighter = Боец
frag-end-frags = Фраги
frag-end-falls = Сколько раз выбывал

## Арена в предложениях

frag-see-turn = Ходит { $name }: осталось { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}.
frag-see-seat = { $name } на { $field }: здоровье { $health }, скорость { $speed }, точность { $accuracy }, { $frags ->
    [one] { $frags } фраг
    [few] { $frags } фрага
   *[many] { $frags } фрагов
}.
frag-see-out = { $name } вне арены, { $frags ->
    [one] { $frags } фраг
    [few] { $frags } фрага
   *[many] { $frags } фрагов
}.
frag-see-armed = Оружие: { $weapons }.
frag-see-blood = Маркеры крови: { $fields }.
frag-see-pile = На { $field }: { $cards }.
