# Страница стола по-русски: места, игра и всё, что может встретиться.

## Состояния

state-loading = Стол накрывается. При медленной связи это займёт несколько секунд.
state-offline = Нет сети
state-offline-text = Как только сеть появится, стол откроется сам.
state-offline-short = Нет сети. Стол подождёт.
state-reconnecting = Восстанавливаем связь …
state-unreachable = Сервер не отвечает
state-unreachable-text = Возможно, он перезапускается. Мы продолжаем попытки; ваша партия не пропадёт.
state-restarted = Сервер перезапущен. Всё осталось как было.
state-new-version = Есть новая версия
state-new-version-text = Загрузите страницу заново, чтобы продолжить. Партия останется на месте.
state-no-table = Такого стола нет
state-no-table-text = Возможно, адрес неверен или стол закрыт.
state-by-invitation = За этот стол садятся по приглашению
state-by-invitation-text = Попросите у игроков ссылку-приглашение и откройте её.
state-no-watching = Здесь нельзя смотреть
state-no-watching-text = Этот стол видят только те, у кого есть место.
state-table-full = Все места заняты
state-table-full-text = Вы сможете смотреть, когда партия начнётся.
state-closed = Этот стол закрыт
state-closed-text = Хозяин стола больше не здесь.
state-gone = Соединение закрыто
state-gone-text = Попробуйте ещё раз или вернитесь в лобби.
state-try-again = Попробовать ещё раз
state-load-again = Загрузить заново

## Места

table-page = Стол
table-seats = Места
table-setting = Во что играем
table-you = вы
table-bot = бот
table-bot-level = Бот: { $level }
table-has-turn = сейчас ходит
table-decides = решает
table-you-asked = вам решать
table-winner = победа
table-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
table-away = не здесь
table-seat-left = вне стола: играет бот
table-seat-time = время вышло: играет бот
table-open-seat = Свободное место
table-sit = Сесть сюда
table-seat-for = Кому достанется место { $seat }
table-seat-open-choice = Оставить свободным
table-free-seat = Освободить место
table-stand-up = Выйти из-за стола
table-start = Начать партию
table-start-with-bots = { $open ->
    [one] Начать партию, { $open } свободное место займёт бот
    [few] Начать партию, { $open } свободных места займут боты
   *[many] Начать партию, { $open } свободных мест займут боты
}
table-host-starts = Хозяин стола начнёт партию, когда все соберутся.
table-gathering = Кубики перемешиваются
table-gathering-text = Каждый игрок добавляет свои случайные цифры, чтобы никто не мог знать кубики заранее.

## О чём договорились

table-clock-none = без часов
table-clock-move = { $seconds } с на каждое решение
table-clock-hours = { $hours ->
    [one] { $hours } час на каждое решение
    [few] { $hours } часа на каждое решение
   *[many] { $hours } часов на каждое решение
}
table-clock-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
   *[many] { $days } дней на каждое решение
}
table-clock-bank = { $minutes } мин и ещё { $increment } с за каждое решение
table-listed = могут сесть все
table-by-link = по ссылке
table-private = по приглашению

## Приглашение

table-invite = Ссылка-приглашение
table-invite-hint = Кто её откроет, может сесть за этот стол.
table-copy-link = Скопировать ссылку
table-link-copied = Ссылка скопирована.
table-link-by-hand = Скопируйте ссылку вручную.
table-share = Поделиться
table-share-text = Сыграем вместе: { $game }
table-renew-link = Новая ссылка
table-link-renewed = Готова новая ссылка. Старая больше не действует.
table-link-not-renewed = Не получилось. Старая ссылка ещё действует.

## Вопрос

table-your-turn = Ваш ход.
table-over = Партия окончена.
table-abandoned = Партия прервана.
table-failed = Партию нельзя продолжить.
table-failed-text = В правилах что-то пошло не так. Запись сохранена.
table-bot-for-you = За вас играет бот.
table-bot-left = Вы выходили из-за стола.
table-bot-time = Ваше время вышло.
table-take-back = Снова играть самостоятельно
table-answer-in = Ваш ответ принят.
table-answer-change = Его можно изменить, пока не ответили все.
table-answer-window = Его можно изменить, пока идёт время.
table-window-note = Спрашивают всех сразу.
table-window-left = { $seconds ->
    [one] осталась { $seconds } секунда на ответ
    [few] осталось { $seconds } секунды на ответ
   *[many] осталось { $seconds } секунд на ответ
}
table-window-minutes = { $minutes ->
    [one] осталась { $minutes } минута на ответ
    [few] осталось { $minutes } минуты на ответ
   *[many] осталось { $minutes } минут на ответ
}
table-window-hours = { $hours ->
    [one] остался { $hours } час на ответ
    [few] осталось { $hours } часа на ответ
   *[many] осталось { $hours } часов на ответ
}
table-clock-of = Время: { $name }
table-time-days = { $days } д { $hours } ч

## Действия

table-actions = Что вы можете сделать
table-dock = Действия
table-your-answer = ваш ответ
table-plain-list = Показать всё списком
table-dice = Выбор кубиков
table-die = Кубик { $die }
table-die-face = Кубик { $die }: { $face }
table-die-fixed = { $name }, выбрать нельзя
table-dice-choose = Выбрать
table-dice-none = Сначала отметьте кубики
table-dice-not-offered = Эти кубики нельзя выбрать вместе.
table-why = Почему нельзя?
table-why-none = Сейчас это невозможно.
table-why-rule = Это запрещает правило { $clause }.
table-read-rule = Прочитать правило { $clause }
table-step = Шаг { $step }
table-step-back = На шаг назад
table-undo = Вернуть ход
table-dismiss = Закрыть
table-outcome-unknown = Связь прервалась. То, что вы видите сейчас, и есть положение дел.
table-not-sent = Связи нет, поэтому ничего не отправлено.

## Постоянные ответы

table-orders = Отвечать без вопросов
table-orders-more = Другие постоянные ответы
table-order-pass-turn = Пасовать в этот ход
table-order-pass-match = Пасовать всю партию
table-order-turn = { $what } — в этот ход
table-order-match = { $what } — всю партию
table-orders-stand = Вас не спрашивают, потому что вы так решили:
table-orders-cancel = Снова спрашивать

## Поле

table-middle = Середина стола
table-yes = да
table-no = нет
table-none = ничего
table-recent = Что произошло только что
table-recap = Пока вас не было
table-left = Место без игрока ({ $name }). Дальше играет бот.
table-out-of-time = Время вышло ({ $name }). Дальше играет бот.
table-is-back = { $name } снова за столом.

## Рядом с полем

table-side = Журнал, чат и правила
table-log = Что произошло
table-log-short = Журнал
table-log-empty = Пока ничего не произошло.
table-log-newest = К последнему
table-log-earlier = { $turns ->
    [one] Ещё { $turns } ход раньше
    [few] Ещё { $turns } хода раньше
   *[many] Ещё { $turns } ходов раньше
}
table-chat = Чат
table-chat-unread = Чат, новых: { $unread }
table-chat-empty = Пока никто ничего не сказал.
table-chat-label = Сказать что-нибудь
table-chat-send = Отправить
table-chat-watcher = зритель
table-rules = Правила
table-menu = Меню
table-watching = Вы смотрите
table-watching-late = Вы смотрите с опозданием { $seconds } с
table-watchers = { $watchers ->
    [one] { $watchers } зритель
    [few] { $watchers } зрителя
   *[many] { $watchers } зрителей
}
table-match-number = Партия { $number }
table-updated-rules = Во время партии правила обновились

## Уход и конец

table-to-lobby = В лобби
table-more-ways = Что ещё можно сделать
table-to-lobby-for-now = В лобби, место за мной
table-leave = Выйти
table-leave-bot = Выйти, дальше играет бот
table-leave-hint = Можно отвлечься и вернуться: место вас подождёт. Если вы выйдете совсем, за вас сразу будет играть бот; и тогда место можно вернуть позже.
table-leave-over = Если вы выйдете, ваше место освободится для следующей партии.
table-abandon = Прервать партию
table-abandon-agree = Тоже прервать
table-abandon-withdraw = Всё-таки играть дальше
table-abandon-hint = Партия закончится без победителя, когда согласятся все.
table-abandon-wanted = { $count ->
    [one] { $names } предлагает прервать партию.
   *[other] { $names } предлагают прервать партию.
}
table-ending = После партии
table-series = Побед пока: { $series }
table-rematch = Сыграть ещё
table-rematch-withdraw = Больше не играть
table-rematch-waiting = Вы хотите сыграть ещё. Партия начнётся, когда согласятся все.
table-rematch-wanted = { $count ->
    [one] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
table-verify = Проверить кубики
table-record = Скачать запись
table-record-own = Скачать то, что вы уже видели
table-commitment = Кубики этой партии были запечатаны до её начала: { $commitment }
table-digits-included = Случайные цифры вашего браузера вошли в кубики этой партии.
table-digits-late = Случайные цифры вашего браузера опоздали к этой партии.
table-digits-changed = В партии нет случайных цифр, которые отправил ваш браузер. Проверьте кубики.

## Клавиши

table-keys = Клавиатура
table-keys-on = Отдельные клавиши — команды
table-key-choose = перейти к выбору с этим знаком или отметить кубик
table-key-move = двигаться по вариантам
table-key-enter = выполнить
table-key-space-name = Пробел
table-key-space = отметить кубик или выполнить
table-key-escape = на шаг назад
table-key-undo = вернуть ход
table-key-log = что произошло
table-key-chat = чат
table-key-rules = правила
table-key-help = этот список
table-several = Что вы делаете?
table-card-not-now = Сейчас с этим ничего не сделать.
