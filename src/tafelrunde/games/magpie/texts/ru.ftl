# Игра по-русски. Переменные каждого текста объясняет docs/words.md.

game-title = Сорока
game-blurb = Все разом показывают по вещице. Самая дорогая из тех, что показаны лишь однажды, забирает всё гнездо, если только ни у кого нет кошки.
game-duration = около 5 минут
module-owl = Сова
    .explained = Ночью совы заглядывают в чужие карты, а днём прогоняют кошек.
setting-rounds = Раунды
    .explained = Сколько раундов длится партия, пока хватает колоды.

## Числа со своим словом, для других текстов

count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Карты

card-cat = кошка
card-button = пуговица (1)
card-bead = бусина (2)
card-key = ключ (3)
card-spoon = ложка (4)
card-brooch = брошь (5)
card-ring = кольцо (6)
card-owl = сова

## Вопросы

prompt-show = Какую карту вы покажете?
prompt-cats = { $taker-is ->
    [you] Вы тянетесь
   *[other] { $taker } тянется
} к гнезду: { count-points }.{ $cats ->
    [0] {" "}Сыграете кошку?
   *[other] {" "}Последняя кошка: { $last }. Заставите её замолчать другой кошкой?
}
prompt-comfort = В прошлый раз вы были беднее всех. Обменяете карту?
prompt-night = Ночь. Пошлёте сову?
prompt-owl-guard = На вас шипит кошка. Убежите?

## Ответы

option-show = Показать: { $card }
option-pass = Ничего не делать
option-hiss = Сыграть кошку
option-keep = Оставить карты себе
option-swap = Обменять: { $card }
option-peek = Заглянуть в карты: { $target }
option-flee = Убежать
option-shoo = Отдать сову

## Почему тренер что-то советует

reason-believed = { $seat-is ->
    [you] У вас на руках «{ $thing }»
   *[other] { $seat }: на руках «{ $thing }»
} с вероятностью { $percent } %.

## Что произошло

event-cards-drawn = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}.
event-cards-received = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $cards }.
event-round-began = Начинается раунд { $round }.
event-card-shown = { $seat-is ->
    [you] Вы показываете
   *[other] { $seat } показывает
}: { $card }.
event-nest-left = Ни одна вещица не осталась единственной. Гнездо лежит дальше.
event-nest-wanted = { $seat-is ->
    [you] Вы тянетесь
   *[other] { $seat } тянется
} к гнезду: { count-points }.
event-nest-taken = { $seat-is ->
    [you] Вы забираете
   *[other] { $seat } забирает
} гнездо: { count-points }.
event-hissed = { $seat-is ->
    [you] Вы играете
   *[other] { $seat } играет
} кошку, { $target-is ->
    [you] она шипит на вас
   *[other] цель — { $target }
}.
event-chased-off = { $seat-is ->
    [you] Вы убегаете
   *[other] { $seat } убегает
}. Гнездо лежит дальше.
event-cat-silenced = { $seat-is ->
    [you] Ваша кошка умолкает.
   *[other] Кошка умолкает. Хозяин — { $seat }.
}
event-points-counted = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} { count-points }.
event-card-swapped = { $seat-is ->
    [you] Вы убираете
   *[other] { $seat } убирает
} карту в коробку, лицом вниз.
event-card-put-away = { $seat-is ->
    [you] Вы убираете
   *[other] { $seat } убирает
}: { $card }.
event-owl-sent = { $seat-is ->
    [you] Вы посылаете
   *[other] { $seat } посылает
} сову, { $target-is ->
    [you] она летит к вам
   *[other] цель — { $target }
}.
event-hand-seen = { $seat-is ->
    [you] Вы видите карты
   *[other] { $seat } видит карты
} ({ $target }): { $cards }.
event-cat-shooed = { $seat-is ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} сову. Кошка убегает.

## Стол

heading-round = Раунд
heading-rounds = Раундов
heading-pile = Карт в колоде
heading-nest = Гнездо
heading-discards = Сброс
heading-hand = Рука
heading-cards = Известные карты
heading-shown = Показано
heading-treasure = Добыча
heading-points = Очки
heading-wins = Победы
