# KRALLEN & FALLEN по-русски. Переменные текстов объясняет docs/words.md.
# Имена игроков и названия карт не склоняются: они всегда в именительном падеже.

game-title = KRALLEN & FALLEN
game-blurb = Карточная игра о сокровищах, чудовищах и дерзких помехах. Побеждает тот, кто первым соберёт в своих владениях золото, серебро и бронзу, если остальные это допустят.

## Настройки

setting-roles = Роли
    .explained = Каждый играет за чернокнижника, воеводу или плута. Все выбирают одновременно перед игрой.
setting-teams = Команды
    .explained = Три металла могут лежать в разных владениях одной команды. Только от четырёх игроков; размеры команд вместе должны давать число игроков.
    .value-0 = нет
    .value-1 = 2 + 2
    .value-2 = 3 + 1
    .value-3 = 2 + 1 + 1
    .value-4 = 3 + 2
    .value-5 = 4 + 1
    .value-6 = 2 + 2 + 1
    .value-7 = 3 + 1 + 1
    .value-8 = 2 + 1 + 1 + 1
    .value-9 = 3 + 3
    .value-10 = 2 + 2 + 2
    .value-11 = 4 + 2
    .value-12 = 5 + 1
    .value-13 = 3 + 2 + 1
    .value-14 = 4 + 1 + 1
    .value-15 = 2 + 2 + 1 + 1
    .value-16 = 3 + 1 + 1 + 1
    .value-17 = 2 + 1 + 1 + 1 + 1
setting-coin = Монета вместо кубика
    .explained = Орёл считается за 5, решка за 2.
setting-rematch = Переигровка при двух победителях
    .explained = Если побеждают сразу двое, победы нет и партию играют заново. Иначе они делят победу.
error-teams = Для команд { $teams } игроков должно быть { $needed }, а не { $players }.

## Роли

role-warlock = Чернокнижник
    .ability = +1 к броскам на вход, −1 к броскам на выход
role-warlord = Воевода
    .ability = +2 к броскам на выход
role-rogue = Плут
    .ability = +1 к броскам на выход, может забрать предмет, превысив число на 3 и больше

## Виды карт, металлы, виды бросков

category-bronze = Бронзовое сокровище
    .plural = Бронзовые сокровища
category-silver = Серебряное сокровище
    .plural = Серебряные сокровища
category-gold = Золотое сокровище
    .plural = Золотые сокровища
category-potion = Зелье
    .plural = Зелья
category-scroll = Свиток
    .plural = Свитки
category-magic = Магия
    .plural = Магия
category-monster = Чудовище
    .plural = Чудовища
category-place = Место
    .plural = Места
category-trap = Дверь или ловушка
    .plural = Двери и ловушки
category-event = Событие
    .plural = События
category-surprise = Сюрприз
    .plural = Сюрпризы
category-companion = Спутник
    .plural = Спутники
metal-bronze = бронза
metal-silver = серебро
metal-gold = золото
way-entry = вход
way-exit = выход

## Что называется так, как пишется

any-pip = { $word }

## Карты

card-book = Книга
card-brooch = Брошь
card-lantern = Ночной фонарь
card-gate-key = Ключ от ворот
card-hunting-horn = Охотничий рог
card-copper-kettle = Мятый котелок
card-worn-penny = Ломаный грош
card-moon-mirror = Лунное зеркало
card-flute = Звонкая дудочка
card-silver-knight = Серебряный рыцарь
card-hand-bell = Колокольчик
card-mermaids-comb = Гребень русалки
card-snow-globe = Снежный шар
card-thimble = Бабушкин напёрсток
card-crown = Забытая корона
card-goblet = Бездонный кубок
card-sun-mask = Маска солнца
card-golden-egg = Золотое яичко
card-harp = Поющая арфа
card-sceptre = Скипетр королевы
card-lucky-coin = Счастливый дукат
card-small-potion = Глоток храбрости
card-bubbling-potion = Бурлящее варево
card-giants-potion = Питьё великана
card-transmutation = Алхимия
card-light-fingers = Ловкость рук
card-heal = Исцеление
card-mystic-moment = Мистический миг
card-far-sight = Дальновидение
card-unbinding = Сезам, откройся
card-banishing = Сгинь, нечисть
card-wand = Волшебная палочка
card-robe = Мантия
card-chest = Сундук
card-ring-of-might = Кольцо силы
card-thiefs-gloves = Перчатки вора
card-warding-stone = Камень-оберег
card-evil-eye = Сглаз
card-star-chart = Звёздная карта
card-dragon = Дракон
card-vampire = Вампир
card-ogre = Людоед
card-zombies = Зомби
card-basilisk = Василиск
card-hydra = Гидра
card-ghost = Замковый призрак
card-goblin = Жадный гоблин
card-kobold = Шкодливый кобольд
card-troll = Тролль с моста
card-magpies = Сороки-воровки
card-sea-serpent = Морской змей
card-rat-king = Крысиный король
card-scrap-golem = Ржавый голем
card-griffin = Грифон
card-mummy = Пыльная мумия
card-witch = Баба-яга
card-werewolf = Оборотень
card-minotaur = Минотавр
card-cyclops = Циклоп
card-harpies = Гарпии
card-castle = Замок
card-monastery = Тихая обитель
card-prison = Темница
card-goblin-hoard = Клад гоблинов
card-sunken-hoard = Затонувший клад
card-dragon-hoard = Клад дракона
card-watchtower = Сторожевая башня
card-smithy = Кузница
card-library = Старая библиотека
card-graveyard = Погост
card-tavern = Кривой трактир
card-city-wall = Городская стена
card-swamp = Гиблое болото
card-shrine = Святилище
card-door = Дверь
card-iron-gate = Железные ворота
card-cobweb = Липкая паутина
card-tar-pit = Смоляная яма
card-pitfall = Волчья яма
card-sleeping-dust = Сонный порошок
card-snare = Заячий силок
card-stink-eye = Косой взгляд
card-rune = Руна
card-royal-decree = Королевский указ
card-earthquake = Землетрясение
card-daybreak = Первые петухи
card-amnesty = Амнистия
card-market-day = Базарный день
card-flood = Потоп
card-wheel-of-fortune = Колесо фортуны
card-stumble = Подножка
card-helping-hand = Рука помощи
card-counterspell = Контрзаклинание
card-pickpocket = Карманник
card-false-trail = Ложный след
card-vanishing = След простыл
card-dwarf = Гном
card-princess = Принцесса
card-shield-maiden = Воительница
card-fox = Лиса Патрикеевна

## Карты в предложении, для других текстов с $card, $target или $subject

the-card = карту «{ $card }»
the-card-opening = «{ $card }»
the-target = «{ $target }»
the-subject = «{ $subject }»
as-metal = { $metal-is ->
    [bronze] бронзой
    [silver] серебром
   *[gold] золотом
}

## Числа с существительным и числа со знаком, для других текстов

count-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
count-cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
signed-bonus = { $bonus ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
   *[other] +{ $bonus }
}
sum-of-roll = { $bonus ->
    [0] { $die }
    [-1] { $die } − 1 = { $total }
    [-2] { $die } − 2 = { $total }
    [-3] { $die } − 3 = { $total }
    [-4] { $die } − 4 = { $total }
    [-5] { $die } − 5 = { $total }
    [-6] { $die } − 6 = { $total }
   *[other] { $die } + { $bonus } = { $total }
}
modifiers-of-roll = нужно { $needed }{ $bonus ->
    [0] { "" }
   *[other] , { signed-bonus }
}{ $by-count ->
    [0] { "" }
   *[other] ; учтено: { $by }
}{ $experience ->
    [0] { "" }
   *[other] ; опыт +{ $experience }
}

## Стол

heading-actions = Осталось действий
heading-deck = Колода
heading-discards = Сброс
heading-wilderness = Глушь
heading-stack = Объявлено
heading-decree = Действует королевский указ
heading-realm = Владения
heading-hand = Рука
heading-limit = Размер руки
heading-cards = Известные карты
heading-role = Роль
heading-team = Команда
heading-foe = Опыт с картой
heading-tries = Попыток подряд
heading-wins = Выиграно партий
heading-card = Карта
heading-category = Вид
heading-entry = Число входа
heading-exit = Число выхода
heading-on = Лежит на
heading-hidden = Накрыта
heading-metal = Металл
heading-loot = Под ней
heading-way = Бросок
heading-targets = Цели
heading-at = Против кого
heading-needed = Нужно
heading-bonus = Бонус
heading-modifiers = Что учтено
heading-amount = Сколько
heading-experience = Опыт
heading-total = Итог
heading-stands = В силе
empty-realm = пока ничего
hand-with-numbers = Рука (вход/выход)

## Вопросы

prompt-role = Какую роль выбираете?
prompt-act = Осталось { count-actions }. Что делаете?
prompt-second = { $card-is ->
    [heal] Кому достанется { the-target }?
    [transmutation] Чем будет считаться { the-target }?
   *[other] { the-card-opening }: кроме карты { the-target } можно утащить ещё один предмет. Какой?
}
prompt-answers = { $way-is ->
    [entry] { $seat-is ->
        [you] Вы объявляете { the-card }. Добавите сюрприз?
       *[other] { $seat } объявляет { the-card }. Ответите?
    }
   *[exit] { $seat-is ->
        [you] Вы атакуете { the-card }. Добавите сюрприз?
       *[other] { $seat } атакует { the-card }. Ответите?
    }
}
prompt-claim = { $seat-is ->
    [you] Ваш бросок
   *[other] { $seat } бросает
} { $way-is ->
    [entry] на вход
   *[exit] на выход
} ({ $card }): { $total }, нужно { $needed }. Вмешаетесь?
prompt-pocketing = Вы легко одолеваете { the-card }. Оставите предмет себе или сбросите?
prompt-pass-on = Кому теперь достанется «{ card-stink-eye }»?
prompt-idle = { the-card-opening } теряет карту, с которой была связь, и больше не действует. Оставить?
prompt-resting = { the-card-opening } теперь у вас. На какую карту её положите?
prompt-painting = Чем будет считаться { the-card-opening }?
prompt-discard = Карт больше, чем можно оставить. Какую сбросите?
prompt-market = «{ card-market-day }»: какую карту отдадите соседу слева?
prompt-loss = «{ card-flood }»: с какой картой своих владений расстанетесь?

## Ответы

option-be = { $role } ({ $role-is ->
    [warlock] { role-warlock.ability }
    [warlord] { role-warlord.ability }
   *[rogue] { role-rogue.ability }
})
option-play = Сыграть: { $card }
option-play-on = Сыграть: { $card }, цель — { $target }
option-play-at = { $seat-is ->
    [you] Сыграть против себя: { $card }
   *[other] Сыграть: { $card }, цель — { $seat }
}
option-attack = Атаковать: { $card }
option-replace = Заменить: { $card }
option-done = Закончить ход
option-also = Утащить ещё: { $card }
option-enough = Больше ничего не брать
option-to = { $seat-is ->
    [you] В ваши владения
   *[other] Новый хозяин — { $seat }
}
option-as = Считать { as-metal }
option-answer = { $card-is ->
    [stumble] { $card }: помешать, цель — { $subject }
    [helping-hand] { $card }: помочь, цель — { $subject }
    [counterspell] { $card }: сорвать, цель — { $subject }
    [pickpocket] { $card }: украсть, цель — { $subject }
    [false-trail] { $card }: увести атаку, новая цель — { $subject }
   *[vanishing] { $card }: вернуть на руку, цель — { $subject }
}
option-claim = Добавить: { $card }
option-pocket = В ваши владения
option-throw-away = В сброс
option-leave = Оставить как есть
option-drop = Сбросить карту
option-lay = Положить на карту: { $card }
option-hand-over = Отдать: { $card }
option-give-up = Расстаться: { $card }
option-discard = Сбросить: { $card }

## Что может выйти

chance-enter = «{ $card }» в игре ({ modifiers-of-roll })
chance-enter-with-claims = «{ $card }» в игре, если добавить всё своё ({ $claims })
chance-beat = Победа над картой «{ $card }» ({ modifiers-of-roll })
chance-beat-with-claims = Победа над картой «{ $card }», если добавить всё своё ({ $claims })
chance-pocket = Победа с запасом: плут может забрать предмет ({ $card })
chance-then-enter = Тогда «{ $card }» в игре ({ modifiers-of-roll })
chance-then-beat = Тогда победа над картой «{ $card }» ({ modifiers-of-roll })

## Почему тренер что-то советует

reason-believed = { $seat-is ->
    [you] У вас на руках «{ $thing }»
   *[other] { $seat }: на руках «{ $thing }»
} с вероятностью { $percent } %.
reason-turns = { who-has } до полного набора в среднем на { $number ->
    [one] { $number } ход
    [few] { $number } хода
    [many] { $number } ходов
   *[other] { $number } хода
} { more-or-less }.
reason-realm = { who-has } положение с помощниками, чудовищами и ловушками { $way ->
    [less] хуже
   *[more] лучше
}.
reason-one-missing = { who-has } не хватает лишь одного сокровища на { $number ->
    [one] { $number } случай
    [few] { $number } случая
    [many] { $number } случаев
   *[other] { $number } случая
} из 100 { $way ->
    [less] реже
   *[more] чаще
}.
reason-treasure-held = { who-has } шанс сыграть с руки недостающее сокровище { $way ->
    [less] ниже
   *[more] выше
} на { $number ->
    [one] { $number } пункт
    [few] { $number } пункта
    [many] { $number } пунктов
   *[other] { $number } пункта
}.
reason-cards = { who-has } на руках в среднем на { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} { more-or-less }.
reason-surprises = { who-has } сюрпризов на руках в среднем на { $number } { more-or-less }.
reason-actions = { who-has } в запасе в среднем на { $number ->
    [one] { $number } действие
    [few] { $number } действия
    [many] { $number } действий
   *[other] { $number } действия
} { more-or-less }.

## Что произошло

event-role-chosen = { $seat-is ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} роль «{ $role }».
event-start-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} за первый ход: { $die }.
event-start-won = { $seat-is ->
    [you] Вы начинаете.
   *[other] { $seat } начинает.
}
event-cards-drawn = { $seat-is ->
    [you] { "" }
   *[other] { $seat } берёт { count-cards }.
}
event-cards-received = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $cards }.
event-pile-renewed = Сброс перемешан и становится новой колодой, в ней { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
event-turn-began = { $seat-is ->
    [you] Ваш ход.
   *[other] Ходит { $seat }.
}
event-turn-lost = «{ $card }»: { $seat-is ->
    [you] вы пропускаете
   *[other] { $seat } пропускает
} этот ход.
event-action-lost = «{ $card }»: { $seat-is ->
    [you] вы теряете
   *[other] { $seat } теряет
} одно действие в этом ходу.
event-action-won = «{ $card }»: { $seat-is ->
    [you] вы получаете
   *[other] { $seat } получает
} ещё одно действие в этом ходу.
event-card-discarded = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { the-card }.
event-card-left = В сброс: { $card }.
event-card-shown = { $seat-is ->
    [you] Вы показываете
   *[other] { $seat } показывает
} { the-card }, цель — { the-target }.
event-entry-announced = { $seat-is ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} { the-card }.
event-entry-announced-at = { $seat-is ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} { the-card }, цель — { $victim-is ->
    [you] вы
    [same] свои владения
   *[other] { $victim }
}.
event-entry-announced-on = { $seat-is ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} { the-card }, { $targets-count ->
    [one] цель
   *[other] цели
}: { $targets }{ $rivals-is ->
    [nobody] { "" }
    [you] {" "}(у вас)
    [with-you] {" "}(вы и { $rivals-others })
   *[other] {" "}({ $rivals })
}.
event-move-announced = { $seat-is ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} { the-card }: { the-target } переезжает, новый хозяин — { $to-is ->
    [you] вы
    [same] { $seat-is ->
        [you] вы
       *[other] { $to }
    }
   *[other] { $to }
}.
event-metal-announced = { $seat-is ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} { the-card }: { the-target } будет считаться { as-metal }.
event-attack-announced = { $seat-is ->
    [you] Вы атакуете
   *[other] { $seat } атакует
} { the-card }{ $owner-is ->
    [same] {" "}в своих владениях
    [you] {" "}в ваших владениях
    [nobody] { "" }
   *[other] , хозяин — { $owner }
}.
event-card-replaced = { $seat-is ->
    [you] Вы меняете
   *[other] { $seat } меняет
} { the-card }.
event-surprise-announced = { $seat-is ->
    [you] Вы отвечаете
   *[other] { $seat } отвечает
} картой «{ $card }»{ $card-is ->
    [stumble] {" "}против карты { the-subject }
    [helping-hand] {" "}в помощь карте { the-subject }
    [counterspell] {" "}против карты { the-subject }
    [pickpocket] , чтобы украсть карту { the-subject }
    [false-trail] : след ведёт к карте { the-subject }
   *[vanishing] , чтобы спасти карту { the-subject }
}.
event-roll-changed = { $seat-is ->
    [you] Ваш бросок
   *[other] { $seat }, бросок
} ({ $card }): { signed-bonus }.
event-attack-diverted = Атака сбита со следа: { $seat-is ->
    [you] вы атакуете
   *[other] { $seat } атакует
} { the-card }.
event-attempt-lapsed = Ничего не выходит: { $way-is ->
    [entry] { $seat-is ->
        [you] вы сбрасываете
       *[other] { $seat } сбрасывает
    } { the-card }
   *[exit] { $seat-is ->
        [you] вы зря атакуете
       *[other] { $seat } зря атакует
    } { the-card }
}.
event-rolled = { $seat-is ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} { $way-is ->
    [entry] на вход
   *[exit] на выход
} ({ $card }): { sum-of-roll }, нужно { $needed }.
event-claimed = { $seat-is ->
    [you] Вы добавляете
   *[other] { $seat } добавляет
} { the-card }: { signed-bonus }, итого { $total }.
event-entry-failed = Неудача: { $seat-is ->
    [you] вы сбрасываете
   *[other] { $seat } сбрасывает
} { the-card }.
event-entered = { $seat-is ->
    [you] Вы вводите
   *[other] { $seat } вводит
} в игру { the-card }.
event-attack-failed = Неудача: { $seat-is ->
    [you] вы не можете
   *[other] { $seat } не может
} одолеть { the-card }.
event-beaten = { $seat-is ->
    [you] Вы одолеваете
   *[other] { $seat } одолевает
} { the-card }.
event-card-risen = Снова в колоде, как ни бей: { $card }.
event-card-laid = { the-card-opening } теперь лежит на карте { the-target }.
event-card-moved = { $seat-is ->
    [you] Теперь в ваших владениях: { $card }.
   *[other] Новый хозяин карты «{ $card }» — { $seat }.
}
event-card-returned = { $seat-is ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} на руку { the-card }.
event-items-ownerless = В глуши без хозяина: { $cards }.
event-treasure-painted = { the-card-opening } теперь считается { as-metal }.
event-card-handed-over = { $seat-is ->
    [you] { "" }
   *[other] { $to-is ->
        [you] { "" }
       *[other] { $seat } отдаёт карту, получает { $to }.
    }
}
event-card-handed = { $seat-is ->
    [you] Вы отдаёте { the-card }, получает { $to }.
   *[other] { $to-is ->
        [you] { $seat } отдаёт вам { the-card }.
       *[other] { $seat } отдаёт { the-card }, получает { $to }.
    }
}
event-raided = { the-card-opening } { $card-is ->
    [zombies] утаскивают
    [magpies] утаскивают
    [harpies] утаскивают
   *[other] утаскивает
}: { $items }.
event-victory-undecided = Сразу две победы ({ $seats }): победителя нет, партию играют заново.
