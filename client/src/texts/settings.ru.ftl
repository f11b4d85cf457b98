# Настройки
settings-motion = Движение
settings-motion-off = Нет
settings-motion-quick = Быстро
settings-motion-normal = Обычно
settings-motion-slow = Медленно
settings-motion-hint = То, что происходит за столом, сначала разыгрывается на поле. Щелчок по полю или Esc пропускает показ.
settings-motion-system = Ваша система просит меньше движения, поэтому здесь ничего не движется.
settings-sound = Звуки
settings-sound-hint = Кубики, выстрелы и сигнал, когда наступает ваш ход.
settings-volume = Громкость
settings-keys = Быстрые клавиши
settings-keys-hint = За столом клавиша ? покажет их все.

settings-notices = Уведомления
settings-notices-hint = Сообщают, что наступил ваш ход, пока вы смотрите в другое место.
settings-notices-push = И тогда, когда ни одна страница этого сервера не открыта.
settings-notices-denied = Браузер запрещает этой странице уведомления. Разрешите их для этого адреса в настройках браузера, а затем включите здесь.
settings-notices-insecure = Браузеры показывают уведомления только от страниц с защищённым адресом (https).
settings-notices-unsupported = Этот браузер не умеет показывать уведомления. На iPhone и iPad сначала добавьте страницу на экран «Домой».
settings-notices-failed = Не удалось настроить уведомления для закрытых страниц. Выключите их и включите снова, чтобы попробовать ещё раз.

# Что сообщается, пока никто не смотрит
notice-turn = Ваш ход
notice-begin = Партия начинается

# Без сети
offline-title = Нет связи
offline-text = Сервер недоступен. Ваши партии сохранены на нём; эта страница вернётся сама.
offline-again = Попробовать ещё раз
