# FRAG по-русски. Что значат переменные, написано в docs/words.md.
# Имена игроков не склоняются, поэтому они всегда стоят в именительном падеже,
# а глаголы в настоящем времени: так не нужно знать, он это или она.

game-title = FRAG
game-blurb = Шутер на игровом поле: бегайте, хватайте всё, что лежит, и набирайте фраги, пока не попали в вас. Кто упал, в следующий ход снова в бою.
game-duration = около 45 минут

## Варианты

setting-goal = Фраги для победы
    .explained = Побеждает тот, кто первым набрал столько. С 1 или 2 партия будет короткой.
setting-map = Арена
    .explained = «Котельная» — сплошные коридоры и двери, «Плац» — широкое открытое поле между шестью комнатами.
    .value-0 = { map-boiler-house }
    .value-1 = { map-parade-ground }
file-map = Своя арена
    .explained = Текстовый файл, который вы нарисовали. Он сразу проверяется и заменяет наши арены.
error-map-too-small = Клеток возрождения на карте { $map }: { $fields }. Для { $players } игроков её не хватит.

## Арены

map-boiler-house = Котельная
map-parade-ground = Плац

## Значения бойца

value-health = Здоровье
    .explained = Кубики защиты, запас сил и то, сколько оружия можно нести.
value-speed = Скорость
    .explained = Кубики на движение и длина прыжков.
value-accuracy = Точность
    .explained = Кубики на попадание и число атак.

## Колоды

deck-weapon = оружие
    .plural = Оружие
deck-gadget = гаджет
    .plural = Гаджеты
deck-special = спецкарта
    .plural = Спецкарты

## О чём гаджет, по его букве

letter-a = броня
letter-h = Здоровье
letter-w = оружие
letter-m = движение

## Виды выстрела

way-plain = обычный выстрел
way-trick = рикошет
way-double = двойной выстрел

## Оружие внутри фразы, для других текстов, где есть $arm: чем атакуют

with-arm = { $arm-is ->
    [beam-pistol] лучевым пистолетом
    [needler] игломётом
    [machine-gun] пулемётом
    [shotgun] дробовиком
    [chainsaw] бензопилой
    [flamethrower] огнемётом
    [assault-cannon] штурмовой пушкой
    [electromagnetic-cannon] электромагнитной пушкой
    [heavy-assault-cannon] тяжёлой штурмовой пушкой
    [lightning-blaster] грозовым бластером
    [missile-launcher] ракетомётом
    [portable-nuke] ядерным ранцем
    [pulse-rifle] импульсной винтовкой
    [pistol] пистолетом
   *[other] оружием «{ $arm }»
}

## Всё, чем можно атаковать: карты и пистолет

arm-beam-pistol = { card-beam-pistol }
arm-needler = { card-needler }
arm-machine-gun = { card-machine-gun }
arm-shotgun = { card-shotgun }
arm-chainsaw = { card-chainsaw }
arm-flamethrower = { card-flamethrower }
arm-assault-cannon = { card-assault-cannon }
arm-electromagnetic-cannon = { card-electromagnetic-cannon }
arm-heavy-assault-cannon = { card-heavy-assault-cannon }
arm-lightning-blaster = { card-lightning-blaster }
arm-missile-launcher = { card-missile-launcher }
arm-portable-nuke = { card-portable-nuke }
arm-pulse-rifle = { card-pulse-rifle }
arm-medpack = { card-medpack }
arm-extra-ammo = { card-extra-ammo }
arm-adrenaline-surge = { card-adrenaline-surge }
arm-enhanced-medpack = { card-enhanced-medpack }
arm-light-armor = { card-light-armor }
arm-heavy-armor = { card-heavy-armor }
arm-speed-boost = { card-speed-boost }
arm-targeting-system = { card-targeting-system }
arm-enhanced-damage = { card-enhanced-damage }
arm-over-under = { card-over-under }
arm-personal-teleporter = { card-personal-teleporter }
arm-trick-fire = { card-trick-fire }
arm-energy-reflector = { card-energy-reflector }
arm-energy-shield = { card-energy-shield }
arm-exoskeleton = { card-exoskeleton }
arm-fireproof-coating = { card-fireproof-coating }
arm-phase-shift = { card-phase-shift }
arm-power-leap = { card-power-leap }
arm-rapid-fire = { card-rapid-fire }
arm-automatic-miss = { card-automatic-miss }
arm-lag = { card-lag }
arm-disconnected = { card-disconnected }
arm-extra-ram = { card-extra-ram }
arm-zigged = { card-zigged }
arm-freeze = { card-freeze }
arm-fumble = { card-fumble }
arm-assume-control = { card-assume-control }
arm-bonus-damage = { card-bonus-damage }
arm-cheat-codes = { card-cheat-codes }
arm-cheater-cheater = { card-cheater-cheater }
arm-insubstantial = { card-insubstantial }
arm-keep-the-stuff = { card-keep-the-stuff }
arm-magic-bullet = { card-magic-bullet }
arm-teleportation = { card-teleportation }
arm-theft = { card-theft }
arm-timing-troubles = { card-timing-troubles }
arm-pistol = Пистолет
    .effect = 2 кубика урона. Никогда не кончается и не теряется.
    .flavour = Был здесь до вас и останется после.

## Карты: как называются, что делают, и пара слов о каждой

card-beam-pistol = Лучевой пистолет
    .effect = 3 кубика урона, 5 зарядов. Энергия.
    .flavour = Как старый добрый пистолет, только садится в самый нужный момент.
card-needler = Игломёт
    .effect = 3 кубика урона, 6 зарядов.
    .flavour = Иглоукалывание с доставкой.
card-machine-gun = Пулемёт
    .effect = 4 кубика урона, 6 зарядов.
    .flavour = Целятся те, у кого мало патронов.
card-shotgun = Дробовик
    .effect = 5 кубиков урона, 6 зарядов. За каждую клетку расстояния сверх 3 на один кубик меньше, но хотя бы один.
    .flavour = Для разговоров с глазу на глаз.
card-chainsaw = Бензопила
    .effect = 6 кубиков урона, только на расстоянии 1. Заряды не нужны.
    .flavour = Дружба тут ни при чём.
card-flamethrower = Огнемёт
    .effect = 5 кубиков урона, 6 зарядов. Огонь, расстояние не больше 4.
    .flavour = Шашлыки круглый год.
card-assault-cannon = Штурмовая пушка
    .effect = 6 кубиков урона, 4 заряда.
    .flavour = Входит без стука.
card-electromagnetic-cannon = Электромагнитная пушка
    .effect = 7 кубиков урона, 3 заряда.
    .flavour = Держите подальше от часов, карт и друзей.
card-heavy-assault-cannon = Тяжёлая штурмовая пушка
    .effect = 8 кубиков урона, 2 заряда.
    .flavour = Поднимать вдвоём, стрелять в одиночку.
card-lightning-blaster = Грозовой бластер
    .effect = 6 кубиков урона, 3 заряда. Энергия.
    .flavour = Местами грозы. Место — ваше.
card-missile-launcher = Ракетомёт
    .effect = 6 кубиков урона и 1 дополнительный урон, 6 зарядов.
    .flavour = Новый год в этом году наступил раньше.
card-portable-nuke = Ядерный ранец
    .effect = 10 кубиков урона, 1 заряд. Поражает всех в пределах 2 клеток от цели, до кого достаёт взрыв, и вас тоже.
    .flavour = Удобные лямки. Остальное не очень удобно.
card-pulse-rifle = Импульсная винтовка
    .effect = 5 кубиков урона, 6 зарядов.
    .flavour = Учащает пульс, потом отменяет.

card-medpack = Аптечка
    .effect = Возвращает 1 потерянное очко Здоровья.
    .flavour = Достаточно наступить. Врачи в недоумении.
card-extra-ammo = Боекомплект
    .effect = Одно ваше оружие в игре снова полностью заряжено.
    .flavour = Подходит ко всему на свете. Как — лучше не спрашивать.
card-adrenaline-surge = Прилив адреналина
    .effect = На 3 очка Здоровья больше до конца вашего следующего хода. Раны остаются.
    .flavour = Больно будет потом. Если будет «потом».
card-enhanced-medpack = Большая аптечка
    .effect = Возвращает до 2 потерянных очков Здоровья.
    .flavour = Теперь в ней есть и второй подорожник.
card-light-armor = Лёгкая броня
    .effect = Броня с прибавкой 1.
    .flavour = Держит одну пулю. Выбирайте какую.
card-heavy-armor = Тяжёлая броня
    .effect = Броня с прибавкой 2.
    .flavour = Полнит, зато как держит удар.
card-speed-boost = Ускоритель
    .effect = Скорость на 1 больше, пока он в игре.
    .flavour = Тише едешь — целее противник.
card-targeting-system = Система наведения
    .effect = Вешают на оружие: с ним Точность на 1 больше.
    .flavour = Маленькая красная точка с большими планами.
card-enhanced-damage = Усилитель урона
    .effect = Вешают на оружие: на 2 кубика урона больше.
    .flavour = Кто-то нашёл вторую кнопку.
card-over-under = Двустволка
    .effect = Вешают на оружие с зарядами: двойной выстрел стоит 2 заряда и даёт на 3 кубика урона больше.
    .flavour = Один ствол хорошо, а два убедительнее.
card-personal-teleporter = Карманный телепорт
    .effect = Переносит вас на случайную клетку возрождения, вместо броска на движение или в ответ на атаку на вас.
    .flavour = Уйти по-английски, но очень быстро.
card-trick-fire = Рикошет
    .effect = Вешают на оружие: из него можно стрелять и в бойца, которого вы не видите, но с половиной кубиков урона.
    .flavour = Геометрия всё-таки пригодилась.
card-energy-reflector = Энергоотражатель
    .effect = Возвращает следующее энергетическое попадание тому, кто вас атаковал, и уходит в сброс.
    .flavour = Адресат отказался от посылки.
card-energy-shield = Энергощит
    .effect = Броня с прибавкой 1. У энергетического оружия против вас половина кубиков урона.
    .flavour = Гудит? Значит, работает. Не гудит? Бегите.
card-exoskeleton = Экзоскелет
    .effect = Броня с прибавкой 1, и Скорость на 1 больше, пока вы его носите.
    .flavour = Наконец-то ноги, которые слушаются.
card-fireproof-coating = Огнеупорный лак
    .effect = Наносят поверх брони и теряют вместе с ней. Огонь вам не вредит.
    .flavour = Сохнет быстро, особенно под огнемётом.
card-phase-shift = Фазовый сдвиг
    .effect = До конца этого хода вы проходите сквозь стены и двери.
    .flavour = Стена — это всего лишь мнение.
card-power-leap = Прыжковые ботинки
    .effect = Ваши прыжки могут быть на 2 клетки длиннее, пока они в игре.
    .flavour = Берегите голову, потолок низкий.
card-rapid-fire = Беглый огонь
    .effect = Вешают на оружие: каждый свой ход на одну атаку им больше.
    .flavour = Поспешишь — всех насмешишь, кроме мишени.

card-automatic-miss = Чистый промах
    .effect = Ответ на любую объявленную атаку: она не попадает.
    .flavour = У пули были другие планы.
card-lag = Лаг
    .effect = В свой ход: другой игрок пропускает следующий ход.
    .flavour = Дело никогда не в руках, всегда в связи.
card-disconnected = Обрыв связи
    .effect = Любой боец исчезает, как будто сражён, но без фрага. В свой ход, в начале чужого или во время атаки.
    .flavour = Кто-то споткнулся о провод.
card-extra-ram = Планка памяти
    .effect = Остаётся в игре: в конце хода вы оставляете 6 карт.
    .flavour = Шести хватит каждому.
card-zigged = Зиг вместо зага
    .effect = Ответ на любую объявленную атаку: она попадает без броска.
    .flavour = Увернуться удалось. Прямо под пулю.
card-freeze = Заморозка
    .effect = В свой ход: другой боец не двигается и не атакует до конца своего следующего хода, а его игрок не может отвечать.
    .flavour = Боец не отвечает. Подождать или завершить?
card-fumble = Дырявые руки
    .effect = Другой боец роняет оружие. В свой ход или в ответ на атаку этим оружием, которая тогда пропадает.
    .flavour = Что упало, то пропало. Для кого-то.
card-assume-control = Перехват управления
    .effect = В свой ход: в следующий ход другого игрока его бойцом управляете вы, и фраги ваши.
    .flavour = Пароль «12345» снова подвёл.
card-bonus-damage = Двойной урон
    .effect = Когда ваша атака попала: кубиков урона вдвое больше.
    .flavour = Только сегодня: две беды по цене одной.
card-cheat-codes = Чит-коды
    .effect = Когда ваш боец вот-вот потеряет Здоровье: он не теряет ничего.
    .flavour = Вверх, вверх, вниз, вниз — и никто не видел.
card-cheater-cheater = Полный читер
    .effect = В свой ход: три ваших начальных значения удвоены до конца вашего следующего хода.
    .flavour = Нечестно — это когда так делают другие.
card-insubstantial = Бесплотность
    .effect = До вашего следующего хода вас не держат стены и не берут атаки, но и вы не атакуете. Можно играть и в ответ.
    .flavour = Сегодня вы здесь только в мыслях.
card-keep-the-stuff = Всё моё
    .effect = При 0 Здоровья или меньше: боец сражён, но оружие и гаджеты в игре остаются при нём.
    .flavour = Всё своё ношу с собой, даже на тот свет и обратно.
card-magic-bullet = Волшебная пуля
    .effect = В свой ход: для следующей атаки в этот ход не нужно видеть цель.
    .flavour = Пуля не дура, дорогу знает.
card-teleportation = Телепортация
    .effect = Вместо броска на движение: перейдите на любую клетку.
    .flavour = Кратчайший путь — не идти вовсе.
card-theft = Кража
    .effect = В свой ход: случайная карта с руки другого игрока теперь ваша.
    .flavour = Плохо лежало, хорошо взялось.
card-timing-troubles = Сбой таймера
    .effect = В чужой ход, в его начале или во время атаки: он кончается, и начинается ваш.
    .flavour = Ой, разве был не мой ход?

## То, что называют так, как оно пишется

any-field = { $word }
any-map = { $word }
any-pip = { $word }

## Числа с существительным и вещи внутри фразы, для других текстов

count-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
count-frags = { $frags ->
    [one] { $frags } фраг
    [few] { $frags } фрага
   *[many] { $frags } фрагов
}
card-of-deck = { $deck-is ->
    [weapon] карту оружия
    [gadget] гаджет
   *[other] спецкарту
}

count-loss = { $loss ->
    [one] { $loss } Здоровье
   *[other] { $loss } Здоровья
}

## Стол

heading-goal = Фраги для победы
heading-points = Осталось очков движения
heading-map = Арена
heading-decks = Карты в колодах
heading-discards = Сброс
heading-blood = Маркеры крови
heading-piles = На полу
heading-number = Маркер
heading-field = Клетка
heading-frags = Фраги
heading-wins = Выиграно раундов
heading-start = Начальные значения
heading-health = Здоровье
heading-speed = Скорость
heading-accuracy = Точность
heading-attacks = Осталось атак
heading-wounds = Раны
heading-armour = Броня
heading-pool = Остаток брони
heading-gear = Гаджеты в игре
heading-weapons = Оружие в игре
heading-kind = Оружие
heading-ammo = Заряды
heading-attached = На нём
heading-blood-held = Кровь про запас
heading-hand = Рука
heading-cards = Известные карты
heading-surges = Адреналин
heading-cheats = Удвоенные значения
heading-ram = Планка памяти
heading-lagged = Пропуск ходов
heading-frozen = Заморозка
heading-insubstantial = Бесплотность
heading-steered-by = Управляет
heading-keeps = Сохраняет вещи
out-of-arena = вне арены
hand-by-deck = Рука (О/Г/С)
arena-legend = ~ кислота · w оружие · g гаджет · t телепорт · : решётка · 1–9 клетка возрождения · D дверь · < > ^ v односторонняя дверь · X запертая дверь · * кровь · % карты · & то и другое

## Вопросы

prompt-build = Соберите бойца: 7 очков на Здоровье, Скорость и Точность. Какие значения выбираете?
prompt-enter = С какой клетки возрождения начинаете?
prompt-raise = Прошлый раунд за вами. Какое значение увеличите на 1?
prompt-set-off-choice = Сначала бросок на движение или карта телепорта вместо него. Что делаете?
prompt-destination = Куда телепортируетесь?
prompt-discard = У вас больше карт, чем можно оставить. Какую сбросите?
prompt-start-answers = { $seat-is ->
    [you] Начинается ваш ход.
   *[other] Начинается ход, ходит { $seat }.
} Вмешаетесь картой?
prompt-attack-answers = { $attacker-is ->
    [you] Вы атакуете { with-arm }, цель — { $target }
   *[other] { $target-is ->
        [you] { $attacker } атакует вас { with-arm }
       *[other] { $attacker } атакует { with-arm }, цель — { $target }
    }
} ({ $way-is ->
    [plain] расстояние { $distance }
   *[other] { $way }, расстояние { $distance }
}). Ответите картой?
prompt-hit-answers = { $attacker-is ->
    [you] Вы попадаете { with-arm }, цель — { $target }
   *[other] { $target-is ->
        [you] { $attacker } попадает в вас { with-arm }
       *[other] { $attacker } попадает { with-arm }, цель — { $target }
    }
} ({ $way-is ->
    [plain] расстояние { $distance }
   *[other] { $way }, расстояние { $distance }
}). Дальше бросок урона. Сыграете до него карту?
prompt-act = { $fighter-is ->
    [you] Что делаете?
   *[other] Вы управляете чужим бойцом ({ $fighter }). Что он делает?
} { $points ->
    [0] Очков движения не осталось.
   *[other] Осталось { count-points }.
}
prompt-brace = Сейчас вы потеряете { count-loss }. Согласны?
prompt-rescue = У вашего бойца 0 Здоровья или меньше. Вернёте его к 1 или он падает?
prompt-shed = Оружия больше, чем позволяет Здоровье. Что бросите?

## Ответы

option-build = Здоровье { $health }, Скорость { $speed }, Точность { $accuracy }
option-enter = Клетка возрождения { $number }
option-raise = { $value }: увеличить на 1
option-roll = Бросить кубики на движение
option-play = Сыграть: { $card }
option-go = Телепортироваться на { $field }
option-discard = Сбросить: { $card }
option-play-on = { $seat-is ->
    [you] Сыграть на себя: { $card }
   *[other] Сыграть: { $card }, цель — { $seat }
}
option-done = Закончить ход
option-step = Шаг на { $field }
option-jump = Прыжок на { $field }
option-beam = Телепорт на { $field }
option-attack = Атаковать { with-arm }: { $target }
option-trick-shot = Рикошет, атаковать { with-arm }: { $target }
option-double-shot = Двойной выстрел, атаковать { with-arm }: { $target }
option-fall = Пусть боец падает
option-use-blood = Потратить маркер крови
option-take = Подобрать: { $card }
option-take-blood = Подобрать маркер крови
option-drop = Бросить на пол: { $card }
option-attach = { $card-is ->
    [extra-ammo] Перезарядить: { $weapon } ({ $card })
   *[other] Повесить на «{ $weapon }»: { $card }
}
option-fumble = { card-fumble }: { $target } роняет оружие ({ $weapon })

## Что может выйти

chance-hit = Вы попадаете, цель — { $target }
chance-wound = { $victim-is ->
    [you] Вы теряете Здоровье
   *[other] { $victim } теряет Здоровье
}
chance-frag = { $victim-is ->
    [you] Вашего бойца сразят
   *[other] Фраг, жертва — { $victim }
}
chance-own-frag = Взрыв сразит и самого стрелка
chance-blast-frag = Взрыв сразит хотя бы ещё одного (в зоне: { $victims })
chance-draw = Вы берёте { card-of-deck }
chance-acid-wound = Кислота отнимает Здоровье
chance-acid-frag = Кислота сразит бойца
chance-points-at-least = { $points ->
    [one] Хотя бы { $points } очко движения
    [few] Хотя бы { $points } очка движения
   *[many] Хотя бы { $points } очков движения
}

## Почему тренер что-то советует

reason-believed = { $seat-is ->
    [you] У вас на руках «{ $thing }»
   *[other] { $seat }: на руках «{ $thing }»
} с вероятностью { $percent } %.
reason-frags = { who-has } в среднем на { $number ->
    [one] { $number } фраг
    [few] { $number } фрага
    [many] { $number } фрагов
   *[other] { $number } фрага
} { more-or-less }.
reason-health = { who-has } Здоровья в среднем на { $number } { more-or-less }.
reason-accuracy = { who-has } Точности в среднем на { $number } { more-or-less }.
reason-speed = { who-has } Скорости в среднем на { $number } { more-or-less }.
reason-weapon = { who-has } у лучшего оружия в среднем на { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
} { more-or-less }.
reason-hand = { who-has } карты на руках потом { $way ->
    [less] хуже
   *[more] лучше
}.
reason-gear = { who-has } гаджетов в игре в среднем на { $number } { more-or-less }.
reason-blood = { who-has } маркеров крови в среднем на { $number } { more-or-less }.
reason-out = { $seats-is ->
    [you] Вы
    [with-you] Вы и союзники
   *[other] { $seats }:
} вне арены на { $number ->
    [one] { $number } случай
    [few] { $number } случая
    [many] { $number } случаев
   *[other] { $number } случая
} из 100 { $way ->
    [less] реже
   *[more] чаще
}.
reason-missed = { who-has } пропущенных ходов в среднем на { $number } { more-or-less }.
reason-outlook = { who-has } шанс на фраг за свой ход { $way ->
    [less] ниже
   *[more] выше
} на { $number ->
    [one] { $number } пункт
    [few] { $number } пункта
    [many] { $number } пунктов
   *[other] { $number } пункта
}.

## Что произошло

event-fighter-built = { $seat-is ->
    [you] Вы собираете бойца
   *[other] { $seat } собирает бойца
}: Здоровье { $health }, Скорость { $speed }, Точность { $accuracy }.
event-start-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} за первый ход: { $die }.
event-start-won = { $seat-is ->
    [you] Вы начинаете.
   *[other] { $seat } начинает.
}
event-fighter-placed = { $seat-is ->
    [you] Вы выходите
   *[other] { $seat } выходит
} на { $field }.
event-card-drawn = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { card-of-deck }.
event-card-received = { $seat-is ->
    [you] Ваша новая карта
   *[other] { $seat }, новая карта
}: { $card }.
event-deck-empty = { $deck-is ->
    [weapon] Карт оружия больше не осталось.
    [gadget] Гаджетов больше не осталось.
   *[other] Спецкарт больше не осталось.
}
event-deck-renewed = { $deck-is ->
    [weapon] Сброшенное оружие становится новой колодой.
    [gadget] Сброшенные гаджеты становятся новой колодой.
   *[other] Сброшенные спецкарты становятся новой колодой.
}
event-value-raised = { $seat-is ->
    [you] Вы увеличиваете значение
   *[other] { $seat } увеличивает значение
}: { $value } теперь { $now }.
event-turn-began = { $seat-is ->
    [you] Ваш ход.
   *[other] Ходит { $seat }.
}
event-turn-missed = { $seat-is ->
    [you] У вас лаг, и вы пропускаете ход.
   *[other] Лаг: { $seat } пропускает ход.
}
event-stood-frozen = { $seat-is ->
    [you] Заморозка: вы не двигаетесь и не атакуете.
   *[other] Заморозка: { $seat } не двигается и не атакует.
}
event-movement-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} на движение: { $dice } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-card-played = { $seat-is ->
    [you] Вы играете
   *[other] { $seat } играет
} карту «{ $card }».
event-card-discarded = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту «{ $card }».
event-teleported = { $seat-is ->
    [you] Вы телепортируетесь
   *[other] { $seat } телепортируется
} на { $field }.
event-respawned = { $seat-is ->
    [you] Вы возрождаетесь
   *[other] { $seat } возрождается
} на { $field }.
event-card-answered = { $seat-is ->
    [you] Вы отвечаете
   *[other] { $seat } отвечает
} картой «{ $card }».
event-stepped = { $seat-is ->
    [you] Вы идёте
   *[other] { $seat } идёт
} на { $field } (ещё { $left }).
event-jumped = { $seat-is ->
    [you] Вы прыгаете
   *[other] { $seat } прыгает
} на { $field } (ещё { $left }).
event-bumped = { $seat-is ->
    [you] Вас вытесняют на { $field }.
   *[other] Вытеснение: { $seat } переходит на { $field }.
}
event-acid-entered = Кислота атакует{ $seat-is ->
    [you] {" "}вас: { $dice }
   *[other] : { $dice }, цель — { $seat }
}.
event-power-up-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} кубик за { card-of-deck }: { $die }.
event-attack-announced = { $seat-is ->
    [you] Вы атакуете { with-arm }, цель — { $target }
   *[other] { $target-is ->
        [you] { $seat } атакует вас { with-arm }
       *[other] { $seat } атакует { with-arm }, цель — { $target }
    }
} ({ $way-is ->
    [plain] расстояние { $distance }
   *[other] { $way }, расстояние { $distance }
}).
event-weapon-readied = { $seat-is ->
    [you] Вы достаёте
   *[other] { $seat } достаёт
} оружие «{ $card }».
event-to-hit-rolled = { $seat-is ->
    [you] Вы целитесь
   *[other] { $seat } целится
}: { $dice }, всего { $total } при расстоянии { $distance }.
event-missed = { $seat-is ->
    [you] Вы промахиваетесь, цель — { $target }.
   *[other] { $target-is ->
        [you] { $seat } промахивается по вам.
       *[other] { $seat } промахивается, цель — { $target }.
    }
}
event-hit = { $seat-is ->
    [you] Вы попадаете, цель — { $target }.
   *[other] { $target-is ->
        [you] { $seat } попадает в вас.
       *[other] { $seat } попадает, цель — { $target }.
    }
}
event-attack-lapsed = { $seat-is ->
    [you] Ваша атака пропадает, цель — { $target }.
   *[other] { $target-is ->
        [you] Атака на вас пропадает, атакует { $seat }.
       *[other] Атака пропадает: атакует { $seat }, цель — { $target }.
    }
}
event-energy-reflected = { $seat-is ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} выстрел энергоотражателем, теперь цель — { $target-is ->
    [you] вы
   *[other] { $target }
}.
event-flame-withstood = Огонь не вредит{ $seat-is ->
    [you] {" "}вам
   *[other] : { $seat } под лаком
}.
event-damage-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} урон: { $dice } — всего { $total }.
event-defence-rolled = { $seat-is ->
    [you] Вы защищаетесь
   *[other] { $seat } защищается
}: { $dice } — всего { $total }. { $loss ->
    [0] Урона нет.
   *[other] Урон — { $loss }.
}
event-armour-broken = { $seat-is ->
    [you] Ваша броня кончается: «{ $card }».
   *[other] { $seat } теряет броню «{ $card }».
}
event-health-lost = { $seat-is ->
    [you] Вы теряете
   *[other] { $seat } теряет
} { count-loss } (осталось { $left }).
event-saved = { $seat-is ->
    [you] Вы остаётесь
   *[other] { $seat } остаётся
} в бою.
event-fell = { $seat-is ->
    [you] Вы выбываете
   *[other] { $seat } выбывает
}, и фраг не достаётся никому.
event-fragged = { $scorer-is ->
    [you] Вы получаете фраг, жертва — { $seat }. Ваш счёт
   *[other] { $seat-is ->
        [you] { $scorer } сражает вас. Счёт
       *[other] { $scorer } получает фраг, жертва — { $seat }. Счёт
    }
}: { count-frags }.
event-healed = { $seat-is ->
    [you] Вы возвращаете себе
   *[other] { $seat } возвращает себе
} { $points ->
    [one] { $points } Здоровье
   *[other] { $points } Здоровья
}.
event-surged = { $seat-is ->
    [you] Вы держитесь
   *[other] { $seat } держится
} на адреналине.
event-blood-taken = { $seat-is ->
    [you] Вы подбираете
   *[other] { $seat } подбирает
} маркер крови.
event-card-taken = { $seat-is ->
    [you] Вы подбираете
   *[other] { $seat } подбирает
} карту «{ $card }».
event-card-dropped = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} на пол карту «{ $card }».
event-gadget-attached = { $card-is ->
    [extra-ammo] { $seat-is ->
        [you] Вы перезаряжаете
       *[other] { $seat } перезаряжает
    } оружие «{ $weapon }».
   *[other] { $seat-is ->
        [you] Вы улучшаете
       *[other] { $seat } улучшает
    } оружие «{ $weapon }».
}
event-card-aimed = { $card-is ->
    [lag] { $target-is ->
        [you] Вы пропустите
       *[other] { $target } пропустит
    } следующий ход.
    [freeze] { $target-is ->
        [you] Вы не двигаетесь и не атакуете
       *[other] { $target } не двигается и не атакует
    } до конца следующего хода.
    [assume-control] { $seat-is ->
        [you] Боец { $target }: следующим ходом управляете вы.
       *[other] { $target-is ->
            [you] Вашим следующим ходом управляет { $seat }.
           *[other] Боец { $target }: следующим ходом управляет { $seat }.
        }
    }
    [theft] { "" }
    [disconnected] { "" }
   *[other] Цель — { $target-is ->
        [you] вы
        [same] свой боец
       *[other] { $target }
    }.
}
event-fumbled = { $seat-is ->
    [you] Вы не удерживаете оружие.
   *[other] { $seat } не удерживает оружие.
}
event-card-stolen = { $seat-is ->
    [you] Вы крадёте { card-of-deck }, жертва — { $target }.
   *[other] { $target-is ->
        [you] { $seat } крадёт у вас { card-of-deck }.
       *[other] { $seat } крадёт { card-of-deck }, жертва — { $target }.
    }
}
event-theft-seen = { $seat-is ->
    [you] Вы крадёте карту «{ $card }», жертва — { $target }.
   *[other] { $target-is ->
        [you] { $seat } крадёт у вас карту «{ $card }».
       *[other] { $seat } крадёт карту «{ $card }», жертва — { $target }.
    }
}
event-insubstantial = { $seat-is ->
    [you] Вы превращаетесь
   *[other] { $seat } превращается
} в призрака.
event-disconnected = { $seat-is ->
    [you] Связь обрывается: вы выбываете.
   *[other] Связь обрывается: { $seat } выбывает.
}

## What is wrong with a map
error-map-rock = Скале нужна стена с каждой стороны.
error-map-respawn-twice = { $field } — уже клетка возрождения { $number }.
error-map-respawn-missing = Не хватает клетки возрождения { $number }.
error-map-few-respawns = Клеток возрождения нужно не меньше { $fewest }, а их { $number }.
error-map-lone-teleporter = Единственный телепорт никуда не ведёт.
error-map-door = Эта дверь никуда не ведёт.
error-map-unreached = { $field }{ $more ->
    [0] {" "}
   *[other] {" "}и ещё { $more } рядом{" "}
}— туда не попасть ни с одной клетки возрождения.
error-map-trap = { $field }{ $more ->
    [0] {" "}
   *[other] {" "}и ещё { $more } рядом{" "}
}— ловушка: оттуда нет пути на остальную карту.
error-map-sign-unused = «{ $mark }» объяснён, но на рисунке его нет.
error-sign-empty = Нужно значение, например `acid weapon`.
error-sign-word = «{ $word }» — не слово легенды, или ему здесь не место.
error-sign-unreached = Туда никому не попасть (`{ $word }`).
error-sign-number = Номера клеток возрождения — от 1 до { $most }.
error-sign-side = Клетка возрождения — это одно место: назовите сторону.
error-sign-wall = Стена в клетке пишется первой и без двери.
error-sign-door = Дверь в клетке пишется первой и без стены.
error-sign-one-way = Односторонняя дверь ведёт на n, e, s или w: `door-n`.
