# Стіл у браузері: що каже сервер, і журнал гри «Місто Шкереберть».

table-unknown = Столу «{ $table }» не знайдено.
table-closed = Цей стіл закрито.
table-broken = За чинною версією правил ця гра не може тривати: { $why } Її запис можна завантажити.
table-log = У збереженому столі є запис, якого ця версія не знає: «{ $text }».
table-malformed = Сервер не зрозумів цього запиту.
table-too-long = Текст задовгий: щонайбільше { $most }.
table-flood = Забагато запитів. Зачекайте хвилинку.
table-foreign-page = Сторінка з іншої адреси не може цього зробити тут.
table-no-room = На цьому сервері немає місця для ще одного столу. Розпочаті партії тривають.
table-log-full = Цей стіл змінювали занадто часто; відкрийте новий.
table-log-gap = У журналі чогось бракує.
table-log-unreadable = Журнал неможливо прочитати.
table-hello-first = З’єднання має спершу повідомити, до якого столу воно.
table-not-your-seat = Місце { $number } не ваше.
table-not-starter = Це може робити лише господар столу.
table-no-such-seat = На місці { $number } немає гравця.
table-full = Вільного місця там немає.
table-name = Ім’я має від 1 до { $most } друкованих символів.
table-name-taken = За столом уже є гравець з таким ім’ям: { $name }.
table-not-lobby = Гра вже почалася.
table-not-playing = За цим столом зараз не грають.
table-position-seats = Гра продовжується з позиції для { $number ->
    [one] { $number } гравця
    [few] { $number } гравців
    [many] { $number } гравців
   *[other] { $number } гравця
}: за столом має бути рівно стільки місць, і всі зайняті.
table-position-options = Гра продовжується з позиції, тому її параметрів не змінити.
table-position-over = У цій позиції гру вже закінчено.
table-not-over = Гра ще не закінчилася.
table-stale = Гра тим часом пішла далі; погляньте ще раз.
table-cannot-undo = Вам нема чого скасовувати.
table-cannot-take-back = Скасовувати попередні ходи можна, лише коли всі інші гравці — боти.
table-too-late = Запізно: усі вже закінчили.
table-cannot-ask = Просити скасувати можна лише власний хід, який інші вже бачили.
table-asked-already = { $name } вже просить скасувати хід.
table-wish-refused = У скасуванні ходу вам відмовили. Попросити знову можна, коли гра піде далі.
table-not-asked = Скасувати хід уже ніхто не просить.
table-still-here = Гравець досі на зв’язку: { $name }.
table-has-time = { $name } ще має час на цей хід.
table-given = За це місце грає бот.
table-resigned = Цей гравець здав гру.
table-say-less = Зачекайте хвилинку, перш ніж казати ще щось.
table-pause-too-long =
    { $number ->
        [0] Днів паузи за цим столом у вас більше немає.
        [one] Ви можете зробити паузу ще на { $number } день.
        [few] Ви можете зробити паузу ще на { $number } дні.
        [many] Ви можете зробити паузу ще на { $number } днів.
       *[other] Ви можете зробити паузу ще на { $number } дня.
    }
table-paused = У вас уже пауза.
table-not-paused = У вас зараз немає паузи.
table-no-hints = Підказки є лише в соло-грі та проти ботів.
table-no-hint-now = Зараз підказувати нема чого.
table-no-estimates = Прогноз є лише в соло-грі та проти ботів.
table-review-trouble = Цю партію не вдалося розібрати; спробуйте ще раз.
table-review-busy = Кілька ваших партій уже розбираються; зачекайте на одну з них.
table-no-reviews = Тут немає розборів і підказок: ботів запущено без скомпільованої частини.
log-hint = { $name } просить підказку.
table-needs-password = Щоб відкрити стіл на цьому сервері, потрібен його пароль.
table-not-opened-here = На цьому сервері столи відкриває лише його власник. Попросіть посилання на стіл.
table-bot-reserved = Найсильніші боти на цьому сервері доступні не всім. Виберіть інший рівень.
table-no-notices = Цей сервер не надсилає сповіщень.
table-notice-address = На цю адресу не можна надсилати сповіщення: вона має починатися з https:// і бути у відкритому інтернеті.
notice-title = { $text }: ваш хід
notice-text = { $name }, зараз ваш хід. З вами за столом: { $names }.
notice-channel = { $text }: чекаємо на хід: { $names }.
log-bot-plays = Замість гравця { $name } тепер грає бот.
log-back = { $name } знову грає.
log-resigned = { $name } здає гру; далі грає бот.
log-time-up = Час вийшов: цей крок завершує бот замість гравця { $name }.
log-paused =
    { $number ->
        [one] { $name } бере паузу на { $number } день.
        [few] { $name } бере паузу на { $number } дні.
        [many] { $name } бере паузу на { $number } днів.
       *[other] { $name } бере паузу на { $number } дня.
    }
log-resumed = { $name } завершує паузу.
log-took-back = { $name } скасовує хід: «{ $what }»
log-took-back-hidden = { $name } скасовує хід.
log-took-back-agreed = { $name } скасовує хід: «{ $what }» Згода: { $names }.
log-refused = { $name } не погоджується скасувати хід.
table-no-watching = Цей стіл можуть бачити лише гравці.
table-too-many-seats = Місць за столом може бути щонайбільше { $most }.
table-needs-player = Для гри потрібен хоча б один гравець.
table-order = Новий порядок має назвати кожне місце один раз.
table-busy = Стіл перевантажено запитами. Спробуйте ще раз.
table-trouble = На сервері щось пішло не так; спробуйте ще раз.
table-no-such-page = Сторінку не знайдено.
table-no-such-stage = Урок не знайдено.
table-page-missing = Cubetown працює, але його сторінку не вбудовано в це встановлення.

# What a preview of a link says, in a chat for example.

preview-home-text = { web-home-text }
preview-new-table = { web-new-game }
preview-learn = { web-lessons }
preview-learn-text = { web-lessons-about }
preview-table = Запрошуємо до гри
preview-table-text = Відкрийте посилання, оберіть ім’я та сідайте за стіл. Без облікового запису й без встановлення.
preview-replay = { web-replay }
preview-replay-text = Партія хід за ходом, а наприкінці — пояснення кожного очка чи бала.
preview-record = { web-open-record }
preview-cards = { web-cards }
preview-cards-text = Усі будівлі та монументи: схема, скільки очок дає карта і які правила її згадують.


cli-about-serve = грати в браузері: запустити сервер для цього комп’ютера або вашої мережі
cli-option-lan = відкрити сервер для вашої локальної мережі, щоб приєдналися інші пристрої
cli-option-host = адреса, на якій слухати; --host без адреси — те саме, що --lan
cli-option-port = порт, на якому слухати
cli-option-data = тека, у якій зберігаються столи
cli-option-backup-to = файл, у який записати
cli-option-backup-from = файл, з якого прочитати
cli-option-database = зберігати столи натомість у PostgreSQL: postgresql://…
cli-option-address = адреса в посиланнях і QR-кодах, якщо інші пристрої дістаються сервера за іншою
cli-option-base-path = шлях, за яким відкривається сторінка, наприклад /towns; якщо не вказати, він береться з --address
cli-option-proxy = адреса або мережа проксі перед цим сервером; лише йому довіряють, коли він називає адресу відвідувача
cli-option-metrics-token = секрет, з яким інші комп’ютери можуть читати /metrics
cli-option-allow = хто може відкривати столи: everyone (типово — усі), password або loopback; з «bots=» на початку — хто може садити найсильніших ботів
cli-option-password = пароль, якого вимагає «--allow password»; інакше береться з CUBETOWN_PASSWORD
cli-option-webhooks = дозволити господарю столу вказати канал (Discord, ntfy або будь-яку адресу) для сповіщень про хід
cli-option-log = журнал для людей (text) чи для програм (json)
cli-option-quick-bots = нічого не компілювати: боти всіх рівнів відповідають миттєво, але грають слабше
cli-option-master-bots = пропонувати й рівень «майстер»: він думає до 3 секунд на всіх ядрах
cli-option-open = відкрити браузер
cli-serve-ready = Cubetown готовий: { $address } (Ctrl-C зупиняє його)
cli-serve-scan = Наведіть сюди камеру телефона, щоб приєднатися:
cli-serve-port = Сервер не може слухати на { $address }; виберіть іншу адресу за допомогою --host і --port.
cli-serve-allow = «{ $text }» не є одним із: { $expected }.
cli-serve-needs-password = Для «--allow password» потрібен пароль: задайте його через --password або в CUBETOWN_PASSWORD.
cli-serve-not-installed = Серверу бракує пакунків ({ $text }). Щоб установити, виконайте в теці з кодом Cubetown: pip install ".[server]"
cli-serve-no-postgres = Для PostgreSQL бракує пакунка. Щоб установити, виконайте в теці з кодом Cubetown: pip install ".[postgres]"
cli-serve-store-in-use = Сервер не запустився: столи в { $text } використовує інший сервер.
cli-serve-store-fails = Сервер не запустився: столи не вдається зберігати тут: { $text } ({ $why }).
cli-tables-unusable = { $file }: неможливо використати: { $why }
cli-backup-done = Столи скопійовано у { $file }.
cli-restore-done = Столи відновлено у { $file }.
cli-restore-in-use = { $file } використовує сервер; спершу зупиніть його.
cli-check-done = Прочитано столів: { $tables }, записів: { $entries }.
cli-check-bad = { $table }: { $why }
