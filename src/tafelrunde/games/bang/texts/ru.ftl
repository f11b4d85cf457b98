# BANG! The Dice Game по-русски. Что значат переменные, написано в docs/words.md.
# Имена игроков не склоняются, поэтому они всегда стоят в именительном падеже,
# а глаголы в настоящем времени: так не нужно знать, он это или она.

game-title = BANG! The Dice Game
game-blurb = Быстрая перестрелка с пятью кубиками и тайными ролями: защищайте Шерифа, охотьтесь на него или переживите всех.
game-duration = около 15 минут

## Числа с существительным в винительном падеже, для других текстов

count-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[many] { $life } жизней
}
count-arrows = { $arrows ->
    [one] { $arrows } стрелу
    [few] { $arrows } стрелы
   *[many] { $arrows } стрел
}

## Предметы внутри фразы, для других текстов

wound-with = { $wound-is ->
    [one] рану с единицей
    [two] рану с двойкой
    [beer] рану с пивом
    [dynamite] рану с динамитом
   *[other] рану ({ $wound })
}
turned-to = { $face-is ->
    [one] единица
    [two] двойка
   *[other] { $face }
}

## Стол

heading-role = Роль
heading-character = Персонаж
heading-life = Жизни
heading-arrows = Стрелы
heading-pile = Стрелы в центре
heading-rerolls = Осталось перебросов
out-of-game = вне игры
heading-wounds = Раны
heading-rage = Карты ярости
heading-rage-up = Открытые карты ярости
heading-hands = Руки на кладбище
heading-limit = Предел жизни
heading-in-play = В игре
heading-aims = Под прицелом
heading-master = Повелитель зомби
heading-zombie = Зомби
heading-rage-known = Известные карты ярости
heading-outbreak = Восстание мертвецов
heading-gatlings-needed = Нужно гатлингов
heading-dynamites = Динамит в счёт
heading-rage-pile = Закрытые карты ярости
heading-rage-discards = Сброшенные карты ярости
heading-wound-pile = Закрытые раны
heading-duel = Дуэль
heading-challenger = Вызов бросает
heading-opponent = Противник
heading-roller = Бросает кубик
heading-rolled = Выпало
heading-lost = Проигрыш
heading-graves = Закрытые карты кладбища
heading-open-graves = Открытые карты кладбища
heading-living = Живых игроков
heading-outbreak-needs = Сколько рук нужно для восстания
heading-outbreak-looms = Следующая карта может начать восстание
heading-heir = Следующий шериф
heading-retired = Прежний шериф
heading-fallen = Выбыли по порядку
heading-distance = Расстояние
heading-reach = В пределах выстрела
heading-side = Сторона
heading-role-without-outbreak = Роль без восстания
heading-role-after-outbreak = Роль после восстания
heading-happened = Что случилось
happened-outbreak = восстание мертвецов
outbreak-not-yet = ещё нет
outbreak-due = со следующим ходом
outbreak-here = началось

## Модули и варианты

module-duel = Кубики дуэли
    .explained = Два кубика дуэли приносят виски и дуэли, а проигравший дуэль получает рану. Нужны карты ярости.
module-rage = Карты ярости
    .explained = Кто теряет за ход две жизни или больше, берёт карту, которая добавит символ к его следующему броску.
module-characters = Новые персонажи
    .explained = К раздаче добавляется до восьми персонажей, смотря какие модули есть в игре.
module-undead = Нежить
    .explained = Выбывшие могут восстать как зомби и сражаться с выжившими. Нужно не меньше четырёх игроков.
module-legacy = Наследие
    .explained = Каждая игра решает, кто будет Шерифом и с какими персонажами начнётся следующая. Нужно не меньше четырёх игроков.
setting-rage-dynamite-at-once = Динамит ярости сразу
    .explained = Динамит на картах ярости считается, как только они открыты, а не только в итоговом броске.

## Грани кубика

face-arrow = стрела
face-dynamite = динамит
face-one = 1
face-two = 2
face-beer = пиво
face-gatling = гатлинг
face-whiskey = виски
face-duel = дуэль

## Роли

role-sheriff = Шериф
role-renegade = Ренегат
role-outlaw = Бандит
role-deputy = Помощник шерифа

## Стороны

side-zombie = зомби
side-zombie-master = Повелитель зомби
side-survivor = выживший
side-zombies = зомби
side-survivors = выжившие
league-one-sided = Одна сторона одного уровня против другой, затем наоборот; уровень ренегатов чередуется.
side-law = Шериф и его помощники
side-outlaws = Бандиты
side-renegades = Ренегаты

## Что отнимает жизни

cause-shot = выстрелы
cause-blast = динамит
cause-indians = индейцы
cause-volley = гатлинг
cause-duel = дуэль
cause-price = плата

## Персонажи

character-bart-cassidy = Барт Кэссиди
    .ability = Может взять стрелу вместо потери жизни от единицы, двойки или гатлинга.
character-black-jack = Блэк Джек
    .ability = Может перебрасывать динамит, пока динамитов меньше трёх.
character-calamity-janet = Каламити Джанет
    .ability = Может использовать единицы как двойки, а двойки как единицы.
character-el-gringo = Эль Гринго
    .ability = Кто отнимает жизни у этого игрока, берёт стрелу.
character-jesse-jones = Джесси Джонс
    .ability = При четырёх жизнях или меньше получает 2 жизни за каждое своё пиво.
character-jourdonnais = Журдонне
    .ability = Теряет при нападении индейцев не больше 1 жизни.
character-kit-carlson = Кит Карлсон
    .ability = За каждый гатлинг может вернуть в центр одну стрелу любого игрока.
character-lucky-duke = Лаки Дюк
    .ability = Может перебрасывать кубики три раза.
character-paul-regret = Пол Регрет
    .ability = Не теряет жизней от гатлинга.
character-pedro-ramirez = Педро Рамирес
    .ability = За каждую потерянную жизнь может вернуть в центр одну свою стрелу.
character-rose-doolan = Роуз Дулан
    .ability = Может стрелять единицами и двойками на одно место дальше.
character-sid-ketchum = Сид Кетчум
    .ability = В начале своего хода даёт 1 жизнь любому игроку.
character-slab-the-killer = Слэб Убийца
    .ability = Раз за ход может потратить пиво, чтобы удвоить единицу или двойку.
character-suzy-lafayette = Сьюзи Лафайет
    .ability = Получает 2 жизни в конце хода без единиц и двоек.
character-vulture-sam = Стервятник Сэм
    .ability = Получает 2 жизни, когда выбывает другой игрок.
character-willy-the-kid = Вилли Кид
    .ability = Гатлинг срабатывает уже при двух гатлингах.
character-belle-star = Белль Стар
    .ability = После каждого броска может превратить один динамит в гатлинг, пока динамитов меньше трёх.
character-chuck-wengam = Чак Венгам
    .ability = Раз за ход может заплатить 1 жизнь и повернуть кубик любой гранью вверх.
character-greg-digger = Грег Диггер
    .ability = Может использовать каждое виски дважды.
character-herb-hunter = Херб Хантер
    .ability = Кто в ход этого игрока теряет две жизни или больше, берёт рану.
character-pat-brennan = Пэт Бреннан
    .ability = В начале своего хода может переложить одну карту ярости от одного игрока к другому.
character-pixie-pete = Пикси Пит
    .ability = Берёт две карты ярости вместо одной и одну из них оставляет.
character-sam-the-healer = Сэм Целитель
    .ability = За каждую дуэль, начатую в свой ход, может дать 1 жизнь любому игроку.
character-sean-mallory = Шон Мэллори
    .ability = Раз за свой ход может перебросить один кубик дуэли.

## Вопросы

prompt-reroll = Будете перебрасывать? { $rerolls ->
    [one] Остался { $rerolls } переброс.
    [few] Осталось { $rerolls } переброса.
   *[many] Осталось { $rerolls } перебросов.
}
prompt-aim = В кого стреляете { $face-is ->
    [one] этой единицей
    [two] этой двойкой
   *[other] этим кубиком ({ $face })
}?{ $left ->
    [1] {""}
    [one] {" "}Осталось распределить { $left } кубик.
    [few] {" "}Осталось распределить { $left } кубика.
   *[many] {" "}Осталось распределить { $left } кубиков.
}
prompt-pour = Кому достаётся это пиво?{ $left ->
    [1] {""}
    [one] {" "}Осталось раздать { $left } кружку.
    [few] {" "}Осталось раздать { $left } кружки.
   *[many] {" "}Осталось раздать { $left } кружек.
}
prompt-kit-carlson = Чью стрелу вернуть в центр? { $left ->
    [1] Можно вернуть { $left } стрелу.
    [one] Можно вернуть до { $left } стрелы.
   *[many] Можно вернуть до { $left } стрел.
}
prompt-sid-ketchum = Ваш ход начинается: кто получает 1 жизнь?
prompt-slab-the-killer = Потратить пиво, чтобы удвоить один из выстрелов?
prompt-bart-cassidy = Вы теряете { count-life } ({ $cause }). Сколько стрел возьмёте вместо этого?
prompt-pedro-ramirez = Вы теряете жизни. Сколько своих стрел вернёте в центр?
prompt-cure = Какую рану вернёте?
prompt-challenge = Кого вызываете на дуэль?{ $left ->
    [1] {""}
    [one] {" "}Осталась { $left } дуэль.
    [few] {" "}Осталось { $left } дуэли.
   *[many] {" "}Осталось { $left } дуэлей.
}
prompt-belle-star = Превратить динамит в гатлинг?
prompt-chuck-wengam = Заплатить 1 жизнь, чтобы повернуть кубик?
prompt-greg-digger = Использовать это виски ещё раз?
prompt-sam-the-healer = Вы начинаете дуэль: кто получает 1 жизнь?
prompt-sean-mallory = Перебросить один из кубиков дуэли?
prompt-sean-duels = Дуэль не выпала. Бросить ещё раз?
prompt-pat-brennan = Переложить карту ярости от одного игрока к другому?
prompt-pixie-pete = Какую из этих карт ярости оставите?
prompt-name-sheriff = Кого вы назовёте Шерифом этой игры?
prompt-pick-character = Какого нового персонажа выберете?
prompt-keep-character = Оставить своего персонажа или взять случайного?

## Ответы

option-stop = Оставить все кубики
option-reroll = { $dice-count ->
    [1] Перебросить кубик { $dice }
   *[other] Перебросить кубики { $dice }
}
option-shoot = Стрелять: { $target }
option-heal = { $target-is ->
    [you] Лечить себя
   *[other] Лечить: { $target }
}
option-give-back = { $target-is ->
    [you] Вернуть свою стрелу
   *[other] Вернуть стрелу: { $target }
}
option-skip = Нет, не надо
option-double = Удвоить выстрел: { $target }
option-take-arrows = { $arrows ->
    [0] Не брать стрел и потерять жизнь
   *[other] Взять { count-arrows }
}
option-return-arrows = { $arrows ->
    [0] Оставить все стрелы
   *[other] Вернуть { count-arrows }
}
option-cure = Вернуть { wound-with }
option-duel = Вызвать на дуэль: { $target }
option-defuse = Превратить динамит в гатлинг
option-turn = { $die-count ->
    [1] Повернуть кубик { $die }: { turned-to }
   *[other] Повернуть кубики { $die }: { turned-to }
}
option-drink = Использовать ещё раз
option-again = { $die-count ->
    [1] Перебросить кубик дуэли { $die }
   *[other] Перебросить кубики дуэли { $die }
}
option-roll-again = Бросить ещё раз
option-give-rage = Отдать свою карту ярости ({ $symbol }): { $target }
option-move-rage = { $target-is ->
    [you] Забрать себе карту ярости: { $giver }
   *[other] Переложить карту ярости: отдаёт { $giver }, получает { $target }
}
option-keep-rage = Оставить карту ({ $symbol })
option-name = { $target-is ->
    [you] Остаться Шерифом
   *[other] Назвать Шерифом: { $target }
}
option-pick = Выбрать: { $character }
option-keep = Оставить своего персонажа
option-draw = Взять случайного

## Что может принести бросок

chance-blast = Три динамита или больше
chance-indians = Нападение индейцев
chance-gatling = Гатлингов: { $needed } или больше
chance-gatling-later = Гатлингов к последнему броску: { $needed } или больше (не считая индейцев)
chance-beer = Хотя бы одно пиво
chance-one = Хотя бы одна 1 (цели: { $targets })
chance-two = Хотя бы одна 2 (цели: { $targets })
chance-whiskey = Хотя бы одно виски
chance-duel = Хотя бы одна дуэль
chance-duel-won = Вы выигрываете дуэль

## Почему тренер что-то советует

reason-believed = { $seat }: { $thing } с вероятностью { $percent } %.
reason-sheriff-life = У Шерифа в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-deputies = Помощников шерифа остаётся в среднем на { $number } { more-or-less }.
reason-deputies-life = У помощников шерифа в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-outlaws = Бандитов остаётся в среднем на { $number } { more-or-less }.
reason-outlaws-life = У Бандитов в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-renegades = Ренегатов остаётся в среднем на { $number } { more-or-less }.
reason-renegades-life = У Ренегатов в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-living = Выживших остаётся в среднем на { $number } { more-or-less }.
reason-living-life = У выживших в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-undead = Зомби остаётся в среднем на { $number } { more-or-less }.
reason-undead-life = У зомби в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-life = { who-has } в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.
reason-prey-life = { $seats-is ->
    [you] У вашей добычи
   *[other] Добыча ({ $seats }):
} в среднем на { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
    [many] { $number } жизней
   *[other] { $number } жизни
} { more-or-less }.

## Что произошло

event-role-shown = { $seat-is ->
    [you] Вы
   *[other] { $seat }
} — { $role }.
event-role-dealt = { $seat-is ->
    [you] Ваша тайная роль — { $role }.
   *[other] { $seat }, тайная роль — { $role }.
}
event-character-dealt = { $seat-is ->
    [you] Ваш персонаж —
   *[other] { $seat }, персонаж —
} { $character }, { count-life }.
event-turn-began = { $seat-is ->
    [you] Ваш ход.
   *[other] Ходит { $seat }.
}
event-rolled = { $seat-is ->
    [you] Вы бросаете кубики
   *[other] { $seat } бросает кубики
}: { $dice }.
event-rerolled = { $seat-is ->
    [you] Вы перебрасываете
   *[other] { $seat } перебрасывает
} { $rerolled-count ->
    [one] { $rerolled-count } кубик
    [few] { $rerolled-count } кубика
   *[many] { $rerolled-count } кубиков
}: { $rerolled }. На столе: { $dice }.
event-took-arrows = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { count-arrows }.
event-indians-attacked = Индейцы нападают.
event-aimed = { $seat-is ->
    [you] Вы целитесь
   *[other] { $seat } целится
} { $face-is ->
    [one] единицей
    [two] двойкой
   *[other] кубиком ({ $face })
}{ $target-is ->
    [you] {" "}в вас
   *[other] , цель — { $target }
}.
event-shot-doubled = { $seat-is ->
    [you] Вы тратите
   *[other] { $seat } тратит
} пиво: выстрел { $target-is ->
    [you] в вас удваивается
   *[other] удваивается, цель — { $target }
}.
event-volley-fired = { $seat-is ->
    [you] Ваш гатлинг срабатывает.
   *[other] Гатлинг срабатывает: стреляет { $seat }.
}
event-lost-life = { $seat-is ->
    [you] { $cause-is ->
        [price] Вы платите
       *[other] Вы теряете
    }
   *[other] { $cause-is ->
        [price] { $seat } платит
       *[other] { $seat } теряет
    }
} { count-life }{ $cause-is ->
    [shot] : { $source-is ->
        [you] стреляете вы
       *[other] стреляет { $source }
    }
    [blast] {" "}от динамита
    [indians] {" "}от индейцев
    [volley] {" "}от { $source-is ->
        [you] вашего гатлинга
       *[other] гатлинга: стреляет { $source }
    }
    [duel] {" "}в дуэли{ $source-is ->
        [you] {" "}с вами
       *[other] , противник — { $source }
    }
    [price] {""}
   *[other] {" "}({ $cause })
}.
event-gained-life = { $life ->
    [0] { $source-is ->
        [you] Вы помогаете, но { $seat } больше жизней получить не может.
        [other] { $source } помогает, но { $seat-is ->
            [you] вы больше жизней получить не можете.
           *[other] { $seat } больше жизней получить не может.
        }
       *[same] { $seat-is ->
            [you] Вы больше жизней получить не можете.
           *[other] { $seat } больше жизней получить не может.
        }
    }
   *[other] { $seat-is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { count-life }{ $source-is ->
        [same] {""}
        [nobody] {""}
        [you] : помогаете вы
       *[other] : помогает { $source }
    }.
}
event-arrows-returned = { $seat-is ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { count-arrows } в центр{ $source-is ->
    [you] : помогаете вы
    [other] : помогает { $source }
   *[same] {""}
}.
event-eliminated = { $seat-is ->
    [you] Вы выбываете.
   *[other] { $seat } выбывает.
} Роль: { $role }.
event-rage-drawn = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту ярости.
event-rage-seen = { $seat-is ->
    [you] Ваша новая карта ярости
   *[other] { $seat }, новая карта ярости
}: { $symbol }.
event-rage-offered = { $seat-is ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} одну из этих карт ярости: { $symbols }.
event-rage-turned-up = { $seat-is ->
    [you] Вы открываете
   *[other] { $seat } открывает
} { $symbols-count ->
    [one] { $symbols-count } карту ярости
    [few] { $symbols-count } карты ярости
   *[many] { $symbols-count } карт ярости
}: { $symbols }.
event-rage-dropped = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $symbols-count ->
    [one] { $symbols-count } карту ярости
    [few] { $symbols-count } карты ярости
   *[many] { $symbols-count } карт ярости
}: { $symbols }.
event-rage-moved = { $seat-is ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} карту ярости, её { $target-is ->
    [you] получаете вы
   *[other] получает { $target }
}.
event-rage-passed = На этой карте ярости: { $symbol }.
event-die-turned = { $seat-is ->
    [you] Вы поворачиваете
   *[other] { $seat } поворачивает
} кубик: { turned-to }.
event-duel-began = { $target-is ->
    [you] { $seat } вызывает вас на дуэль.
   *[other] { $seat-is ->
        [you] Вы начинаете
       *[other] { $seat } начинает
    } дуэль, противник — { $target }.
}
event-duel-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} кубик: { $face-is ->
    [duel] { $face }. Теперь бросает противник
   *[other] { $face }, а не дуэль
}.
event-wound-drawn = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { wound-with }.
event-wound-returned = { $seat-is ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { wound-with }.
event-grave-opened = { $seat-is ->
    [you] Вы открываете
   *[other] { $seat } открывает
} карту кладбища{ $hands ->
    [0] {" "}без рук: в этот ход восстания не будет
    [one] : { $hands } рука
    [few] : { $hands } руки
   *[many] : { $hands } рук
}.
event-outbreak-came = Восстание мертвецов: в живых { $life ->
    [one] ещё { $life } игрок
    [few] ещё { $life } игрока
   *[many] ещё { $life } игроков
}.
event-rose = { $seat-is ->
    [you] Вы восстаёте как зомби и получаете
   *[other] { $seat } восстаёт как зомби и получает
} { count-life }.
event-master-shown = { $seat-is ->
    [you] Вы — Ренегат и становитесь
   *[other] { $seat } — Ренегат и становится
} Повелителем зомби.
event-sheriff-named = { $target-is ->
    [same] { $seat-is ->
        [you] Вы остаётесь Шерифом.
       *[other] { $seat } остаётся Шерифом.
    }
    [you] { $seat } называет Шерифом вас.
   *[other] { $seat-is ->
        [you] Вы называете
       *[other] { $seat } называет
    } нового Шерифа: это { $target }.
}

## За собственным столом

board-life = { $life } из { $limit }
board-pile = Стрелы
board-rage-pile = Ярость
board-wound-pile = Раны
board-graveyard = Кладбище
board-hands = { $hands } из { $needs }
board-outbreak-looms = Следующая карта может поднять мертвецов.
board-outbreak-due = Со следующим ходом мертвецы восстанут.
board-outbreak = Восстание мертвецов
board-duel-die = кубик дуэли
board-distance = { $places ->
    [one] через { $places } место
    [few] через { $places } места
   *[many] через { $places } мест
}
board-versus = { $challenger } против { $opponent }
board-duel-rolling = Должна выпасть дуэль. Бросает { $name }.
board-duel-handed = { $name }: выпала дуэль, кубик переходит дальше.
board-duel-missed = { $name }: дуэль не выпала, это поражение.
board-duel-rolls = Броски этой дуэли
board-role-hidden = Роль скрыта.
board-role-unknown = скрытая роль
board-role-is = Роль: { $role }
board-zombie = Зомби бросает три кубика, его нельзя лечить, способностей у него нет.
board-master = Повелитель зомби ведёт мертвецов и сохраняет жизни, кубики и способность.
board-goal-sheriff = Цель: все Бандиты и Ренегаты выбыли.
board-goal-deputy = Цель: все Бандиты и Ренегаты выбыли. Берегите Шерифа.
board-goal-outlaw = Цель: Шериф выбыл.
board-goal-renegade = Цель: остаться в живых последним.
board-hunt-deputy = Цель: лично отнять последнюю жизнь у Ренегата.
board-hunt-renegade = Цель: лично отнять последнюю жизнь у Бандита.
board-hunt-outlaw = Цель: лично отнять последнюю жизнь у помощника шерифа.
board-goal-zombies = Цель: все выжившие выбыли.
board-goal-survivors = Цель: все зомби и их Повелитель выбыли.
board-won-by = Победа: { $side }
board-won-none = Никто не победил.
board-deed-dealt = Отнято жизней
board-deed-lost = Потеряно жизней
board-deed-given = Отдано жизней
board-deed-arrows = Взято стрел
board-deeds = Кто что сделал
board-legacy = На следующую партию
board-legacy-heir = Следующий Шериф: { $name }.
board-legacy-namer = Следующего Шерифа называет { $name }.
board-legacy-open = Роли раздаются случайно.
board-legacy-fallen = Новых персонажей выбирают в этом порядке: { $names }.
board-legacy-keep = Могут оставить своих персонажей: { $names }.
board-candidates = Персонажи на выбор
board-see-turn = Ходит { $name }.
board-see-dice = На столе: { $dice }. Осталось перебросов: { $rerolls }.
board-see-no-dice = Кубики ещё не бросали.
board-see-seat = { $name }: { $character }, { $role }, жизни: { $life } из { $limit }, стрелы: { $arrows }.
board-see-out = { $name }: вне игры. Роль: { $role }.
board-see-pile = { $arrows ->
    [0] В середине нет стрел.
    [one] В середине { $arrows } стрела.
    [few] В середине { $arrows } стрелы.
   *[many] В середине { $arrows } стрел.
}
board-see-hands = На кладбище открыто рук: { $hands } из { $needs }.
