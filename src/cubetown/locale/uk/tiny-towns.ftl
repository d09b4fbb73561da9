# Крихітні містечка: назви, властивості карт, завдання, журнал, пояснення очок і заборони.

## Карти

card-cottage = Котедж
card-farm = Ферма
card-granary = Комора
card-greenhouse = Теплиця
card-orchard = Фруктовий сад
card-well = Криниця
card-fountain = Фонтан
card-millstone = Жорно
card-shed = Хижка
card-chapel = Каплиця
card-abbey = Абатство
card-cloister = Монастир
card-temple = Храм
card-tavern = Таверна
card-almshouse = Притулок
card-inn = Готель
card-feast-hall = Бенкетна зала
card-theater = Театр
card-bakery = Пекарня
card-market = Ринок
card-tailor = Кравецька майстерня
card-factory = Фабрика
card-bank = Банк
card-trading-post = Торговий дім
card-warehouse = Склад
card-architects-guild = Гільдія архітекторів
card-archive-of-the-second-age = Архів Другої епохи
card-barrett-castle = Замок Барретта
card-cathedral-of-caterina = Собор Святої Катерини
card-fort-ironweed = Форт Чортополох
card-grand-mausoleum-of-the-rodina = Великий мавзолей Родини
card-grove-university = Гайовий університет
card-mandras-palace = Палац Мандраса
card-obelisk-of-the-crescent = Обеліск Півмісяця
card-opaleyes-watch = Вежа Опалового ока
card-shrine-of-the-elder-tree = Святилище Древнього дерева
card-silva-forum = Лісовий форум
card-the-sky-baths = Небесні купальні
card-the-starloom = Обсерваторія
card-statue-of-the-bondmaker = Пам’ятник Засновнику
card-ludicaire = Ludicaire
card-escale-a-jeux = Escale à jeux

## Ресурси, групи, варіанти, видання, рівні

resource-wood = дерево
resource-wheat = пшениця
resource-brick = цегла
resource-glass = скло
resource-stone = камінь

# Прикметник до слова «будівля».
group-blue = синя
group-red = червона
group-grey = сіра
group-orange = помаранчева
group-green = зелена
group-yellow = жовта
group-black = чорна
group-purple = фіолетова

variant-town-hall = Ратуша

edition-en = Англійське видання
    .changes = Соло-гра: без карт «Готель», «Банк», «Форт Чортополох» і «Вежа Опалового ока». Більше нічого не змінюється.
edition-uk = Українське видання
    .changes = Соло-гра: без карт «Готель», «Банк», «Форт Чортополох» і «Вежа Опалового ока». Крім того, можна дозволити фруктовим садам забезпечувати до 6 котеджів будь-де, як каже українська книга правил.
edition-hu = Угорське видання
    .changes = Соло-гра: без карт «Готель», «Банк», «Форт Чортополох» і «Вежа Опалового ока». Більше нічого не змінюється.
edition-fr = Французьке видання
    .changes = Соло-гра: без карт «Бенкетна зала», «Банк», «Форт Чортополох», «Вежа Опалового ока» й «Обсерваторія». Більше нічого не змінюється.

rank-1 = Великий архітектор
rank-2 = Містобудівник
rank-3 = Інженер
rank-4 = Тесля
rank-5 = Підмайстер
rank-6 = Честолюбний новачок

## Слова після числа

points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
cottages =
    { $number ->
        [0] жодного котеджу
        [one] { $number } котедж
        [few] { $number } котеджі
        [many] { $number } котеджів
       *[other] { $number } котеджу
    }
fed-cottages =
    { $number ->
        [0] жодного забезпеченого котеджу
        [one] { $number } забезпечений котедж
        [few] { $number } забезпечені котеджі
        [many] { $number } забезпечених котеджів
       *[other] { $number } забезпеченого котеджу
    }
types =
    { $number ->
        [0] жодного типу будівель
        [one] { $number } тип будівель
        [few] { $number } різні типи будівель
        [many] { $number } різних типів будівель
       *[other] { $number } різного типу будівель
    }
common-types =
    { $number ->
        [0] жодного типу звичайних будівель
        [one] { $number } тип звичайних будівель
        [few] { $number } різні типи звичайних будівель
        [many] { $number } різних типів звичайних будівель
       *[other] { $number } різного типу звичайних будівель
    }

## Що робить карта: які очки дає, кого забезпечує, що вміє

score-fixed = { points }.
score-fed = { points }, якщо наприкінці гри будівлю забезпечено.
score-per-adjacent-cottage = { points } за кожен сусідній котедж, забезпечений чи ні.
score-adjacent-to = { points }, якщо поруч стоїть така будівля: { $groups_or }.
score-not-adjacent-to = { points }, якщо поруч не стоїть жодна така будівля: { $groups_or }.
score-per-fed-cottage = { points } за кожен забезпечений котедж у містечку.
score-per-own-in-corner = { points } за кожну таку будівлю в кутах містечка.
score-adjacent-fed-cottages = { points }, якщо сусідніх забезпечених котеджів принаймні { $number }.
score-by-number = Рахуються разом: 1, 2, 3 … { $most } чи більше таких будівель дають { $table } очок.
score-alone-in-lines = { points }, якщо в тому самому ряді та стовпці немає іншої такої будівлі.
score-more-than-right = { points }; або { $more }, якщо таких будівель у вас більше, ніж у гравця праворуч.
score-types-in-lines = { points } за кожен тип будівель у тому самому ряді та стовпці, крім власного.
score-longest-line = { points } за кожну таку будівлю в тому самому ряді або стовпці — там, де їх більше, разом із цією.
score-per-own-in-centre = Очки: { $base } і ще { $points } за кожну таку будівлю на 4 центральних клітинках, зокрема й за цю, якщо вона там стоїть.
score-per-cube = { points } за кожен кубик, що лежить на цій будівлі наприкінці гри.
score-types-in-town = { points } за кожен тип звичайних будівель (не монументів) у вашому містечку.
score-types-missing = { points } за кожен тип звичайних будівель (не монументів), якого немає у вашому містечку.
score-types-adjacent = { points } за кожен тип сусідніх будівель.
score-largest-group = Очки: { $base } і ще { $points } за кожну будівлю у вашій найбільшій суцільній групі будівель одного типу.
score-number-when-built = Очки за кількістю будівель у містечку на час спорудження, разом із цією: 1, 2, 3 … { $most } чи більше — { $table }.
score-completion-order = Очки за завершення містечка 1-м, 2-м, 3-м …: { $table } (з { $most }-го — останнє значення). Містечка, завершені в одному раунді, ділять місце.
score-cottages-in-lines-and-town = Очки: { $base }; ще { $points }, якщо котеджів у тому самому ряді та стовпці разом принаймні { $number }; ще { $more }, якщо котеджів у містечку принаймні { $town }.
score-ring-and-cottages-in-centre = Очки: { $base }, якщо будівля стоїть на краю містечка, і, хоч би де вона стояла, { $points } за кожен котедж на 4 центральних клітинках.

feeds-anywhere =
    { $number ->
        [one] Забезпечує { $number } котедж на ваш вибір будь-де в містечку.
        [few] Забезпечує щонайбільше { $number } котеджі на ваш вибір будь-де в містечку.
        [many] Забезпечує щонайбільше { $number } котеджів на ваш вибір будь-де в містечку.
       *[other] Забезпечує щонайбільше { $number } котеджу на ваш вибір будь-де в містечку.
    }
feeds-around = Забезпечує всі котеджі на 8 клітинках навколо.
feeds-group = Забезпечує одну групу котеджів, що стоять поруч один з одним, будь-де в містечку.
feeds-lines = Забезпечує всі котеджі у своєму ряді та стовпці.

power-anywhere = Цю будівлю можна поставити на будь-яку порожню клітинку.
power-factory = Спорудивши, покладіть на неї ресурс. Коли цей ресурс оголошує інший гравець, ви можете розмістити натомість будь-який інший.
power-bank = Спорудивши, покладіть на нього ресурс, якого ще немає на інших ваших банках. Як головний архітектор ви не можете оголошувати ресурси зі своїх банків.
power-trading-post = Коли ви щось споруджуєте, він може замінити один будь-який кубик схеми й лишається на місці. Принаймні один кубик має бути справжнім.
power-warehouse = Вміщує 3 кубики. Коли інший гравець оголошує ресурс, ви можете покласти кубик сюди або обміняти його на один із тих, що тут лежать, і розмістити той.
power-guild = Спорудивши, можете замінити щонайбільше 2 інші свої будівлі на звичайні будівлі (не монументи) іншого типу.
power-castle = Його можна забезпечити, як котедж. Коли рахуєте очки інших будівель, це 2 котеджі (забезпечені, якщо забезпечено замок), а не монумент.
power-cathedral = За порожні клітинки ви не втрачаєте очок.
power-fort = Ви більше не станете головним архітектором, а за правилом ратуші пропускаєте раунди вільного вибору, хіба що залишитеся в грі самі.
power-mausoleum = Ваші незабезпечені котеджі дають стільки ж, скільки забезпечені, але для всього іншого вважаються незабезпеченими.
power-university = Спорудивши, поставте на порожню клітинку містечка будь-яку звичайну будівлю (не монумент).
power-obelisk = Відтепер нові будівлі можна ставити на будь-яку порожню клітинку.
power-watch = Спорудивши, відкладіть по одній будівлі 3 різних звичайних типів (не монументів). Коли в наступних раундах сусід ліворуч чи праворуч спорудить будівлю такого типу, поставте свою на порожню клітинку містечка.
power-shrine = Відтоді його вартість не змінюється.
power-statue = Коли інший гравець оголошує ресурс, ви можете покласти кубик на один зі своїх котеджів: по одному на кожен і назавжди.

## Що робити зараз

task-keep-one = Залиште собі один із двох монументів.
task-name-resource = Ви — головний архітектор: оголосіть ресурс.
task-take-resource = Виберіть ресурс.
task-place-cube = Розмістіть у містечку кубик: { $resource }.
task-build-or-done = Споруджуйте, якщо хочете, а потім оберіть «Готово».
task-put-building = Поставте будівлю ({ $card }) на одну з клітинок: { $squares }.
task-choose-resource = Виберіть ресурс для нової будівлі на { $square }.
task-replace-building =
    { $left ->
        [one] Можете замінити ще { $left } будівлю на вибір: { $squares_or }.
        [few] Можете замінити щонайбільше { $left } будівлі на вибір: { $squares_or }.
        [many] Можете замінити щонайбільше { $left } будівель на вибір: { $squares_or }.
       *[other] Можете замінити щонайбільше { $left } будівлі на вибір: { $squares_or }.
    }
task-add-one = Поставте на порожню клітинку будь-яку звичайну будівлю (не монумент).
task-add-all = Поставте на порожні клітинки отримані будівлі: { $cards }.
task-set-three-aside = Відкладіть три різні звичайні будівлі (не монументи).

## Журнал

move-deal = { $name } отримує два монументи.
move-first = { $name } — перший головний архітектор.
move-draw = Відкрито карту: { $resource }.
move-keep = { $name } залишає собі: { $card }.
move-name = { $name } оголошує ресурс: { $resource }.
move-take = { $name } вибирає ресурс: { $resource }.
move-place = { $name } розміщує на { $square }: { $resource }.
move-place-cube = { $name } розміщує кубик на { $square }.
move-trade = { $name } завдяки фабриці бере інший ресурс: { $resource }.
move-store = { $name } кладе кубик на склад { $square }.
move-swap = { $name } обмінює кубик на інший зі складу { $square }: { $resource }.
move-cavern = { $name } відкладає кубик до печери.
move-build = { $name } споруджує: { $card } (кубики з { $squares }).
move-put = { $name } ставить будівлю на { $square }.
move-put-card = { $name } споруджує на { $square }: { $card }.
move-choose = { $name } вибирає ресурс для нової будівлі: { $resource }.
move-replace = { $name } замінює будівлю на { $square }. Тепер там: { $card }.
move-skip = { $name } залишає решту будівель.
move-add = { $name } отримує будівлю на { $square }: { $card }.
move-set-aside = { $name } відкладає: { $cards }.
move-done = { $name } закінчує хід.

## Пояснення очок

reason-fixed =
    { $number ->
        [one] { $card } { $squares }: фіксовані очки
        [few] { $card } { $squares }: фіксовані очки за кожну будівлю
        [many] { $card } { $squares }: фіксовані очки за кожну будівлю
       *[other] { $card } { $squares }: фіксовані очки за кожну будівлю
    }
reason-fed = { $card } { $squares }: забезпечено
reason-unfed = { $card } { $squares }: не забезпечено
reason-unfed-mausoleum = { $card } { $squares }: не забезпечено, але очки дає мавзолей
reason-by-number = { $card }: у містечку — { $number }
reason-per-adjacent-cottage = { $card } { $square }: поруч { cottages }
reason-adjacent-to =
    { $points ->
        [0] { $card } { $square }: поруч немає потрібної будівлі ({ $groups_or })
       *[other] { $card } { $square }: поруч є потрібна будівля ({ $groups_or })
    }
reason-not-adjacent-to =
    { $points ->
        [0] { $card } { $square }: поруч є небажана будівля ({ $groups_or })
       *[other] { $card } { $square }: поруч немає небажаної будівлі ({ $groups_or })
    }
reason-per-fed-cottage = { $card } { $square }: у містечку { fed-cottages }
reason-per-own-in-corner = { $card } { $square }: у кутах — { $number }
reason-adjacent-fed-cottages = { $card } { $square }: поруч { fed-cottages } (треба { $needed })
reason-alone-in-lines =
    { $number ->
        [0] { $card } { $square }: у ряді та стовпці інших немає
       *[other] { $card } { $square }: інших у ряді та стовпці — { $number }
    }
reason-more-than-right =
    { $right ->
        [-1] { $card } { $square }: праворуч нікого немає
       *[other] { $card } { $square }: тут — { $number }, у гравця праворуч — { $right }
    }
reason-types-in-lines = { $card } { $square }: у ряді та стовпці { types }
reason-longest-line = { $card } { $square }: у ряді або стовпці — { $number }
reason-per-own-in-centre = { $card } { $square }: на центральних клітинках — { $number }
reason-per-cube =
    { $number ->
        [0] { $card } { $square }: кубиків немає
       *[other] { $card } { $square }: лежать кубики: { $resources }
    }
reason-types-in-town = { $card } { $square }: у містечку { common-types }
reason-types-missing =
    { $number ->
        [0] { $card } { $square }: є всі типи звичайних будівель
       *[other] { $card } { $square }: бракує типів звичайних будівель: { $number }
    }
reason-types-adjacent = { $card } { $square }: поруч { types }
reason-largest-group =
    { $number ->
        [one] { $card } { $square }: у найбільшій групі { $number } будівля
        [few] { $card } { $square }: у найбільшій групі { $number } будівлі
        [many] { $card } { $square }: у найбільшій групі { $number } будівель
       *[other] { $card } { $square }: у найбільшій групі { $number } будівлі
    }
reason-number-when-built =
    { $number ->
        [one] { $card } { $square }: на час спорудження в містечку { $number } будівля
        [few] { $card } { $square }: на час спорудження в містечку { $number } будівлі
        [many] { $card } { $square }: на час спорудження в містечку { $number } будівель
       *[other] { $card } { $square }: на час спорудження в містечку { $number } будівлі
    }
reason-completion-order =
    { $place ->
        [0] { $card } { $square }: містечко не завершено
        [1] { $card } { $square }: містечко завершено першим
       *[other] { $card } { $square }: містечко завершено { $place }-м
    }
reason-cottages-in-lines-and-town = { $card } { $square }: котеджів у ряді та стовпці — { $number }, у містечку — { $town }
reason-ring-and-cottages-in-centre =
    { $ring ->
        [0] { $card } { $square }: не на краю; на центральних клітинках { cottages }
       *[other] { $card } { $square }: на краю; на центральних клітинках { cottages }
    }
reason-empty =
    { $number ->
        [one] { $number } клітинка без будівлі
        [few] { $number } клітинки без будівель
        [many] { $number } клітинок без будівель
       *[other] { $number } клітинки без будівель
    }
reason-empty-spared =
    { $number ->
        [one] { $number } клітинка без будівлі не забирає очок: { $card }
        [few] { $number } клітинки без будівель не забирають очок: { $card }
        [many] { $number } клітинок без будівель не забирають очок: { $card }
       *[other] { $number } клітинки без будівель не забирають очок: { $card }
    }

## Хто переміг

verdict-turns = Очок порівну; перемагає { $names }: найменше ходів у ролі головного архітектора.
verdict-empty = Нічия; перемагає { $names }: найменше порожніх клітинок.
verdict-cottages = Нічия; перемагає { $names }: найбільше котеджів.
verdict-solo =
    { $rank ->
        [1] Ваш рівень: { rank-1 }.
        [2] Ваш рівень: { rank-2 }.
        [3] Ваш рівень: { rank-3 }.
        [4] Ваш рівень: { rank-4 }.
        [5] Ваш рівень: { rank-5 }.
       *[other] Ваш рівень: { rank-6 }.
    }

## Недозволені ходи

illegal-not-dealt = Монумента «{ $name }» вам не роздавали.
illegal-banked = Цей ресурс лежить на вашому банку, тож обрати його не можна: { $resource }.
illegal-not-shown = Жодна відкрита карта не показує цього ресурсу: { $resource }.
illegal-square-taken = { $square } вже зайнято; виберіть порожню клітинку.
illegal-no-factory = Для цього ресурсу у вас немає фабрики, або зараз вона не діє: { $resource }.
illegal-no-room = Покласти кубик на { $square } не можна: потрібен склад із вільним місцем і кубик, оголошений іншим гравцем.
illegal-not-stored = Обміняти кубик на цей із { $square } не можна: { $resource }.
illegal-cavern = Відкласти цей кубик до печери не можна.
illegal-not-your-card = Спорудити «{ $name }» не можна: це ні карта цієї гри, ні ваш монумент.
illegal-monument-built = Ваш монумент уже споруджено: { $card }.
illegal-sixth-bank = У містечку може бути щонайбільше 5 банків.
illegal-no-pattern = Кубики на { $squares } не складають схеми цієї карти: { $card }.
illegal-target = На { $square } цю будівлю не поставити; виберіть одну з цих клітинок: { $squares }.
illegal-bank-twice = Цей ресурс уже лежить на іншому вашому банку: { $resource }.
illegal-replace-square = На { $square } немає будівлі, яку можна зараз замінити.
illegal-set-aside = Виберіть три різні карти звичайних будівель цієї гри.
illegal-card-here = «{ $name }» тут неможливо; виберіть одну з цих карт: { $cards }.

## Хибні карти та налаштування

error-no-such-resource = Ресурсу «{ $text }» немає; ось усі ресурси: { $expected }.
error-no-such-card = Карти «{ $name }» немає.
error-cards-not-a-list = Дані карт мають бути списком карт.
error-cards-too-many = У даних може бути щонайбільше { $most } карт.
error-card-too-long = Карта «{ $name }»: поле «{ $key }» задовге; щонайбільше { $most }.
error-card-not-an-object = Запис { $number } у даних карт — не об’єкт із полями карти.
error-card-without-id = Запису { $number } у даних карт потрібне поле «id» з літер, цифр і підкреслень.
error-card-reserved = Запис { $number } у даних карт не може мати «id» «{ $text }»: це слово має інше значення в містечках і підрахунку.
error-card-key = Карта «{ $name }»: поля «{ $key }» немає; ось усі поля: { $expected }.
error-card-like = Карта «{ $name }» має бути як «{ $like }», але такої карти перед нею немає.
error-card-missing = Карті «{ $name }» бракує поля «{ $key }».
error-card-feeds-group = Карта «{ $name }»: забезпечувати може лише карта групи «red».
error-card-power-group = Карта «{ $name }»: карта цієї групи не може мати властивості «{ $power }».
error-card-group = Карта «{ $name }»: групи «{ $text }» немає; ось усі групи: { $expected }.
error-card-pattern = Карта «{ $name }»: схема має бути списком з 1–4 рядків, у яких є принаймні один кубик.
error-card-row-length = Карта «{ $name }», рядок { $row } схеми: рядок має бути текстом з 1–4 літер.
error-card-row-uneven = Карта «{ $name }», рядок { $row } схеми: він має бути такий завдовжки, як перший.
error-card-row-letter = Карта «{ $name }», рядок { $row } схеми: «{ $letter }» — це не W, O, B, G, S і не крапка.
error-card-rule = Карта «{ $name }»: правила підрахунку «{ $text }» немає; ось усі правила: { $expected }.
error-card-rule-numbers = Карта «{ $name }»: правилу підрахунку «{ $rule }» потрібні саме ці поля: { $expected }.
error-card-negative = Карта «{ $name }»: правило підрахунку «{ $rule }» не може мати від’ємних очок.
error-card-feeds = Карта «{ $name }»: у «feeds» має бути «where», одне з цих: { $expected }; може бути й «number».
error-card-power = Карта «{ $name }»: властивості «{ $text }» немає; ось усі властивості: { $expected }.
error-card-flag = Карта «{ $name }»: поле «{ $key }» має бути true або false.
error-card-name = Карта «{ $name }»: назва має бути текстом або мати текст для кожної мови.
error-card-emblem = Карта «{ $name }»: малюнок не може мати { $text }; виберіть одне з цього: { $expected }.
error-card-list = Карта «{ $name }»: поле «{ $key }» має бути непорожнім списком.
error-card-number = Карта «{ $name }»: у полі «{ $key }» мають бути цілі числа від −999 до 999.
error-cards-one-of-each = Для гри потрібна одна карта кожної групи: { $groups }.
error-not-a-monument = Ця карта — не монумент: { $card }.
error-too-few-monuments =
    { $number ->
        [one] { $number } монумента замало: кожному роздають по два.
        [few] { $number } монументів замало: кожному роздають по два.
        [many] { $number } монументів замало: кожному роздають по два.
       *[other] { $number } монумента замало: кожному роздають по два.
    }
error-card-twice = Якась карта трапляється в грі двічі.
error-cavern-in-solo = У соло-грі печери немає.
error-orchard-edition = Фруктовий сад, що забезпечує будь-де, належить до видання «uk».
error-first-without-hammer = Першого головного архітектора має лише звичайна гра.
error-variant-players =
    { $players ->
        [one] Варіант «{ $variant }» не для { $players } гравця.
        [few] Варіант «{ $variant }» не для { $players } гравців.
        [many] Варіант «{ $variant }» не для { $players } гравців.
       *[other] Варіант «{ $variant }» не для { $players } гравця.
    }
error-option-cards = Параметр «cards» має бути «random», «first-game» або списком карт.
error-cards-monument = Монументи роздають, а не вибирають разом зі звичайними будівлями: { $card }.
error-cards-same-group = У грі по одній карті кожної групи, а ці дві — з однієї: { $cards }.
error-card-left-out-in-solo = У соло-грі цього видання такої карти немає: { $card }.
error-promo = Це промокарта; дозвольте її параметром «promos»: { $card }.
error-first = Місце першого головного архітектора має бути числом від 1 до { $players }.
