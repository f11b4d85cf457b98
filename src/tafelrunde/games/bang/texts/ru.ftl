# BANG! The Dice Game по-русски. Что значат переменные, написано в docs/words.md.
# Имена игроков не склоняются, поэтому они всегда стоят в именительном падеже,
# а глаголы в настоящем времени: так не нужно знать, он это или она.

game-title = BANG! The Dice Game
game-blurb = Быстрая перестрелка с пятью кубиками и тайными ролями: защищайте Шерифа, охотьтесь на него или переживите всех.

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

## Стол

heading-role = Роль
heading-character = Персонаж
heading-life = Жизни
heading-arrows = Стрелы
heading-pile = Стрелы в центре
heading-rerolls = Осталось перебросов
out-of-game = вне игры

## Грани кубика

face-arrow = стрела
face-dynamite = динамит
face-one = 1
face-two = 2
face-beer = пиво
face-gatling = гатлинг

## Роли

role-sheriff = Шериф
role-renegade = Ренегат
role-outlaw = Бандит
role-deputy = Помощник шерифа

## Что отнимает жизни

cause-shot = выстрелы
cause-blast = динамит
cause-indians = индейцы
cause-volley = гатлинг

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

## Ответы

option-stop = Остановиться и оставить все кубики
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
    [you] Вы теряете
   *[other] { $seat } теряет
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
   *[other] {" "}({ $cause })
}.
event-gained-life = { $life ->
    [0] { $source-is ->
        [you] Вы помогаете, но { $seat } уже на пределе.
        [other] { $source } помогает, но { $seat-is ->
            [you] вы
           *[other] { $seat }
        } уже на пределе.
       *[same] { $seat-is ->
            [you] Вы уже на пределе и жизней не получаете.
           *[other] { $seat } уже на пределе и жизней не получает.
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
