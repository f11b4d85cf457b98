# Что лаборатория рассказывает по-русски.

## Таблицы

lab-goals = Цели
lab-heading-goal = Цель
lab-heading-wanted = Желательно
lab-heading-kept = Достигнута
lab-heading-unsure = Неясно
lab-heading-missed = Не достигнута
lab-heading-missing = Кем
lab-lengths = Сколько длятся партии
lab-happened = Что произошло
lab-won-by = Кто победил: { $what }
lab-played = Что сыграли: { $what }
lab-heading-of-arm = Вариант
lab-heading-number = За партию
lab-heading-average = В среднем
lab-heading-median = Медиана
lab-heading-most-games = От 5 до 95 %
lab-heading-happened = Что
lab-heading-in-games = Доля партий
lab-heading-a-game = За партию
lab-heading-of-dealt = Из взятых
lab-heading-times = Во сколько раз больше равной доли
lab-heading-effect = Сыграли
lab-heading-luck = Взяли
lab-heading-verdict = Цель
lab-difference = Больше, чем в «{ $arm }»
lab-kept = достигнута
lab-missed = не достигнута
lab-unsure = неясно
lab-wanted = Желательно: { $goal }.
lab-goal-points = равная доля с точностью до { $bound } пунктов
lab-goal-times = не больше чем в { $bound } раза выше равной доли
lab-goal-games = не реже чем в { $bound } партий
lab-goal-least = в среднем не меньше { $bound }
lab-goal-most = в среднем не больше { $bound }
lab-more-rows = { $rows ->
    [one] Ещё { $rows } строка — в отчёте.
    [few] Ещё { $rows } строки — в отчёте.
   *[many] Ещё { $rows } строк — в отчёте.
}

## Примечания

lab-note-shares = Победа — одно очко, победители делят его между собой. Равная доля — часть всех мест за столом.
lab-note-intervals = Интервалы 95-процентные. Все варианты играют одни и те же расклады, разности считаются по каждому раскладу.
lab-note-effect = «Сыграли» и «Взяли»: пункты победы сверх равной доли у тех, кто это сделал. Кто сыграл карту, победил не только благодаря ей: кто живёт долго, играет много карт. Что взято из колоды, больше зависит от случая.
lab-note-games = { $arm }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}, игроков: { $players }, боты: { $bots }.
lab-note-without-winner = { $games ->
    [one] { $games } партия осталась без победителя.
    [few] { $games } партии остались без победителя.
   *[many] { $games } партий остались без победителя.
}
lab-note-unfinished = { $arm }: { $games ->
    [one] { $games } партия не окончилась за 100 000 решений и считается незавершённой
    [few] { $games } партии не окончились за 100 000 решений и считаются незавершёнными
   *[many] { $games } партий не окончились за 100 000 решений и считаются незавершёнными
} (раздача { $deals }).
lab-note-goal-unknown = Ничего с именем «{ $name }» не измеряли, и цель для него ничего не значит.
lab-note-seed = Начальное значение { $seed }, версия правил { $rules }.
lab-none-yet = Ни одна партия ещё не закончена.
lab-report-written = Отчёт: { $file }
lab-results-kept = Результаты: { $file }
lab-plot-won = Доля побед по сравнению с равной
lab-plot-effect = Очки сверх равной доли у тех, кто это сыграл

## Что считается

lab-number-turns = Ходы
lab-number-decisions = Решения
lab-number-gestures = Жесты (путь — один жест)
lab-number-actions = Действия
lab-number-falls = Падения, за которые никто не получил очка
lab-number-disconnected = Отключённые бойцы
lab-number-points = Очки одного места
lab-number-figures-fallen = Фигуры сбиты с ног или выведены из строя
lab-number-machines-fallen = Машины сбиты с ног или выведены из строя
lab-number-fights-of-machines = Бои, начатые машинами
lab-group-seat = место
lab-group-turn = очерёдность в первом раунде
lab-group-bot = бот
lab-group-zone = зона
lab-group-carrier = кто нёс больше всех
lab-group-left-out = кого не взяли
lab-group-cards-dealt = место по силе карт активации
lab-group-last-turn = очерёдность в последнем раунде
lab-group-fighter = боец (здоровье/скорость/меткость)
lab-group-respawn-field = начальное поле
lab-group-card = карты
lab-group-card-beaten = побеждённые карты
lab-group-arm = оружие, из которого стреляли
lab-group-arm-fragging = оружие, принёсшее фраги
lab-group-respawn-lives = возрождения по полям
lab-group-respawn-frags = фраги в жизнях после возрождения по полям
lab-group-act = что делают фигуры
lab-group-profile = активированные профили
lab-group-resource = положенные ресурсы (вытянуты: нужны)
lab-group-rank = игральные карты по достоинству
lab-group-face-rage = открытые карты ярости
lab-group-face-wound = взятые раны
lab-label-act-jump = прыжок
lab-label-act-fight = бой
lab-label-act-theft = попытка кражи
lab-label-act-taking = взять
lab-label-act-laying-down = положить
lab-label-act-sidestep = посторониться
lab-label-act-swap = поменяться местами
lab-label-act-failed-shove = не удалось пройти
lab-label-act-standing-up = встать
lab-label-act-switching = переключить поле
lab-label-act-terminal = воспользоваться терминалом
lab-label-rank-j = В
lab-label-rank-q = Д
lab-label-rank-k = К
lab-label-rank-a = Т
lab-label-carrier-none = никто
lab-label-left-out-none = никто
