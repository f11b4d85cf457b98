# Уроки, сценарии и задачи.

lesson-learn = Учимся играть: { $game }
lesson-lead = { $lessons ->
    [one] { $lessons } короткий урок. Вы играете прямо за столом, и ошибиться не страшно.
    [few] { $lessons } коротких урока. Вы играете прямо за столом, и ошибиться не страшно.
   *[other] { $lessons } коротких уроков. Вы играете прямо за столом, и ошибиться не страшно.
}
lesson-begin = Начать
lesson-go-on = Продолжить
lesson-progress = Пройдено: { $done } из { $lessons }
lesson-done = Пройдено
lesson-scenarios = Правила за столом
lesson-scenarios-lead = Каждый сценарий показывает одно правило в деле. Найдите сделанные ходы.
lesson-clause = Правило { $clause } за столом
lesson-none = Пока это нельзя посмотреть за столом.
lesson-own = Открыть свой сценарий

lesson-number = Урок { $number } из { $lessons }
lesson-scenario = Сценарий
lesson-step = Шаг { $step } из { $steps }
lesson-watch = Смотрите, что происходит.
lesson-find = Что здесь было сделано? Найдите ход.
lesson-not-quite = Так можно, но здесь нужно другое. Попробуйте ещё раз.
lesson-show-me = Показать
lesson-shown = Вот так: { $option }
lesson-do-it = Сделать это
lesson-back = На шаг назад
lesson-again = Ещё раз
lesson-all = Все уроки
lesson-solved = Готово. Хорошая игра.
lesson-watched = Больше здесь смотреть нечего.
lesson-end = Что дальше
lesson-next = Дальше: { $title }
lesson-play-now = Играть

lesson-puzzle = Сыграть сценарий
lesson-puzzle-lead = Сценарий — это небольшой текстовый файл с положением на столе и ходами, которые следуют. Найдите их.
lesson-puzzle-paste = Сценарий
lesson-puzzle-drop = Вставьте текст, перетащите файл сюда или выберите его. Сервер ничего не сохраняет.
lesson-puzzle-go = Сыграть
lesson-other-file = Другой файл
lesson-which = Сценарий в этом файле
lesson-of = { $number } из { $scenarios }
