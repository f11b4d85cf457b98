# С чего начать в лобби и что объясняет новый стол.

lobby-friends = С друзьями
lobby-device = На этом устройстве
lobby-learn = Научиться играть
lobby-records = Уже сыграно
lobby-records-text = Пересмотрите партию с любого места, доиграйте её с любого момента или проверьте кубики.
lobby-record-open = Открыть запись

## Новый стол

lobby-odds = Шансы по запросу
    .explained = Там, где решают кубики, каждый может перед ходом узнать точные шансы. Выключите, если хотите играть по наитию.
lobby-module-brings = Включает также: { $modules }
lobby-module-needed = Без этого не работает: { $modules }
lobby-company-bots = Остальные места займут боты, и игра начнётся сразу.
lobby-company-friends = Вы получите ссылку, и каждый будет играть на своём устройстве.
lobby-company-mixed = Часть мест займут боты, а на свободные вы получите ссылку.
lobby-file-wrong = В этом файле есть ошибки.
lobby-file-brought = { $name }: готово.
lobby-file-leave = Убрать
lobby-file-bring = Выбрать файл
