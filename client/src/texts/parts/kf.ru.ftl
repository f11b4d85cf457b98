# Собственный стол KRALLEN & FALLEN, по-русски. Карты, события и вопросы приходят из игры.

## Карты

kf-entry-number = Число входа { $number }
kf-exit-number = Число выхода { $number }
kf-numbers = Число входа { $entry }, число выхода { $exit }.
kf-exit-now = Сейчас число выхода — { $exit }.
kf-card-in-play = { $name }, { $kind }, число выхода { $exit }.
kf-card-changed = На карте: { $exit }.
kf-card-on = Лежит на карте: { $card }.
kf-card-hidden = Сначала надо одолеть то, что на ней лежит.
kf-card-loot = Под ней: { $cards }.
kf-card-beneath = { $name }, { $kind }, под чудовищем.
kf-card-in-hand = { $name }, { $kind }, число входа { $entry }, число выхода { $exit }.
kf-can-be-chosen = Можно выбрать.
kf-read-card = Прочитать целиком: { $card }
kf-read-rule = В книгу правил
kf-replace = Заменить
kf-no-cards = Карт нет

## Стол

kf-wilderness = Глушь
kf-wild-empty = Здесь пока никто не живёт.
kf-realm-of = Владения: { $name }
kf-realm-empty = Здесь пока ничего нет.
kf-choose-seat = Выбрать: { $name }
kf-deck = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
kf-discards = Сброс: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
kf-hand-of = В руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, добирают до { $limit }
kf-your-hand = Ваша рука: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
kf-treasures = Сокровища: { $treasures }. Побеждает набор из всех трёх металлов.
kf-treasures-decree = Сокровища: { $treasures }. Побеждают три из одного металла.
kf-goal = Вы победите, когда в ваших владениях будут золотое, серебряное и бронзовое сокровища.
kf-goal-decree = По королевскому указу побеждают три сокровища из одного металла.
kf-actions-left = осталось { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
kf-left = { $name }: осталось { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}.
kf-hint = Коснитесь карты в руке, чтобы применить её, или карты в игре, чтобы её атаковать.
kf-hint-answer = Чтобы ответить, коснитесь светящейся карты в руке, или пасуйте.
kf-hint-pass = Ни одна ваша карта здесь не подходит: можно только пасовать.
kf-team = вместе: { $names }
kf-experience = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
} подряд ({ $card }): опыт

## Что объявлено

kf-stack = Объявлено
kf-stack-leaf = Дальше по стопке, сейчас { $place } из { $rows }
kf-announces = { $name } объявляет: { $card }.
kf-announces-at = { $name } объявляет: { $card }. Цель: { $at }.
kf-announces-on = { $name } объявляет: { $card }. Цель: { $targets }.
kf-moves = { $name } объявляет: { $card }. Переезжает { $targets }, куда: { $at }.
kf-attacks = { $name } атакует карту: { $card }.
kf-needs = Нужно { $needed }, прибавка { $bonus }.
kf-rolled = Всего { $total }, нужно { $needed }.
kf-undone = ничего не выйдет
kf-modifier-experience = Опыт
kf-modifier-surprises = Сюрпризы

## Что видно, и конец

kf-see-seat = { $name }: { $treasures }. Владения: { $cards }. В руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}.
kf-see-wild = В глуши: { $cards }.
kf-see-with = { $name } ({ $loot })
kf-end-table = Сокровища в конце
kf-end-player = Игрок
kf-end-set = Победный набор: { $name }
