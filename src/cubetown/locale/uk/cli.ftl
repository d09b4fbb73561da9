# Командний рядок: довідка, запитання, гра в терміналі, файли й аркуші, які не порахувати.

## Довідка

cli-about = «Крихітні містечка» і «Місто Шкереберть»: грати, рахувати, переглядати.
cli-about-play = зіграти партію в цьому терміналі: соло, по черзі або з ботами
cli-about-resume = продовжити партію з того місця, де її залишено
cli-about-score = порахувати результат готових містечок чи міст і пояснити кожен рядок
cli-about-builds = показати, що зараз можна спорудити в містечку
cli-about-replay = переглянути записану партію хід за ходом
cli-about-review = показати, звідки взявся результат записаної партії і чого коштував кожен хід
cli-about-cards = показати карти «Крихітних містечок» зі схемами та властивостями
cli-about-daily = показати роздачу дня, найкращий результат і рахунок усіх ботів
cli-about-puzzles = перелічити закінчення з доведеним найкращим результатом
cli-about-bot-check = перевірити, чи грає бот у всіх варіантах за правилами й вчасно
cli-about-backup = скопіювати столи сервера, навіть поки він працює
cli-about-restore = відновити столи сервера з копії
cli-about-check = прочитати всі столи сервера й назвати пошкоджені
cli-about-warmup = скомпілювати заздалегідь (зазвичай це не потрібно)
cli-about-site = записати Cubetown як теку файлів, яку може роздавати будь-який вебхостинг

cli-help-usage = використання:
cli-help-words = слова
cli-help-options = параметри
cli-help-commands = команди

cli-option-help = показати цю довідку й вийти
cli-option-lang = мова; якщо не вказати, мова вашої системи
cli-option-version = показати версію й вийти
cli-option-file = файл з одним об’єктом JSON або JSON Lines; - читає стандартний ввід
cli-option-json = відповідати у JSON
cli-option-date = день за UTC; без нього — сьогодні
cli-option-site-folder = порожня тека або наявний сайт, який треба оновити
cli-option-cards = файл JSON із вашими картами, зміненими чи доданими
cli-option-components = файл JSON із вашими виправленнями полів і плиток «Міста Шкереберть»
cli-option-game = { $choices }
cli-option-players = імена людей, що грають, або їхня кількість
cli-option-bots = боти в партії, за назвою, або їхня кількість
cli-option-bot = додати бота: рівень, my_bot.py або "program: ./my_bot"
cli-option-resume-bot = ваш власний бот у цій партії: my_bot.py або "program: ./my_bot"
cli-option-check-bot = рівень, my_bot.py або "program: ./my_bot"
cli-option-check-games = скільки партій кожного варіанта
cli-option-check-seconds = час на один хід, у секундах
cli-option-variant = { $choices }
cli-option-edition = правила видання: { $choices }
cli-option-cards-in-play = first-game, random або ідентифікатори вибраних карт через кому
cli-option-first-game = карти, які радять для першої партії
cli-option-no-monuments = грати без монументів
cli-option-monuments = грати з монументами
cli-option-cavern = грати з печерою
cli-option-promos = додати дві промокарти
cli-option-orchard = { $choices } (з { $needs }): кого забезпечує Фруктовий сад
cli-option-side = сторона полів: { $choices }
cli-option-first = номер гравця, що починає
cli-option-shaker = manual: ви самі вводите витягнуті карти або кубики, що випали
cli-option-seed = початкове число: те саме число дає ту саму партію
cli-option-resume = продовжити останню незавершену партію
cli-option-resume-file = збережена партія; якщо не вказати, остання незавершена
cli-option-plain = речення замість малюнків; типово з TERM=dumb або в конвеєрі
cli-option-record = записана партія
cli-option-replay-json = усі стани й рахунок у JSON Lines
cli-option-review-seconds = секунд на рішення; якщо не вказано — 0.1
cli-option-review-work = кількість оцінок на рішення замість секунд: відповідь однакова на будь-якій машині
cli-option-review-seed = початкове число для розбору
cli-option-group = лише ця група: blue, red, grey, orange, green, yellow, black або purple

cli-usage-required = Бракує аргументу: { $text }; довідка: --help.
cli-usage-unrecognized = Невідомий аргумент: «{ $text }»; довідка: --help.
cli-usage-expected = Параметру { $option } потрібне значення; довідка: --help.
cli-usage-choice = { $option } не може бути «{ $text }»; виберіть одне з цих: { $expected }.
cli-usage-number = { $option } потребує цілого числа, а не «{ $text }».
cli-usage-decimal = { $option } потребує числа, а не «{ $text }».
cli-usage-no-value = Параметр { $option } не має значення, тож «{ $text }» тут зайве.
cli-option-of-other = Параметр { $option } належить до іншої гри: { $text }.
cli-usage-other = Незрозуміла команда ({ $text }); довідка: --help.
cli-unexpected = Неочікувана помилка ({ $text }). Будь ласка, повідомте про неї; CUBETOWN_DEBUG=1 покаже більше.
cli-output = Відповідь не вдається записати: вивід закрито або на диску немає місця.

## Файли

cli-file-missing = Файлу «{ $file }» не знайдено.
cli-file-directory = «{ $file }» — тека, а не файл.
cli-folder-missing = Теки «{ $file }» не знайдено.
cli-file-unreadable = Файл «{ $file }» не вдається прочитати.
cli-file-unwritable = Файл «{ $file }» не вдається записати.
cli-file-other = Файл «{ $file }» містить не партію, тож лишається як є.
cli-file-binary =
    { $stdin ->
        [yes] Стандартний ввід не є текстом у UTF-8.
       *[no] Файл «{ $file }» не є текстом у UTF-8.
    }
cli-file-large = Файл «{ $file }» більший за { $most } МБ.
cli-file-empty =
    { $stdin ->
        [yes] Стандартний ввід порожній.
       *[no] Файл «{ $file }» порожній.
    }
cli-file-json =
    { $stdin ->
        [yes] У стандартному вводі неправильний JSON: подивіться на рядок { $line }.
       *[no] У «{ $file }» неправильний JSON: подивіться на рядок { $line }.
    }
cli-json-deep = У JSON забагато рівнів вкладення.
cli-json-number = У JSON є число, у якому забагато цифр: { $text }.
cli-json-twice = { $field }: це поле записано двічі в одному об’єкті.
cli-line = Рядок { $line }: { $text }
cli-line-json = Цей рядок — неправильний JSON.
cli-line-binary = Цей рядок — не текст у UTF-8.

## Таблиці

cli-heading-line = рядок
cli-heading-count = кількість
cli-heading-points = сума
cli-heading-why = чому
cli-heading-building = будівля
cli-heading-cubes = забрати кубики
cli-heading-squares = куди поставити
cli-heading-puzzle = задача
cli-heading-grade = складність
cli-heading-position = позиція
cli-heading-card = карта
cli-heading-pattern = схема
cli-heading-effect = що робить
cli-line-empty = порожні клітинки
cli-line-bonus = плитки бонусних балів
cli-sheet-title = { $name }, рахунок: { $points }
cli-sheet-line = { $name } ({ $number }), рахунок: { $points }
cli-builds-none = У цьому містечку зараз нічого не спорудити.
cli-card-unverified = Ця схема — наше припущення: жодне джерело її не подає.
cli-no-such-group = Групи «{ $text }» немає; ось усі групи: { $expected }.

## Гра в терміналі

cli-heading = { $text } · рахунок: { $points }
cli-tiny-heading =
    { $builder ->
        [yes] { game-tiny-towns } · раунд { $round } · головний архітектор: { $name }
       *[no] { game-tiny-towns } · раунд { $round }
    }
cli-tiny-before = { game-tiny-towns } · перед першим раундом
cli-tiny-shown = Відкриті карти:
cli-choice-keep = залишити: { $card }
cli-choice-name = оголосити: { $resource }
cli-choice-take = узяти: { $resource }
cli-choice-trade = узяти інший ресурс завдяки фабриці: { $resource }
cli-choice-store = покласти кубик на склад { $square }
cli-choice-swap = обміняти кубик на складі { $square } на: { $resource }
cli-choice-cavern = відкласти кубик до печери
cli-choice-build = спорудити: { $card } (кубики з { $squares })
cli-choice-choose = покласти на будівлю: { $resource }
cli-choice-replace = замінити на { $square }; нова будівля: { $card }
cli-choice-skip = залишити решту будівель
cli-choice-add = поставити на { $square }: { $card }
cli-choice-set-aside = відкласти: { $cards }
cli-choice-done = більше не споруджувати в цьому раунді
cli-choices-more =
    { $number ->
        [one] … і ще { $number }; щоб вибрати, напишіть словами
        [few] … і ще { $number }; щоб вибрати, напишіть словами
        [many] … і ще { $number }; щоб вибрати, напишіть словами
       *[other] … і ще { $number }; щоб вибрати, напишіть словами
    }
cli-choices-unsaid =
    { $number ->
        [one] Ще { $number }: введіть «показати».
        [few] Ще { $number }: введіть «показати».
        [many] Ще { $number }: введіть «показати».
       *[other] Ще { $number }: введіть «показати».
    }

cli-plain-heading = { $text } · раунд { $number }
cli-plain-task = Виберіть хід за номером або введіть його.

cli-city-heading =
    { $active ->
        [yes] { game-shake-that-city } · раунд { $round } з { $rounds } · активний гравець: { $name }
       *[no] { game-shake-that-city } · раунд { $round } з { $rounds }
    }
cli-city-before = { game-shake-that-city } · перед першим раундом
cli-city-shake = Кубики:
cli-city-choice =
    { $number ->
        [one] { $tile }: { $number } місце: { $text }
        [few] { $tile }: { $number } місця: { $text }
        [many] { $tile }: { $number } місць: { $text }
       *[other] { $tile }: { $number } місця: { $text }
    }
cli-city-bonus = { $fill }: плиток { $all }, або { $four }: { $needed } × { $text }
cli-city-any = один тип
cli-city-diversity = по дві кожного типу
cli-city-unverified = Деякі дані — наше припущення; звірте їх із вашим примірником: --components FILE.

cli-ambiguous = «{ $text }» може означати кілька ходів: { $expected }.
cli-not-understood = Невідома команда: «{ $text }». Напишіть «довідка», щоб побачити пояснення.
cli-too-much = «{ $text }» не може йти далі в тому самому рядку.
cli-no-such-number = У списку немає номера { $number }.
cli-nothing-to-fit = Назвіть один із кольорів, що випали, наприклад: fit park (а не «{ $text }»).
cli-say-help = Введіть хід, його номер або слово «довідка».
cli-pass-on = Передайте клавіатуру; натисніть Enter, коли за нею буде { $name }.
cli-help-play =
    Хід — це номер зі списку або слова, які можна скорочувати:
      a1              вибрати клітинку a1 (повністю: place a1, put a1)
      wood            узяти дерево (повністю: name wood, take wood)
      build cottage a3 b2 b3 at a3
                      забрати ці кубики й поставити котедж на a3
      done            у цьому раунді більше нічого
    Інші слова:
      undo            скасувати свій останній хід; інші гравці мають погодитися
      hint            що зробив би експерт
      score           ваш рахунок зараз, із поясненнями
      cards           що кажуть карти чи плитки бонусних балів
      towns           поля інших гравців
      show            намалювати екран знову
      save FILE       записати партію у файл
      quit            вийти; cubetown resume продовжить пізніше
cli-help-fit = fit park        де стане колір парку
cli-help-now = Наприклад, зараз: { $text }
cli-help-own = Можна вживати й ці слова: { $text }
cli-hint-square = Введіть клітинку, наприклад { $text }; слово «довідка» пояснить решту.
cli-hint-shape = Введіть місце для лівого верхнього кута рамки цієї форми, наприклад { $text }.
cli-word-help = довідка, допомога
cli-word-undo = скасувати
cli-word-hint = підказка
cli-word-score = рахунок, очки, бали
cli-word-cards = карти
cli-word-towns = містечка
cli-word-fit = місце
cli-word-show = показати
cli-word-save = зберегти
cli-word-quit = вийти
cli-word-review = розбір
cli-word-done = готово
cli-word-skip = досить
cli-word-build = спорудити
cli-save-where = Укажіть назву файлу: save FILE.
cli-saved = Партію збережено у файл: { $file }
cli-kept = Запис цієї партії: { $file }
cli-resume-how = Партію збережено. Щоб продовжити: cubetown resume
cli-resume-file-how = Партію збережено. Щоб продовжити: cubetown resume { $file }
cli-resume-none = Незавершеної партії немає.
cli-resume-over = Партію у «{ $file }» завершено; її покаже cubetown replay.
cli-input-ended = Введення закінчилося, тож гра тут зупиняється.
cli-score-now = Так, ніби гра закінчилася зараз.

## Партія реченнями

cli-say-row = { web-row }
cli-say-empty = { web-empty }
cli-say-zone = { web-empty-zone }
cli-say-nothing = { web-nothing }
cli-say-pattern = { web-pattern }
cli-say-cubes = { web-cubes }
cli-say-construction = { web-square-construction }
cli-hint-says = Експерт: { $what }
cli-hint-points = Очікуваний рахунок: { $points }.
cli-undo-wish = { web-wish-of }
cli-no-undo = { web-no-undo }

## Запитання перед грою

cli-welcome = Ласкаво просимо до гри: { $text }!
cli-welcome-enter = Enter вибирає відповідь у дужках.
cli-ask-default = [{ $text }]>
cli-ask-again = Введіть номер зі списку або одне з цих слів: { $expected }.
cli-ask-number = Введіть число від { $least } до { $most }.
cli-ask-people = Скільки людей грає за цією клавіатурою?
cli-ask-name = Ім’я гравця { $number } [{ $text }]>
cli-ask-other-name = Введіть інше ім’я, не довше за 40 літер.
cli-ask-bots = Скільки ботів гратиме?
cli-ask-which-bot = Який бот?
cli-answer-which-bot-easy = легкий: для першої гри
cli-answer-which-bot-normal = звичайний: грає розважливо, але його можна обіграти
cli-answer-which-bot-hard = складний: думає наперед
cli-answer-which-bot-expert = експерт: дуже сильний
cli-answer-which-bot-master = майстер: найсильніший, думає до 3 секунд
cli-ask-go-on = У вас є незавершена партія. Продовжити її?
cli-answer-go-on-yes = так
cli-answer-go-on-no = ні, нова партія
cli-ask-undo = Ви погоджуєтеся?
cli-answer-undo-yes = так
cli-answer-undo-no = ні
cli-ask-end = рахунок: усі підсумки · розбір: ціна кожного ходу · Enter: кінець>
cli-ask-variant = Як обирають ресурси?
cli-answer-variant-standard = їх оголошує головний архітектор
cli-answer-variant-town-hall = Ратуша: їх тягнуть із колоди
cli-ask-cards = Які карти?
cli-answer-cards-first-game = карти для першої партії
cli-answer-cards-random = випадкові
cli-ask-monuments = З монументами?
cli-answer-monuments-no = ні
cli-answer-monuments-yes = так
cli-ask-side = Яка сторона полів?
cli-answer-side-landlocked = без виходу до моря, для першої партії
cli-answer-side-coastal = з виходом до моря
cli-ask-city-variant = Який варіант?
cli-answer-city-variant-standard = звичайний
cli-answer-city-variant-family = сімейний: бали лише за плитки бонусних балів
cli-answer-city-variant-construction = будівельний: з будівельними плитками
cli-ask-shake = Які кубики випали? (дев’ять слів, рядок за рядком, їх можна скорочувати: { $expected })>
cli-ask-draw = Яку карту витягнуто? ({ $expected })>
cli-person = Гравець { $number }
cli-bot = Бот { $number } ({ $text })
cli-name-of-bot = Людину не можна назвати «{ $text }»: це ім’я лише для ботів.
cli-above-zero = { $option } потребує числа, більшого за нуль, а не «{ $text }».
cli-seconds = На хід потрібно більше ніж 0 секунд, а не { $text }.
cli-bots-get-ready = Боти компілюються; це триває хвилину-дві, лише раз.
cli-bot-to-give = { $name } — ваш власний бот; назвіть його файл або програму ще раз через --bot: { $text }
cli-check-fine =
    { $number ->
        [one] { $text }: { $number } хід, найдовше бот думав { $seconds } с.
        [few] { $text }: { $number } ходи, найдовше бот думав { $seconds } с.
        [many] { $text }: { $number } ходів, найдовше бот думав { $seconds } с.
       *[other] { $text }: { $number } ходу, найдовше бот думав { $seconds } с.
    }
cli-check-wrong = { $text }: { $why }
cli-check-all = Усе гаразд. Партій: { $games }, ходів: { $number }.
cli-check-some = Партій зі збоєм: { $number } з { $games }.

## Перегляд

cli-replay-at = Хід { $number } з { $all }
cli-replay-ask = Enter: далі · b: назад · число: перейти · e: кінець · q: вийти>
cli-replay-ask-plain = Enter: далі · b: назад · t: поля · число: перейти · e: кінець · q: вийти>
cli-replay-help = Натисніть Enter або введіть b, число, e чи q.

## Розбір

cli-review-either = Укажіть або --seconds, або --work, але не обидва.
cli-review-work = На рішення йде від 1 до { $most } оцінок, а не { $text }.
cli-review-seconds = На рішення йде більше ніж 0 і щонайбільше { $most } секунд, а не { $text }.
cli-review-title = Звідки взявся результат: { $name }
cli-review-win = частка перемоги
cli-review-part = { $name }: { $points }; частка перемоги: { $text }
cli-review-start = очікувано на початку
cli-review-luck = удача
cli-review-others = дії інших
cli-review-loss = втрачено через помилки
cli-review-rejudged = уточнення оцінки під час гри
cli-review-final = результат
cli-review-mistake = Хід { $number }, «{ $played }»: «{ $best }» було краще на { $points } (± { $error }). Увесь хід: { $line }.
cli-review-no-mistake = Жоден хід явно не коштував і половини бала чи очка.
cli-review-grade-superb = Чудова гра: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-grade-strong = Сильна гра: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-grade-good = Добра гра: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-grade-fair = Непогана гра: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-grade-uneven = Нерівна гра: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-grade-learning = Ще є чого навчитися: у середньому втрачено { $points } на рішення, усього рішень: { $number }.
cli-review-hindsight = Якби знати наперед: найкращий знайдений план для цих карт дає рахунок { $points }.
cli-review-how = Оцінювач: { $text }; лише з того, що міг знати кожен гравець. Як саме — у docs/review.md.

## Аркуші, які не порахувати

error-sheet-not-an-object = Тут має бути один об’єкт JSON у фігурних дужках.
error-sheet-object = { $field }: тут має бути об’єкт у фігурних дужках.
error-sheet-key = { $field }: такого поля немає; ось усі поля: { $expected }.
error-sheet-missing = { $field }: цього поля бракує.
error-sheet-within = { $field }: { $why }
error-sheet-value = { $field }: значення не може бути «{ $text }»; виберіть одне з цих: { $expected }.
error-sheet-number = { $field }: тут має бути ціле число від { $least } до { $most }.
error-sheet-flag = { $field }: тут має бути true або false.
error-sheet-players = { $field }: тут має бути список, у якому від 1 до { $most } гравців.
error-sheet-name = { $field }: ім’я кожного гравця має містити від 1 до { $most } друкованих символів.
error-sheet-name-twice = { $field }: двоє гравців не можуть мати одне ім’я «{ $text }».
error-sheet-solo = { $field }: solo — для одного гравця, а тут їх { $players }.
error-sheet-rows = { $field }: тут має бути список рядків, верхній перший; їхня кількість: { $number }.
error-sheet-row = { $field }: рядок { $row } (від { $first } до { $last }) має бути текстом, у якому слів { $number }, а не { $found }.
error-sheet-row-text = { $field }: рядок { $row } (від { $first } до { $last }) має бути текстом, у якому слів { $number }.
error-sheet-word = { $field }, клітинка { $square }: «{ $text }» — не карта, не ресурс і не крапка; усі карти показує cubetown cards.
error-sheet-square = { $field }: клітинки «{ $text }» немає; клітинки йдуть від a1 до { $last }.
error-sheet-cards = { $field }: тут має бути список ідентифікаторів карт.
error-sheet-no-such-card = { $field }: карти «{ $text }» немає; усі карти показує cubetown cards.
error-sheet-card-twice = { $field }: цю карту вказано двічі: { $card }.
error-sheet-monument-listed = { $field }: монументів тут не вказують: { $card }.
error-sheet-same-group = { $field }: у грі лише одна карта цієї групи ({ $group }): { $cards_or }.
error-sheet-same-group-in-town = { $field }, клітинка { $square }: у грі лише одна карта цієї групи ({ $group }): { $cards_or }.
error-sheet-promo = { $field }: ця промокарта потребує "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-promo-in-town = { $field }, клітинка { $square }: ця промокарта потребує "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-not-listed = { $field }, клітинка { $square }: цієї карти немає у списку cards: { $card }.
error-sheet-orchard = { $field }: «anywhere» належить до видання uk.
error-sheet-two-monuments = { $field }: у містечку щонайбільше один монумент, а тут їх більше, на { $squares }: { $cards }.
error-sheet-same-monument = { $field }, клітинка { $square }: цей монумент уже стоїть у { $other }: { $card }.
error-sheet-banks = { $field }, клітинка { $square }: банків у містечку може бути щонайбільше { $most }.
error-sheet-completed = { $field }: потрібен раунд, у якому це містечко завершено, бо в одному з містечок стоїть: { $card }.
error-sheet-shrine-missing = { $field }: для монумента на клітинці { $square } потрібно знати, скільки будівель було в містечку, коли його споруджено: { $card }.
error-sheet-warehouses = { $field }: тут має бути об’єкт зі списком ресурсів для кожної клітинки.
error-sheet-no-warehouse = { $field }, клітинка { $square }: там немає складу.
error-sheet-warehouse-list = { $field }, клітинка { $square }: тут має бути список ресурсів.
error-sheet-warehouse-full = { $field }, клітинка { $square }: кубиків на складі може бути щонайбільше { $most }.
error-sheet-resource = { $field }, клітинка { $square }: «{ $text }» — не ресурс; ось усі ресурси: { $expected }.
error-sheet-no-monument = { $field }: «{ $text }» — не монумент.
error-sheet-none = { $field }: у цієї гри немає бланка для підрахунку очок.
error-sheet-builds-game = { $field }: споруджувати будівлі можна лише в «Крихітних містечках».

cli-site-done = Сайт лежить у { $file }; відвідувач завантажує { $megabytes } МБ. Щоб подивитися: python -m http.server --directory "{ $file }"
site-foreign = Тека { $file } не порожня й не є сайтом Cubetown, тож туди нічого не записано.
site-no-engine = У цій інсталяції немає рушія для браузерів. У робочій копії Cubetown його збирає й записує сайт команда «make site».

cli-warmup-without = Для цього комп’ютера немає скомпільованого коду, тому симуляція працює повільніше. Його може скомпілювати Numba: pip install numba
cli-warmup-nothing = Компілювати нічого не треба: Cubetown постачається зі скомпільованим кодом.
cli-bots-weaker = Для цього комп’ютера немає скомпільованого коду, тому деякі боти грають слабше, ніж могли б: усі в «Крихітних містечках» та експерт у «Місті Шкереберть». Його може скомпілювати Numba: pip install numba
cli-bots-being-compiled = Код ботів компілюється у фоновому режимі. Це триває кілька хвилин, лише раз. Доти деякі боти грають слабше, ніж могли б.
cli-warmup-done =
    { $seconds ->
        [one] Скомпільовано за { $seconds } секунду і збережено тут: { $folder }
        [few] Скомпільовано за { $seconds } секунди і збережено тут: { $folder }
        [many] Скомпільовано за { $seconds } секунд і збережено тут: { $folder }
       *[other] Скомпільовано за { $seconds } секунди і збережено тут: { $folder }
    }

cli-about-strength = виміряти, наскільки сильна ваша карта
cli-option-strength-cards = файл із власними картами
cli-option-strength-card = карта, яку вимірюємо (типово: остання у файлі)
cli-option-strength-against = друкована карта для порівняння (типово: звичайна карта її групи)
cli-option-strength-deals = скільки роздач зіграти (типово: 100)
cli-option-strength-out = тека для партій і результатів (типово: strength); якщо там уже є партії, продовжує
cli-strength-gain = { $card } замість { $other }: { $mean } ± { $reach } оч. (роздач: { $deals })
cli-strength-control = Копія { $other } замість неї самої: { $mean } ± { $reach } оч. (роздач: { $deals }; має бути близько 0)
cli-strength-built = { $card }: у { $percent }% міст, по { $count }, уперше в раунді { $turn }; { $points } оч. за партію
cli-strength-chart = { $card } замість { $other }, в очках
cli-strength-files = strength.json і strength.svg лежать у { $file }.
