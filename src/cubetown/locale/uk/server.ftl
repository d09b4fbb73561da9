# Стіл у браузері: що каже сервер, і журнал гри «Місто Шкереберть».

table-unknown = Столу «{ $table }» немає або його вже закрито.
table-closed = Цей стіл закрито.
table-broken = За теперішніми правилами ця гра не може тривати: { $why } Її запис усе ще можна завантажити.
table-log = У збереженому столі є запис, якого ця версія не знає: «{ $text }».
table-malformed = Сервер не зрозумів цього запиту.
table-too-long = Це задовго: щонайбільше { $most }.
table-flood = Забагато запитів одразу; зачекайте хвилинку.
table-hello-first = З’єднання має спершу повідомити, до якого столу воно.
table-not-your-seat = Місце { $number } не ваше.
table-not-starter = Це може робити лише господар столу.
table-no-such-seat = На місці { $number } немає гравця.
table-full = Вільного місця там немає.
table-name = Ім’я має від 1 до { $most } друкованих символів.
table-name-taken = За столом уже є гравець з таким ім’ям: { $name }.
table-not-lobby = Гра вже почалася.
table-not-playing = За цим столом зараз не грають.
table-not-over = Гра ще не закінчилася.
table-stale = Гра тим часом пішла далі; погляньте ще раз.
table-cannot-undo = Немає чого скасовувати.
table-cannot-take-back = Повертати ходи можна, лише коли всі інші гравці — боти.
table-still-here = Гравець досі на зв’язку: { $name }.
table-given = За це місце грає бот.
table-resigned = Цей гравець здався.
table-no-watching = Цей стіл можуть бачити лише гравці.
table-too-many-seats = Місць за столом може бути щонайбільше { $most }.
table-needs-player = Для гри потрібен хоча б один гравець.
table-order = Новий порядок має назвати кожне місце один раз.
table-busy = Стіл надто зайнятий; спробуйте ще раз.
table-trouble = На сервері щось пішло не так; спробуйте ще раз.
table-no-such-page = За цією адресою нічого немає.
table-page-missing = Cubetown працює, але його сторінку не вбудовано в це встановлення.

# What a preview of a link says, in a chat for example.

preview-home-text = { web-home-text }
preview-new-table = { web-new-game }
preview-table = Запрошуємо до гри
preview-table-text = Відкрийте посилання, оберіть ім’я та сідайте за стіл. Без облікового запису й без встановлення.
preview-replay = { web-replay }
preview-replay-text = Партія хід за ходом, а наприкінці — пояснення кожного очка.
preview-record = { web-open-record }
preview-cards = { web-cards }
preview-cards-text = Усі будівлі та монументи: схема, скільки очок дає карта і які правила її згадують.


cli-about-serve = грати в браузері: запустити сервер для цього комп’ютера або вашої мережі
cli-option-lan = відкрити сервер для вашої локальної мережі, щоб приєдналися інші пристрої
cli-option-host = адреса, на якій слухати; лише --host те саме, що --lan
cli-option-port = порт, на якому слухати
cli-option-data = тека, у якій зберігаються столи
cli-option-database = зберігати столи натомість у PostgreSQL: postgresql://…
cli-option-address = адреса в посиланнях і QR-кодах, якщо інші пристрої дістаються сервера за іншою
cli-option-quick-bots = нічого не компілювати: боти всіх рівнів відповідають одразу, але грають слабше
cli-option-open = відкрити браузер
cli-serve-ready = Cubetown готовий: { $address } (Ctrl-C зупиняє його)
cli-serve-port = Сервер не може слухати на { $address }; виберіть іншу адресу за допомогою --host і --port.
cli-serve-not-installed = Серверу бракує пакунків ({ $text }): pip install "cubetown[server]"
cli-serve-no-postgres = Для PostgreSQL бракує пакунка: pip install "cubetown[postgres]"
cli-serve-store = Сервер не запустився: столи не вдається зберігати тут: { $text }. Можливо, там тримає свої столи інший сервер.
