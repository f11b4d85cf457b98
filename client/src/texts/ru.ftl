# Тексты интерфейса. Тексты страницы стола лежат в table.ru.ftl; у игр свои тексты.

## Везде

ui-skip = Перейти к содержанию
ui-close = Закрыть
ui-done = Готово
ui-loading = Загружается
ui-try-again = Попробовать ещё раз
ui-reload = Обновить страницу
ui-to-lobby = В лобби
ui-to-table = К столу
ui-footer = Другие страницы
ui-trouble = Не получилось
ui-unreachable = Сервер не отвечает. Возможно, он как раз перезапускается.
ui-offline = Нет сети. Как только она появится, всё продолжится.
ui-stale-title = Не хватает части страницы
ui-stale-text = Либо пропала сеть, либо вышла новая версия. В обоих случаях поможет обновить страницу.
ui-just-now = только что

## Пути к страницам со своими текстами (parts/)

summary-title = Как всё прошло
ui-lab = Лаборатория
lesson-see = Посмотреть за столом
ui-replays = Повторы
ui-replay-watch = Смотреть повтор
ui-replay-fork-later = Сыграть иначе

## Настройки, имя и учётная запись

ui-settings = Настройки
ui-language = Язык
ui-theme = Вид
ui-theme-system = Как в системе
ui-theme-dark = Вечер
ui-theme-light = День
ui-guest-name = Гость { $number }
ui-your-name = Ваше имя
ui-your-name-hint = Его видят остальные за столом.
ui-name-save = Взять это имя
ui-name-changed = Имя изменено.
ui-account = Ваша учётная запись
ui-account-none = Гость
ui-account-guest = Вы
ui-account-title = Сохраните свои игры
ui-account-why = С учётной записью вы найдёте свои игры на любом устройстве. Чтобы играть, она не нужна, и почту мы не спрашиваем.
ui-account-of = Учётная запись { $login }
ui-account-kept = Ваши игры хранятся в этой учётной записи.
ui-login = Имя учётной записи
ui-password = Пароль
ui-password-hint = Не меньше 8 знаков.
ui-log-in = Войти
ui-log-out = Выйти
ui-register = Создать учётную запись
ui-registered = Учётная запись создана. Ваши игры сохранены.
ui-logged-in = Вы вошли.
ui-logged-out = Вы вышли.

## Лобби

ui-lobby-title = Лобби
ui-lobby-hello = Садитесь за стол
ui-lobby-invite = Играйте с друзьями, с ботами или со всеми вместе. Без регистрации: выберите игру и начинайте.
ui-my-games = Ваши игры
ui-ended-games = Законченные игры
ui-games = Игры
ui-open-tables = Открытые столы
ui-open-none = Сейчас ни за одним столом не ищут игроков. Откройте свой и выберите «в лобби».
ui-play-now = Играть сейчас
ui-new-table = Настроить стол
ui-rules = Правила
ui-players-range = Игроков: от { $fewest } до { $most }
ui-your-turn = Ваш ход
ui-status-open = Ждёт игроков
ui-status-gathering = Вот-вот начнётся
ui-status-playing = Идёт игра
ui-status-over = Закончена
ui-status-closed = Закрыт
ui-open-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
ui-match-number = Партия { $number }
ui-join-title = Войти по ссылке
ui-join-label = Ссылка или код приглашения
ui-join-hint = Вставьте то, что вам прислали.
ui-join-go = Войти
ui-join-wrong = Здесь нет приглашения. Ссылка заканчивается на /join/ и код.

## Новый стол

ui-new-title = Новый стол
ui-new-who = Кто играет
ui-new-how = Как играем
ui-new-table-itself = Стол
ui-players = Игроки
ui-with = С кем
ui-with-bots = С ботами
ui-with-friends = С друзьями
ui-with-both = Со всеми
ui-seats-each = Выбрать каждое место
ui-seat = Место { $number }
ui-seat-open = Свободно для человека
ui-seat-bot = Бот: { $level }
ui-you = Вы
ui-you-are = Вы: { $name }
ui-level-random = Случайный
    .explained = делает любой возможный ход
ui-level-beginner = Новичок
    .explained = старается, но многое упускает
ui-level-regular = Опытный
    .explained = играет по опыту и отвечает сразу
ui-level-strong = Сильный
    .explained = сначала проверяет замыслы в уме
ui-level-expert = Мастер
    .explained = обдумывает каждый ход целую секунду
ui-bots-play = Как играют боты
ui-bots-differ = Каждый бот — как выбрано ниже.
ui-level-rated = { $explained } (рейтинг { $rating })
ui-modules = Модули
ui-module-fewest = игроков: от { $fewest }
ui-usual = { $number } (обычно)
ui-problem-needs = Модулю «{ $module }» нужен модуль «{ $needs }»: включите и его.
ui-problem-fewest = Для модуля «{ $module }» игроков должно быть не меньше { $fewest }.
ui-visible = Кто может прийти
ui-visible-link = По ссылке
    .explained = Играть или смотреть может каждый, у кого есть ссылка.
ui-visible-listed = В лобби
    .explained = Стол виден в лобби, прийти может любой.
ui-visible-private = Только приглашённые
    .explained = Стол видят только приглашённые по ссылке, и ссылку можно обновить.
ui-clock = Часы
ui-clock-none = Без часов
    .explained = Никто не торопится.
ui-clock-live = Вживую
    .explained = У каждого есть запас минут. Кто его исчерпает, за того играет бот, пока игрок не вернётся.
ui-clock-days = По дням
    .explained = Каждый заходит, когда есть время.
ui-clock-minutes = На всю партию
ui-clock-increment = Добавка за каждое решение
ui-clock-per-decision = На каждое решение
ui-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
ui-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
ui-more = Боты и зрители
ui-pace = Темп ботов
ui-pace-hint = Столько бот ждёт перед ходом, чтобы вы успевали следить.
ui-pace-none = Сразу
ui-pace-quick = Быстрый
ui-pace-usual = Спокойный
ui-pace-slow = Медленный
ui-watching = Зрители могут смотреть
ui-watching-hint = Они видят то, что лежит на столе открыто, и никаких тайн.
ui-delay = Зрители видят с задержкой
ui-delay-hint = Задержка не даёт подсказывать.
ui-delay-none = Без задержки
ui-start-now = Начать партию
ui-start-now-hint = Боты занимают места, и партия сразу начинается.
ui-open-table = { $seats ->
    [one] Открыть стол: { $seats } свободное место
    [few] Открыть стол: { $seats } свободных места
   *[many] Открыть стол: { $seats } свободных мест
}
ui-open-table-hint = Вы получите ссылку для друзей. На места, что останутся свободными, смогут сесть боты.

## Приглашения

ui-invitation = Приглашение
ui-invited = { $host } приглашает вас: { $game }
ui-invited-who = За столом: { $names }
ui-invited-already = У вас там уже есть место.
ui-sit-down = Сесть за стол
ui-watch = Смотреть
ui-table-full = Все места заняты
ui-table-playing = Партия уже началась
ui-table-full-text = Вы можете смотреть, а в следующей партии попросить место.
ui-link-expired = Это приглашение больше не действует
ui-link-expired-text = Попросите новую ссылку или откройте стол сами.

## Правила

ui-rules-of = Правила: { $game }
ui-rules-search = Искать в правилах
ui-rules-chapters = Главы
ui-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
ui-rules-nothing = Таких слов в правилах нет. Попробуйте меньше слов или другие.

## Проверка

ui-verify = Проверить кубики
ui-verify-what = От каждой партии остаётся запись. Здесь вы проверите, что кубики и карты выпали честно и никто не мог их изменить.
ui-verify-paste = Запись партии
ui-verify-drop = Вставьте её или перетащите сюда файл. Скачать его можно в конце партии.
ui-verify-file = Выбрать файл
ui-verify-go = Проверить
ui-verify-how = Как это устроено
ui-verify-how-commitment = Перед партией сервер берёт случайный секрет и показывает его отпечаток, обязательство. С этой минуты незаметно заменить секрет нельзя.
ui-verify-how-contributions = Затем браузер каждого игрока добавляет свои случайные цифры. Поэтому и сервер не знает кубиков заранее.
ui-verify-how-draws = Секрет и цифры вместе дают ключ. Каждый кубик и каждая карта следуют из ключа и своего номера по порядку.
ui-verify-how-secret = Когда партия окончена, секрет открывают. Теперь любой может пересчитать каждый бросок, как это делает эта страница.
ui-verify-yourself = Верить этому серверу не обязательно
ui-verify-yourself-text = Та же проверка работает на вашем компьютере: tafelrunde verify ФАЙЛ.
ui-verdict-ok = Кубики были честными
ui-verdict-ok-text = Каждый бросок в точности следует из секрета и цифр. Потом ничего не меняли.
ui-verdict-bad = Что-то не сходится
ui-verdict-bad-text = Эта запись не та, что обещало обязательство. Ниже видно, в чём разница.
ui-verdict-secret = Секрет ещё не открыт
ui-verdict-secret-text = Запись из середины партии проверить нельзя. Скачайте её снова, когда партия закончится.
ui-verdict-match = { $game }: { $names }
ui-check-seal-yes = Секрет тот самый, который сервер обещал перед партией.
ui-check-seal-no = Секрет не тот, который сервер обещал перед партией.
ui-check-draws-yes = { $draws ->
    [one] { $draws } бросок следует из ключа.
    [few] Все { $draws } броска следуют из ключа.
   *[many] Все { $draws } бросков следуют из ключа.
}
ui-check-draws-no = { $draws ->
    [one] { $draws } бросок не следует из ключа полностью.
    [few] Не все { $draws } броска следуют из ключа.
   *[many] Не все { $draws } бросков следуют из ключа.
}
ui-check-contributions = { $contributed ->
    [0] Ни один браузер не добавил цифр. Секрет создал один сервер, но изменить его он уже не мог.
   *[other] Свои цифры добавили места: { $contributed } из { $players }.
}
ui-draws = { $draws ->
    [one] { $draws } бросок
    [few] Все { $draws } броска
   *[many] Все { $draws } бросков
}
ui-draws-first = Показаны первые { $shown }.
ui-draw-place = Место
ui-draw-what = Что выпадало
ui-draw-of = Из скольких
ui-draw-result = Итог

## О нас

ui-about = О tafelrunde
ui-about-what = Один стол для многих игр: в браузере с друзьями и ботами, в терминале и в лаборатории для тех, кто изучает игры. Кубики и карты может проверить каждый.
ui-about-licence = Это свободная программа под лицензией MIT.
ui-about-games = Игры
ui-about-pictures = Картинки и шрифты
ui-about-icons = Часть значков на обложках, кубиках, жетонах и портретах нарисовали { $artists }. Они доступны по лицензии Creative Commons CC BY 3.0 и перекрашены. Всё остальное нарисовали мы.
ui-about-fonts = Шрифты — Podkova, Inter и Bitter, все по лицензии SIL Open Font License.
ui-about-privacy = Что хранится
ui-about-privacy-text = Ваше имя, ваши игры и то, что вы говорите за столом, хранятся на этом сервере. Один файл cookie узнаёт вас снова. Слежки нет, и страница ни к кому больше не обращается.
ui-about-version = Версия { $version }

## Здесь пусто

ui-missing-title = Здесь ничего нет
ui-missing-text = Возможно, в адресе опечатка или то, что здесь было, исчезло.

## В чём сервер отказывает

refused-malformed = Сервер не смог это прочесть. Обновите, пожалуйста, страницу.
refused-too-big = Это слишком большое, чтобы отправить.
refused-unknown-person = Сервер вас ещё не знает. Сначала выберите имя.
refused-wrong-password = Имя и пароль не подходят друг к другу.
refused-name-taken = Это имя занято. Попробуйте другое.
refused-bad-name = В имени от 1 до 40 видимых знаков.
refused-bad-password = В пароле от 8 до 200 знаков.
refused-bad-setting = Так игру не собрать. Измените число игроков или модули.
refused-no-game = Такой игры нет.
refused-no-table = Такого стола нет.
refused-no-record = Записи этой партии ещё нет.
refused-bad-record = Это не запись. Запись — файл, который можно скачать в конце партии.
refused-no-scenario = Такого сценария нет.
refused-bad-scenario = Этот сценарий нельзя сыграть.
refused-link-expired = Это приглашение больше не действует. Попросите новую ссылку.
refused-by-invitation = За этот стол садятся только по приглашению. Попросите ссылку у хозяина стола.
refused-no-watching = За этим столом смотреть нельзя.
refused-table-full = Все места заняты.
refused-seat-taken = Кто-то успел раньше: это место занято.
refused-not-seated = У вас нет места за этим столом.
refused-already-seated = У вас уже есть место.
refused-not-host = Это может только хозяин стола.
refused-wrong-status = Сейчас за этим столом это невозможно.
refused-stale = Это решение уже не нужно. Посмотрите, что изменилось.
refused-illegal = Правила этого не позволяют.
refused-no-undo = Это нельзя взять назад.
refused-no-odds = За этим столом шансы не показываются.
refused-no-coach = За этим столом тренер отключён.
refused-coach-busy = Тренер ещё думает над вашим прошлым вопросом.
refused-no-summary = Эту партию нельзя разобрать: в ней ничего не произошло, или играли по старым правилам.
refused-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
refused-bad-origin = Этой странице нельзя обращаться к серверу.
refused-old-client = Вышла новая версия. Обновите страницу.
refused-hello-first = Соединение началось неправильно. Обновите страницу.
refused-unavailable = Сейчас сервер этого не может. Попробуйте чуть позже.

## Почему сервер отключился

bye-flood = С этой страницы пришло слишком много сообщений. Подождите немного и обновите её.
bye-slow = Соединение не успевало и начинается заново.
bye-restart = Сервер перезапускается. Ваша игра в сохранности.
bye-malformed = Сервер не смог прочесть то, что прислала страница. Обновите её.
