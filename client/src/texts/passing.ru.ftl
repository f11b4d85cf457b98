# Одно устройство на нескольких игроков.
passing-device = Это устройство
passing-moment = Секунду
passing-pass-to = Передайте устройство: { $name }
passing-pass-to-text = Остальные отворачиваются. Скрытое появится, только когда устройство возьмёт { $name }.
passing-i-am = Я { $name }
passing-take-back = Я { $name }: вернуть ход
passing-somebody-else = Сначала посмотрит другой
passing-news = Что видели все
passing-anyone = Кто-нибудь отвечает?
passing-anyone-else = Кто-нибудь ещё отвечает?
passing-anyone-text = Вопрос один на всех. Кто мог бы ответить, не раскрывается.
passing-anyone-yes = Да, кто-то отвечает
passing-anyone-no = Нет, никто
passing-who-answers = Кто отвечает?
passing-who-looks = Кто хочет посмотреть?
passing-who-text = Сначала возьмите устройство, потом нажмите своё имя. Остальные отворачиваются.
passing-back = Назад
passing-looking = Смотрит { $name }
passing-public = Смотреть можно всем
passing-show-as = Показать мне как …
passing-seen-enough = Всё видно, закрыть

# Подготовка стола
passing-friend-option = Друг за этим устройством
passing-friend-name = Кто на месте { $seat }?
passing-friend-default = Игрок { $number }
passing-friend-sit = Посадить
passing-friend-cancel = Не нужно
passing-here = За этим устройством
passing-with-local = За этим устройством
passing-hint = Устройство передаётся по кругу. Пока его не возьмёт следующий игрок, всё закрыто.
