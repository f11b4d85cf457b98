# Как всё прошло: партия, если оглянуться назад.

summary-what = Что дала удача и чего стоили решения: в шансах на победу, как их видит сильный бот. 100 — верная победа.
summary-working = Сильный бот проходит партию заново.
summary-progress = Просмотрено решений: { $done } из { $of }
summary-broken = Партия была прервана; вот как она стояла в ту минуту.
summary-players = Удача и решения
summary-from = Было { $start }, стало { $result }
summary-luck = Удача
    .explained = раздача, кости и взятое вслепую
summary-luck-error = плюс-минус { $points }
summary-deal = Из неё раздача
summary-dice = Из неё кости и взятое вслепую
summary-decisions = Решения
    .explained = по сравнению с выбором сильного бота
summary-hidden = Чего нельзя было знать
summary-usual = Уже учтено
    .explained = столько упускает и обычная игра
summary-others = Что сделали другие
summary-rest = Не объяснено
summary-agreed = { $choices ->
    [one] { $agreed } из { $choices } решения — как у сильного бота
   *[other] { $agreed } из { $choices } решений — как у сильного бота
}
summary-no-choices = Решать было нечего
summary-more = Подробнее
summary-moments = Самые дорогие решения
summary-no-moments = Никто не упустил ничего заметного.
summary-all-moments = Показать ещё
summary-moment = { $points ->
    [one] { $name }: упущен { $points } пункт шанса
    [few] { $name }: упущено { $points } пункта шанса
   *[many] { $name }: упущено { $points } пунктов шанса
}
summary-played = Сыграно: { $action }
summary-better = Лучше: { $action }
summary-watch = Посмотреть этот момент
summary-watch-of = Посмотреть этот момент: { $what }
summary-strokes = Везение и невезение
summary-stroke-good = { $name }: шанс вырос на { $points }
summary-stroke-bad = { $name }: шанс упал на { $points }
summary-beliefs = Кто что предполагал
summary-beliefs-what = Насколько вероятным что-то казалось игроку в начале хода. Тонкая черта — простая догадка; галочка стоит у того, что было верно.
summary-believer = Чей взгляд
summary-would = { $name } (как бот на этом месте)
summary-turn = Ход
summary-turn-of = Ход { $turn } из { $turns }
summary-turn-back = Предыдущий ход
summary-turn-on = Следующий ход
summary-about = Игрок: { $name }
summary-true = верно
summary-even = наугад { $chance }
summary-replay = Посмотреть ещё раз
