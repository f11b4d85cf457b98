# Поля игр с собственным столом, по-русски. Слова самой игры приходят от игры.

table-odds = Что может получиться
table-odds-ways = { $ways } из { $of } случаев
table-board-dice = Кубики на столе
table-mark-all = Отметить все
table-mark-none = Снять отметки
table-touch-again = { $what }: коснитесь ещё раз.
table-not-possible = { $what }: нельзя
table-about = Об игроке: { $name }
table-choose-on-board = Выберите на столе
table-choose-side = Теперь коснитесь нужной стороны.
table-summary = Что вы видите
table-key-summary = что вы видите, словами
table-key-targets = переход между подсвеченными местами

## Карты любой игры

table-zoom = Ближе или дальше
table-zoom-in = Ближе
table-zoom-out = Дальше
table-zoom-all = Показать всю карту
table-zoom-own = Показать, где вы
