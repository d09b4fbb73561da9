# Арена: боти проти ботів (cubetown arena).

cli-about-arena = багато партій між ботами на тих самих роздачах та їхній рейтинг
cli-option-arena-bots = боти, які грають
cli-option-arena-players = місць за столом; якщо не вказано — два, а для одного бота — одне
cli-option-arena-games = скільки партій грає кожна група ботів; якщо не вказано — 100
cli-option-arena-seconds = скільки секунд бот може думати над цілим ходом; якщо не вказано — 0.1
cli-option-arena-work = кількість оцінок на хід для кожного бота замість секунд; тоді запуск можна точно повторити
cli-option-arena-strict = зупинитися, якщо бот зазнав збою, а не зараховувати йому поразку
cli-option-arena-records = зберігати кожну гру повністю: для перегляду, розбору й навчання
cli-option-arena-clock = що рахувати: час роботи бота (cpu) чи час, що минає (wall)
cli-option-arena-seed = початкове число роздач: те саме число дає ті самі роздачі; якщо не вказано — 0
cli-option-arena-jobs = скільки партій іде одночасно; якщо не вказано — по одній на ядро
cli-option-arena-ray = грати на кластері Ray за цією адресою
cli-option-arena-out = тека для партій і результатів; з тією самою текою арена продовжує; якщо не вказано — «arena»

arena-other = У файлі «{ $file }» партії з іншими налаштуваннями: повторіть ті налаштування або вкажіть іншу теку через --out.
arena-changed = У файлі «{ $file }» партії, зіграні до того, як ці боти змінилися: вилучіть його або вкажіть іншу теку через --out.
arena-in-use = У файл «{ $file }» зараз пише інша арена: зачекайте на неї або вкажіть іншу теку через --out.
arena-broken = Рядок { $line } файлу «{ $file }» створено не ареною. Файл лишається, як є: виправте його або вкажіть іншу теку через --out.
arena-bot-failed = Бот { $text } схибив у роздачі { $number } ({ $why }). Завершені партії збережено.
arena-worker-died = Робочий процес зупинено ззовні. Завершені партії збережено; та сама команда продовжить.
arena-unreadable = Файл «{ $file }» не вдається прочитати.
arena-unwritable = Файл «{ $file }» не вдається записати.
arena-no-ray = Ray не встановлено. Щоб установити, виконайте в теці з кодом Cubetown: pip install ".[ray]"
arena-ray = Кластер Ray за адресою { $address } недоступний ({ $why }).
cli-arena-goes-on =
    { $number ->
        [one] Продовжуємо: уже зіграно { $number } партію.
        [few] Продовжуємо: уже зіграно { $number } партії.
        [many] Продовжуємо: уже зіграно { $number } партій.
       *[other] Продовжуємо: уже зіграно { $number } партії.
    }
cli-arena-progress = партії
cli-arena-stopped =
    { $number ->
        [one] Зупинено. Завершено і збережено { $number } партію; та сама команда продовжить.
        [few] Зупинено. Завершено і збережено { $number } партії; та сама команда продовжить.
        [many] Зупинено. Завершено і збережено { $number } партій; та сама команда продовжить.
       *[other] Зупинено. Завершено і збережено { $number } партії; та сама команда продовжить.
    }
cli-arena-kept = Партії, результати й графік у цій теці: { $file }
cli-arena-title =
    { $players ->
        [one] { $text }, { $players } гравець, { $seconds } с на хід
        [few] { $text }, { $players } гравці, { $seconds } с на хід
        [many] { $text }, { $players } гравців, { $seconds } с на хід
       *[other] { $text }, { $players } гравця, { $seconds } с на хід
    }
cli-arena-title-work =
    { $players ->
        [1] { $text }, соло, оцінок на хід: { $number }
       *[other] { $text }, гравців: { $players }, оцінок на хід: { $number }
    }
cli-arena-heading-bot = бот
cli-arena-heading-games = партій
cli-arena-heading-rating = рейтинг
cli-arena-heading-points = рахунок
cli-arena-heading-wins = перемоги
cli-arena-heading-goal = мета
cli-arena-heading-turn = хід
cli-arena-heading-slowest = найдовший
cli-arena-heading-failed = збої
cli-arena-failures = Бот, який зазнав збою або запізнився, програє гру. Причини — у файлі failures.jsonl.
cli-arena-heading-other = інший бот
cli-arena-heading-better = краще
cli-arena-time = { $text } мс
cli-arena-intervals = Після ± — половина ширини 95-відсоткового інтервалу; де ± немає, партій замало, щоб сказати. Нічия рахується за половину.
cli-arena-goal-tiny-towns = Мета — найвищий рівень, 38 очок або більше.
cli-arena-goal-shake-that-city = Мета — перемога: 55 балів і жодної будівельної плитки.

# Набори партій для навчання (cubetown records).

cli-about-records = зіграти набір партій для навчання, по рядку на кожне рішення
cli-option-records-games = скільки партій у наборі; якщо не вказано — 1000; згодом можна збільшити
cli-option-records-level = бот на кожному місці; якщо не вказано — expert
cli-option-records-work = кількість оцінок на хід; якщо не вказано — 5000; те саме число завжди дає той самий набір
cli-option-records-players = кількість гравців; якщо не вказано — 2
cli-option-records-seed = початкове число набору; якщо не вказано — 0
cli-option-records-review = також розібрати кожну партію з такою кількістю оцінок на рішення й зберегти втрати кожного ходу
cli-option-records-format = формат файлів; якщо не вказано — jsonl
cli-option-records-out = тека для файлів; з тією самою текою набір продовжується; якщо не вказано — «records»
cli-records-done =
    { $number ->
        [one] { $number } партія в цій теці: { $file }
        [few] { $number } партії в цій теці: { $file }
        [many] { $number } партій у цій теці: { $file }
       *[other] { $number } партії в цій теці: { $file }
    }
records-unwritable = Файл «{ $file }» не вдається записати.
records-other = Набір, описаний у файлі «{ $file }», має інші налаштування, або його боти відтоді змінилися. Вкажіть іншу теку через --out.
records-no-parquet = Для файлів Parquet потрібен PyArrow: pip install pyarrow

# Рушій для інших програм (cubetown analysis).

cli-about-analysis = аналізувати позиції для інших програм через стандартні ввід і вивід
cli-option-analysis-jobs = скільки пошуків іде одночасно; якщо не вказано — по одному на ядро
analysis-not-json = Кожен рядок має бути об’єктом JSON.
analysis-long-line = Рядок задовгий.
analysis-id = Кожен запит потребує поля «id»: тексту до { $most } символів.
analysis-id-twice = Запит із ідентифікатором «{ $text }» ще виконується.
analysis-too-many = Одночасно може виконуватися не більше ніж { $most } запитів.
analysis-field = Невідоме поле: «{ $key }». Можливі поля: { $expected }.
analysis-type = Поле «{ $key }» має неправильний тип: { $text }.
analysis-value = Поле «{ $key }» не може мати значення { $text }. Можливі значення: { $expected }.
analysis-limits = Вкажіть «work» або «seconds», але не обидва.
analysis-limit = Поле «{ $key }» має бути більшим за 0 і не більшим за { $most }, а не { $text }.
analysis-one-position = Вкажіть «position» або «record», але не обидва.
analysis-move = Хід { $number } неможливий: { $why }
analysis-move-form = У ході вказують, хто його робить: «1 place a1» або «chance draw wood», а не { $text }.
analysis-which-seat = Ходити можуть кілька місць. Вкажіть одне в полі «seat»: { $expected }.
analysis-failed = Пошук не вдався: { $why }

# Запитання до мовних моделей (cubetown.envs.text).

text-you = Ви гравець { $number } у партії «{ $text }». Ось стіл, яким ви можете його бачити.
text-cards = Картки на столі та їхні схеми (B цегла, G скло, S камінь, W пшениця, O дерево):
text-moves = Ваші можливі ходи:
text-answer = Дайте відповідь одним ходом у квадратних дужках, наприклад [place a1].
text-illegal = Це неможливо. { $why }
