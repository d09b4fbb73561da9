# Що каже сторінка: початок, очікування гравців, стіл, кінець, повтор.

## Усюди

web-skip = Перейти до основного вмісту
web-home = На головну
web-menu = Меню
web-games = Ігри
web-play = Грати
web-learn = Як грати
web-contents = Зміст
web-stays-on = Екран не гасне
web-settings = Налаштування
web-language = Мова
web-close = Закрити
web-cancel = Скасувати
web-one-moment = Хвилинку…
web-not-found = Сторінку не знайдено.
web-error-unreachable = Сервер недоступний. Спробуйте за хвилину.
web-error-lost = З’єднання втрачено. Спробуйте за хвилину.
web-try-again = Спробувати ще раз
web-theme = Тема
web-theme-system = Системна
web-theme-light = Світла
web-theme-dark = Темна
web-at-the-table = За столом
web-auto-done = Завершувати хід, коли споруджувати нема чого
web-on-my-turn = Коли настає мій хід
web-turn-title = Показувати в назві вкладки
web-turn-sound = Відтворювати звук
web-turn-notify = Показувати сповіщення
web-sounds = Звук
web-sounds-on = Звуки кубиків і підрахунку
web-volume = Гучність
web-on-touch = На сенсорному екрані
web-one-tap = Розташовувати одним дотиком
web-keyboard = Клавіатура
web-keys-on = Гарячі клавіші (список — клавіша ?)
web-detail = Що оголошувати програмам читання екрана
web-detail-full = Усе, що відбувається
web-detail-round = Мої ходи, раунди та що мені робити
web-detail-task = Лише що мені робити
web-copy = Копіювати
web-copied = Скопійовано
web-link = Посилання
web-qr = QR-код посилання
web-show-qr = Показати QR-код
web-link-local = Інші пристрої не відкриють це посилання: сервер відповідає лише на цьому комп’ютері. Щоб запросити інших, запустіть його так:

## Початок і новий стіл

web-home-title = Будуйте містечко з друзями
web-home-text = Відкрийте стіл, поділіться посиланням і грайте. Без облікового запису й без встановлення.
web-about-tiny-towns = Один ресурс для всіх, по шістнадцять клітинок кожному: перемагає найкмітливіше містечко. Гравців: від 1 до { $number }.
web-about-shake-that-city = Потрусіть кубики, оберіть колір, збудуйте місто: 15 раундів. Гравців: від 1 до { $number }.
web-new-game = Нова гра
web-first-game = Перша партія
web-lessons = Вчіться граючи
web-lessons-short = Навчитися
web-lessons-about = Короткі завдання в умовах справжньої гри, десь по хвилині. Проходьте їх у будь-якому порядку й зупиняйтеся коли завгодно.
web-lesson-stars = { $number } із 3 зірок
web-lesson-not-yet = ще не пройдено
web-lesson-map = Усі уроки
web-lesson-again = Спробувати ще
web-lesson-next = Далі
web-lesson-skip = Пропустити
web-lesson-step = Завдання { $number } з { $all }
web-lesson-reached = Вийшло!
web-lesson-wrong = Не зовсім.
web-lesson-goal = Ваше завдання
web-lessons-play = Зіграти першу гру
web-lessons-clear = Скинути зірки
web-for-first-game = Для першої гри: найпростіші карти, без монументів, із печерою
web-my-tables = Мої столи
web-open-record = Відкрити запис партії
web-record-file = Файл із записом партії
web-who-plays = Хто грає?
web-password-title = Пароль для нових столів
web-password-text = Щоб відкрити стіл на цьому сервері, потрібен його пароль. Щоб приєднатися до столу, досить посилання.
web-password = Пароль цього сервера
web-password-wrong = Пароль неправильний.
web-closed-title = Відкрити стіл тут не можна
web-closed-text = Столи на цьому сервері відкриває лише його власник. Щоб приєднатися, відкрийте посилання на стіл.
web-company-alone = Соло
web-company-alone-text = без суперників, на рекорд
web-company-bots = Проти ботів
web-company-bots-text = скільки завгодно
web-company-friends = З друзями
web-company-friends-text = поділіться посиланням, кожен грає на своєму пристрої
web-company-here = На цьому пристрої
web-company-here-text = передавайте його по колу
web-seats = Місця
web-details = Налаштування гри
web-start = Почати гру
web-open-table = Відкрити стіл
web-player-name = Гравець { $number }
web-seat-kind = Хто сидить на місці { $number }
web-seat-name = Ім’я гравця на місці { $number }
web-seat-person = Гравець на цьому пристрої
web-seat-open = Вільне місце
web-seat-bot = Бот: { $level }
web-seat-add = Додати місце
web-seat-drop = Прибрати місце { $number }
web-seat-earlier = Пересунути місце { $number } вгору
web-seat-leave = Звільнити місце { $number }
web-seat-remove = Прибрати з-за столу: { $name }
bot-easy = легкий
bot-normal = звичайний
bot-hard = складний
bot-expert = експерт
bot-master = майстер
bot-greedy = жадібний
bot-random = випадковий
option-variant = Варіант
option-edition = Видання правил
option-side = Сторона поля
side-landlocked = Без виходу до моря
side-coastal = З виходом до моря
option-first-tiny-towns = Перший головний архітектор
option-first-shake-that-city = Перший активний гравець
web-first-random = Випадково
web-first-seat = Місце { $number }
web-cards = Карти
option-cards = Карти
cards-random = Випадково
cards-first-game = Для першої гри
web-cards-picked = Вибрати по одній
option-monuments = З монументами
option-cavern = З печерою
option-promos = З промокартами
option-orchard = Фруктовий сад забезпечує котеджі
orchard-lines = У своєму ряді та стовпці
orchard-anywhere = Щонайбільше 6, будь-де
web-watch = Хто може спостерігати
web-watch-link = Кожен, хто має посилання
web-watch-players = Лише гравці
web-clock = Час на кожен крок
web-clock-none = Без обмеження
web-clock-seconds =
    { $number ->
        [one] { $number } секунда
        [few] { $number } секунди
        [many] { $number } секунд
       *[other] { $number } секунди
    }
web-speed = Темп гри
web-speed-live = Наживо: усі за столом
web-speed-days =
    { $number ->
        [one] За листуванням: { $number } день на хід
        [few] За листуванням: { $number } дні на хід
        [many] За листуванням: { $number } днів на хід
       *[other] За листуванням: { $number } дня на хід
    }
web-overdue = Коли час вийде
web-overdue-bot = Хід зробить бот
web-overdue-wait = Гра чекає
web-may-pause = Кожен гравець може зробити паузу
web-may-pause-none = Без пауз
web-may-pause-days =
    { $number ->
        [one] Разом { $number } день
        [few] Разом { $number } дні
        [many] Разом { $number } днів
       *[other] Разом { $number } дня
    }
web-pace-bot = Коли час вийде, хід зробить бот.
web-pace-wait = Коли час вийде, гра чекає.
web-pace-pause =
    { $number ->
        [one] Кожен гравець може зробити паузу на { $number } день.
        [few] Кожен гравець може зробити паузу разом на { $number } дні.
        [many] Кожен гравець може зробити паузу разом на { $number } днів.
       *[other] Кожен гравець може зробити паузу разом на { $number } дня.
    }

## Очікування гравців

web-connecting = Приєднуємося до столу…
web-connected = З’єднано.
web-lost = Зв’язок втрачено; відновлюємо…
web-on-its-way = Надсилаємо…
web-your-name = Ваше ім’я
web-sit-another = Додати гравця на цьому пристрої
web-sit = Сісти
web-seated = { $name }, ви за столом.
web-lobby-joined = { $name } за столом.
web-lobby-left = { $name } більше не за столом.
web-invite = Запросити
web-add-open = Вільне місце
web-add-bot = Бот
web-open-left-out = Вільні місця зникнуть, коли почнеться гра.
web-waiting-for-starter = Чекаємо, доки господар столу почне гру.
web-start-without-host = Почати без господаря
web-close-table = Закрити стіл
web-status-lobby = Ще не почалася
web-status-playing = Триває
web-status-my-turn = Ваш хід
web-status-over = Завершена
web-status-closed = Цей стіл закрито.
web-status-broken = Ця гра не може тривати.

## Стіл

web-table = Стіл
web-players = Гравці
web-show-cards = Показати карти
web-show-others = Показати інших гравців
web-round = Раунд { $number }
web-round-of = Раунд { $number } із { $all }
web-you = (ви)
web-you-watch = Ви спостерігаєте.
web-watching =
    { $number ->
        [one] Спостерігає { $number } людина.
        [few] Спостерігають { $number } людини.
        [many] Спостерігають { $number } людей.
       *[other] Спостерігають { $number } людини.
    }
web-my-turn = Ваш хід
web-waiting = Ще не готові: { $names }.
web-waiting-keep = Чекаємо, хто обирає монумент: { $names }.
web-waiting-name = Ресурс має оголосити: { $names }.
web-waiting-build = Чекаємо, хто розміщує та споруджує: { $names }.
web-waiting-watch = Чекаємо, хто розставляє відкладені будівлі: { $names }.
web-waiting-completed = Ваше містечко завершено. Ще не готові: { $names }.
web-waiting-city-pick = Колір має обрати: { $names }.
web-waiting-city-build = Чекаємо, хто обирає та розташовує плитки: { $names }.
web-over = Гру закінчено.
web-choose = Оберіть, що зробити.
web-drawing = Ігровий стіл
web-my-town = Ваше містечко
web-town-of = Містечко: { $name }
web-city-of = Місто: { $name }
web-enlarge-town = Збільшити містечко: { $name }
web-enlarge-city = Збільшити місто: { $name }
web-empty = порожньо
web-empty-zone = порожньо, балів у зоні: { $number }
web-nothing = нічого
web-square = { $square }: { $content }
web-square-with-cubes = { $square }: { $content }; на ній: { $resources }
web-square-construction = { $square }: будівельна плитка: { $tiles }
web-pattern = Схема, ряд за рядом: { $pattern }
web-named = Ресурс: { $resource }
web-shown = Відкриті карти:
web-deck = Карти ресурсів
web-deck-left = Карт у колоді: { $number }
web-deck-unseen = Ще не показано карт: { $number }
web-deck-of = Ще не показано, { $resource }: { $number }
web-deck-put-away = (і відкладено долілиць: { $number })
web-deck-under = Під колодою, за порядком:
web-monument-secret = Ваш монумент: його бачите лише ви.
web-monument-built = Споруджено.
web-unverified = Це наше припущення; звірте з вашим примірником гри.
web-city-unverified = Плитки бонусних балів і зони ми лише припускаємо; надруковані можуть відрізнятися.
web-is-master-builder = головний архітектор
web-is-active-player = активний гравець
web-is-bot = грає бот
web-is-thinking = думає
web-is-absent = не на зв’язку
web-is-done = готово
web-completed = містечко завершено
web-time-left = Залишилося часу: { $time }
web-time-up = час вийшов
web-time-ran-out = Час вийшов. Бот зіграв за вас: { $what }
web-left-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дні
        [many] { $number } днів
       *[other] { $number } дня
    }
web-left-hours =
    { $number ->
        [one] { $number } година
        [few] { $number } години
        [many] { $number } годин
       *[other] { $number } години
    }
web-left-minutes =
    { $number ->
        [one] { $number } хвилина
        [few] { $number } хвилини
        [many] { $number } хвилин
       *[other] { $number } хвилини
    }
web-clock-short =
    { $number ->
        [one] Залишилася { $number } секунда.
        [few] Залишилося { $number } секунди.
        [many] Залишилося { $number } секунд.
       *[other] Залишилося { $number } секунди.
    }
web-builds =
    { $number ->
        [one] { $number } можлива споруда:
        [few] { $number } можливі споруди:
        [many] { $number } можливих споруд:
       *[other] { $number } можливої споруди:
    }
web-on-square = Що ви хочете зробити на { $square }?
web-trade = Скористатися фабрикою й розмістити інший кубик:
web-choice-keep = Залишити: { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = Розмістити кубик на { $square }
web-choice-store = Покласти кубик на склад { $square }
web-choice-swap = Обміняти на кубик зі складу { $square }: { $resource }
web-choice-cavern = Відкласти кубик до печери
web-choice-build = { $card }: { $squares }
web-choice-put = Поставити на { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = Залишити решту
web-choice-done = Готово
web-set-aside = Відкласти ці три
web-in-cavern = Кубиків у печері: { $number }
web-waiting-pieces = Відкладено: { $cards }
web-shrine-count = Будівель, коли споруджено святилище: { $number }
web-turns-as-master-builder = Ходів у ролі головного архітектора: { $number }
web-flipped = { $what } (виконано)
web-rule = Правило { $number }
web-all-rules = Усі правила
web-undo = Скасувати хід
web-not-done = Ще не готово
web-no-more-builds-ending = Споруджувати більше нема чого: хід завершується…
web-no-more-builds-ended = Споруджувати більше нема чого: хід завершено.
web-blocked = Недоступно в цьому раунді: { $tile }
web-cubes = Кубики, ряд за рядом: { $cubes }
web-bonus = Плитка бонусних балів: { $tile }
web-bonus-any = будь-який тип
web-bonus-diversity = різноманітність
web-what-scores = Що дає бали
web-tiles-on = { $tile }: { $squares }
web-place-here = Розташувати тут
web-aim = Торкніться місця або перетягніть форму, а тоді розташуйте її.
web-aim-by-mouse = Наведіть вказівник на місце, щоб побачити форму, і клацніть, щоб розташувати її.
web-confirm-choose = Обрати: { $tile }
web-colour-first = Спершу підтвердьте колір: { $tile }. Форму розташуєте після цього.
web-confirm-name = Оголосити: { $resource }
web-confirm-keep = Залишити: { $card }
web-log = Журнал гри
web-take-back = Скасувати цей хід: { $sentence }
web-take-back-short = Скасувати цей хід
web-ask-back = Попросити скасувати цей хід: { $sentence }
web-ask-back-short = Попросити скасувати цей хід
web-wish = Запит на скасування
web-wish-mine = Ви попросили скасувати хід: «{ $sentence }»
web-wish-of = { $name } просить скасувати хід: «{ $sentence }»
web-wish-waits = Очікуємо згоди: { $names }.
web-agree = Погодитися
web-refuse = Відмовити
web-withdraw = Відкликати запит
web-keys = Гарячі клавіші
web-key-pick = Вибрати ресурс або колір
web-key-done = Готово
web-key-undo = Скасувати хід
web-key-hint = Підказка
web-key-resource = Ресурс або кубики цього раунду
web-key-builds = Що можна спорудити
web-key-town = Моє поле, ряд за рядом
web-key-last = Останній раунд
web-key-changed = Що змінилося останнім
web-key-here = Що можна поставити на цю клітинку
web-key-next = Наступна придатна клітинка
web-key-score = Поточний рахунок
web-key-board = Перейти на поле
web-key-type = Набрати хід, наприклад place b3
web-key-help = Цей список
web-keys-board = На полі стрілки, Home та End переводять із клітинки на клітинку, а Enter або пробіл вибирає.
web-keys-reader = З програмою читання екрана ці клавіші діють у режимі фокуса, наприклад на полі. У режимі огляду спершу натисніть /: у полі, що відкриється, можна набирати ходи та слова town, resource, builds, here, next, changed, last, score, undo і help.
web-command = Ваш хід, наприклад place b3
web-command-send = Надіслати
web-command-begins = Хід може починатися так: { $moves }.
web-command-moves = Можливих ходів: { $number }
web-row = Ряд { $number }: { $content }.
web-nothing-now = Зараз від вас нічого не потрібно.
web-no-undo = Вам нема чого скасовувати.
web-undo-asks = На це мають погодитися інші. Натисніть U ще раз, щоб їх попросити.
web-no-hints-here = Тут підказок немає.
web-no-done = Завершити ще не можна: спершу треба зробити інше.
web-no-pick = Ця клавіша зараз не діє.
web-no-such-move = Такого ходу зараз немає: «{ $text }». Хід може починатися так: { $moves }.
web-no-builds = Зараз нічого не можна спорудити.
web-no-here = На цю клітинку зараз нічого не можна поставити.
web-no-fit = Зараз не можна вибрати жодної клітинки.
web-no-news = Ще нічого не змінилося.
web-no-square = Клітинку { $square } зараз вибрати не можна.
web-no-square-done = Клітинку { $square } зараз вибрати не можна. Щоб завершити хід, натисніть D.
web-here-place = Сюди можна: { $resource }.
web-here-build = Тут можна спорудити: { $cards_or }.
web-here-fits = Сюди можна.
web-here-plan = { $card }: кубиків { $number } з { $all }.
web-here-colours = Тут можуть лежати: { $tiles_or }.
web-can-build = Можна спорудити: { $card } (на { $squares_or }).
web-colours = Кольори
web-resources = Ресурси
web-shape =
    { $number ->
        [1] { $number } кубик.
        [one] { $number } кубик, форма: { $squares }.
        [few] { $number } кубики, форма: { $squares }.
        [many] { $number } кубиків, форма: { $squares }.
       *[other] { $number } кубика, форма: { $squares }.
    }
web-shape-no-room = Немає місця у вашому місті.
web-can-choose = Можна обрати: { $tiles_or }.
web-can-place = Форма вміщується, якщо її лівий верхній кут — { $squares_or }.
web-no-resource = Ресурс ще не оголошено.
web-no-last-round = Ще не зіграно жодного раунду.
web-news-round = Раунд { $number }.
web-news-undone = Скасовано: { $told }
web-news-place = { $resource } на { $square }.
web-news-place-ended = { $resource } на { $square }, споруджувати нема чого.
web-news-put = { $card } на { $square }.
web-news-name = Ваш ресурс: { $resource }.
web-news-keep = Ваш монумент: { $card }.
web-news-store = Кубик на складі { $square }.
web-news-swap = Зі складу { $square }: { $resource }.
web-news-cavern = Кубик у печері.
web-news-skip = Решта будівель залишається.
web-news-aside = Відкладено: { $cards }.
web-news-place-it = Розмістіть його.
web-news-lay = { $tile } на { $squares }.
web-news-blocked = { $tile }: у цьому раунді закрито.
web-plan-have = { $number } із { $all }
web-plan-best =
    { $places ->
        [one] { $card }: лежить { $number } із { $all } кубиків, у { $places } місці.
        [few] { $card }: лежить { $number } із { $all } кубиків, у { $places } місцях.
        [many] { $card }: лежить { $number } із { $all } кубиків, у { $places } місцях.
       *[other] { $card }: лежить { $number } із { $all } кубиків, у { $places } місцях.
    }
web-plan-none = { $card }: на придатних місцях ще немає жодного потрібного кубика.
web-position-play-on = Продовжити звідси проти ботів
web-from-position-soon = Ця гра почнеться із заданої позиції, тому кількість місць і параметри незмінні.
web-from-position = Ця гра почалася із заданої позиції.
web-take-backs =
    { $number ->
        [one] У цій партії { $number } скасування.
        [few] У цій партії { $number } скасування.
        [many] У цій партії { $number } скасувань.
       *[other] У цій партії { $number } скасування.
    }
web-pass-to = Передайте пристрій. Далі: { $name }
web-pass-text = Екран приховано, щоб ніхто не побачив ваших таємниць.
web-pass-ready = Це я: { $name }
web-move-my-seat = Перенести моє місце на інший пристрій
web-move-a-seat = Перенести місце на інший пристрій ({ $number } з { $all })
web-personal-link-text = Відкрийте це посилання на іншому пристрої: відтоді за це місце граєте на ньому, а не тут. Нікому не показуйте це посилання.
web-leave = Хай бот грає за мене
web-take = Повернути моє місце
web-paused-until = на паузі до { $time }
web-pause-for =
    { $number ->
        [one] Пауза на { $number } день
        [few] Пауза на { $number } дні
        [many] Пауза на { $number } днів
       *[other] Пауза на { $number } дня
    }
web-pause-left =
    { $number ->
        [one] Ви можете зробити паузу ще на { $number } день. Час на ваш хід подовжиться.
        [few] Ви можете зробити паузу ще на { $number } дні. Час на ваш хід подовжиться.
        [many] Ви можете зробити паузу ще на { $number } днів. Час на ваш хід подовжиться.
       *[other] Ви можете зробити паузу ще на { $number } дня. Час на ваш хід подовжиться.
    }
web-resume = Закінчити паузу
web-next-table = На вас чекає інший стіл: { $text }
web-notify-me = Сповіщати, коли мій хід
web-notify-me-text = Навіть коли ця сторінка закрита.
web-notify-on = Тут з’явиться сповіщення, коли настане ваш хід.
web-notify-blocked = Браузер блокує сповіщення цієї сторінки. Дозвольте їх у його налаштуваннях для цього сайту.
web-notify-home-screen = Щоб отримувати сповіщення на iPhone чи iPad, спершу додайте сторінку на початковий екран і відкрийте її звідти.
web-channel = Сповіщати в канал про ходи
web-channel-service = Сервіс
web-channel-none = Немає
web-channel-json = Інша адреса (JSON)
web-channel-address = Адреса
web-channel-on = Одне сповіщення за хід, якщо не всі на зв’язку.
web-keep = Зберегти
web-give = Віддати місце боту
web-give-in = Віддати місце боту (через { $number } с)
web-bot-plays-for-you = Замість вас грає бот.
web-say = Сказати щось
web-mute = Приховати репліки
web-phrase-hello = Вітаю!
web-phrase-good-luck = Успіху!
web-phrase-one-moment = Хвилинку, будь ласка.
web-phrase-well-played = Чудово зіграно!
web-phrase-sorry = Перепрошую!
web-phrase-thanks = Дякую!
web-phrase-bye = До зустрічі!
web-resign = Здати гру
web-resigned = гру здано
web-sure = Так: { $what }

## Очки й кінець

web-score = Рахунок
web-score-so-far = Поточний рахунок
web-score-standing = Набрано досі — наскільки видно вам.
web-points-standing = Поки що: { $points } ({ $built } − { $lost } незабудованих)
web-city-standing = Балів поки що: { $points }
web-squares-unbuilt = Незабудованих клітинок: { $number }
web-score-of = Рахунок: { $name }
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
web-city-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
line-empty = Незабудовані клітинки
line-bonus = Плитки бонусних балів
web-monument = Монумент
web-score-table = Рахунок за категоріями
web-total = Разом
web-every-point = Кожне очко з поясненням
web-ranks = Рівні
web-rank-from = { $points } або більше
web-rank-below = менше ніж { $points }
web-rank-missing =
    { $points ->
        [one] До наступного рівня бракує { $points } очка: { $rank }
        [few] До наступного рівня бракує { $points } очок: { $rank }
        [many] До наступного рівня бракує { $points } очок: { $rank }
       *[other] До наступного рівня бракує { $points } очка: { $rank }
    }
web-best = Ваш найкращий результат на цьому пристрої: { $points }
web-best-first = Ваш перший результат на цьому пристрої: { $points }
web-best-first-unaided = Ваш перший результат без допомоги на цьому пристрої: { $points }
web-best-new = Новий рекорд: { $points } (був { $before })
web-end-won = Ви перемогли — { $points } : { $other }!
web-end-won-tie = Ви перемогли за додатковими показниками!
web-end-lost = Перемагає { $name } — { $points } : { $other }.
web-end-lost-tie = За додатковими показниками перемагає { $name }.
web-end-won-by = Перемагає { $name } — { $points } : { $other }!
web-end-shared = Ви ділите перемогу з результатом { $points }!
web-end-counting = Підрахунок результатів…
web-end-skip = Пропустити підрахунок
web-end-missed = Що можна було краще?
web-end-more = Більше
web-end-instead = { $points } замість { $before }: { $change }
web-end-back = До попередньої партії
web-end-first-win = Ваша перша перемога!
web-end-wins =
    { $number ->
        [one] { $number } перемога поспіль
        [few] { $number } перемоги поспіль
        [many] { $number } перемог поспіль
       *[other] { $number } перемоги поспіль
    }
web-postcard = Листівка
web-postcard-share = Поділитися
web-postcard-save = Зберегти зображення
web-postcard-text = Копіювати текстом
web-rematch = Зіграти ще
web-join-rematch = До нової гри
web-watch-rematch = Дивитися нову гру
web-download-record = Завантажити партію

## Повтор

web-replay = Повтор
web-replay-of = Повтор: { $what }
web-replay-first = До початку
web-replay-back = Крок назад
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-step = Крок уперед
web-replay-last = До кінця
web-replay-frame = Хід на екрані
web-replay-start = Початок.
web-replay-turns = Усі ходи
web-link-to-turn = Посилання на цей хід
web-to-table = Перейти до столу
