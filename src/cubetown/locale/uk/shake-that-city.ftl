# Місто Шкереберть: назви, завдання, пояснення очок, переможці та заборони.

## Плитки й варіанти

tile-home = Домівка
tile-shop = Магазин
tile-factory = Підприємство
tile-park = Парк
tile-road = Дорога

variant-family = Сімейна гра
variant-construction = Будівельна гра

## Завдання

task-choose-colour = Оберіть колір, форма якого вміщується у вашому місті.
task-place-shape = Розмістіть цю форму: { $tile }.

## Пояснення очок

reason-road-leads-out = { $squares }: сполучення з краєм поля є
reason-road-cut-off = { $squares }: сполучення з краєм поля немає
reason-park-homes = { $squares }: поруч із домівкою
reason-park-factories = { $squares }: поруч із підприємством
reason-park-sea = { $squares }: біля моря
reason-park-alone = { $squares }: поруч немає нічого, що дає очки
reason-factory-factories = { $squares }: поруч з іншим підприємством
reason-factory-roads = { $squares }: поруч із дорогою
reason-factory-alone = { $squares }: поруч немає ні підприємства, ні дороги
reason-shop-linked =
    { $number ->
        [one] { $squares }: сполучено, очки зони — { $each }
        [few] { $squares }: сполучено, очки зони за кожен — { $each }
        [many] { $squares }: сполучено, очки зони за кожен — { $each }
       *[other] { $squares }: сполучено, очки зони за кожен — { $each }
    }
reason-shop-cut-off = { $squares }: сполучення з краєм поля немає
reason-home-group =
    { $number ->
        [one] { $squares }: група, у якій { $number } домівка
        [few] { $squares }: група, у якій { $number } домівки
        [many] { $squares }: група, у якій { $number } домівок
       *[other] { $squares }: група, у якій { $number } домівки
    }
reason-home-sea =
    { $number ->
        [one] { $squares }: група біля моря, у якій { $number } домівка
        [few] { $squares }: група біля моря, у якій { $number } домівки
        [many] { $squares }: група біля моря, у якій { $number } домівок
       *[other] { $squares }: група біля моря, у якій { $number } домівки
    }
reason-home-voided = { $squares }: нічого, бо поруч підприємство ({ $near })
reason-family = У сімейній грі очки дають лише бонусні плитки
reason-bonus-filled =
    { $side ->
        [north] Стовпець { $line } заповнено
       *[west] Ряд { $line } заповнено
    }
reason-bonus-four =
    { $side ->
        [north] Стовпець { $line }, плиток одного типу — { $number }: { $tile }
       *[west] Ряд { $line }, плиток одного типу — { $number }: { $tile }
    }
reason-bonus-open =
    { $side ->
        [north] Заповніть стовпець { $fill } (плиток: { $all }) або розмістіть у стовпці { $four } плитки цього типу (кількість: { $needed }): { $tile }
       *[west] Заповніть ряд { $fill } (плиток: { $all }) або розмістіть у ряді { $four } плитки цього типу (кількість: { $needed }): { $tile }
    }
reason-bonus-open-any =
    { $side ->
        [north] Заповніть стовпець { $fill } (плиток: { $all }) або розмістіть у стовпці { $four } плитки будь-якого одного типу (кількість: { $needed })
       *[west] Заповніть ряд { $fill } (плиток: { $all }) або розмістіть у ряді { $four } плитки будь-якого одного типу (кількість: { $needed })
    }
reason-bonus-diversity = Різноманітність: плиток кожного типу — щонайменше { $number }
reason-bonus-not-diverse = Різноманітність: плиток кожного типу треба щонайменше { $number }; бракує: { $tiles }

## Хто переміг

verdict-bonus-tiles = Нічия за очками; перемагає { $names }: найбільше бонусних плиток.
verdict-city-empty = Нічия; перемагає { $names }: найменше порожніх клітинок.
verdict-city-nobody = Переможця немає: ніхто не прибрав усіх будівельних плиток.
verdict-city-solo-won = Ви перемогли: усі будівельні плитки прибрано, очок — { $points }, а мета — { $target }.
verdict-city-solo-points = Ви програли: очок — { $points }, а мета — { $target }.
verdict-city-solo-tiles =
    { $number ->
        [one] Ви програли: залишилася { $number } будівельна плитка. Очок: { $points }.
        [few] Ви програли: залишилося { $number } будівельні плитки. Очок: { $points }.
        [many] Ви програли: залишилося { $number } будівельних плиток. Очок: { $points }.
       *[other] Ви програли: залишилося { $number } будівельної плитки. Очок: { $points }.
    }

## Заборонені ходи

illegal-too-many-cubes = Кубиків цього кольору лише { $most }, а не { $number }: { $tile }.
illegal-colour-not-shown = Жодного кубика цього кольору не випало: { $tile }.
illegal-colour-blocked = Цей колір у цьому раунді обирати не можна: { $tile }.
illegal-colour-does-not-fit = Ця форма ніде не вміщується у вашому місті: { $tile }.
illegal-over-the-edge = Якщо почати з { $square }, форма вийде за край поля.
illegal-squares-taken = Якщо почати з { $square }, форма ляже на зайняті клітинки: { $squares }.

## Тексти, столи й дані, яких не може бути

error-no-such-tile = Плитки «{ $text }» немає; ось усі плитки: { $expected }.
error-cubes-number = Випадає кубиків: { $number }; знайдено: { $found }.
error-option-missing = Бракує параметра «{ $option }».
error-first-player = Місце першого активного гравця має бути числом від 1 до { $players }.
error-sheet-tile = { $field }, клітинка { $square }: «{ $text }» — це не плитка й не крапка; ось усі плитки: { $expected }.
error-bonus-tiles-sides = { $field }: має бути об’єкт із полями «north» і «west».
error-bonus-tiles-three = { $field }: має бути список із трьох бонусних плиток.
error-bonus-tiles-each = { $field }: кожна з цих бонусних плиток має бути один раз: { $expected }.
error-construction-variant = У варіанті «{ $variant }» будівельних плиток немає.
error-construction-each = { $field }: кожна з цих пар має бути один раз: { $expected }.
error-components-object = { $field }: має бути об’єкт у фігурних дужках.
error-components-key = { $field }: поля «{ $text }» немає; ось усі поля: { $expected }.
error-components-missing = { $field }: бракує поля «{ $text }».
error-components-list = { $field }: має бути список.
error-components-length = { $field }: довжина цього списку має бути { $number }.
error-components-number = { $field }: має бути ціле число від { $least } до { $most }.
error-components-flag = { $field }: має бути true або false.
error-components-value = { $field }: тут не може бути «{ $text }»; виберіть одне з цих: { $expected }.
error-components-zones = { $field }, рядок { $row }: має бути текст із цифр (кількість: { $number }) — очки магазину на кожній клітинці.
error-components-sea = { $field }: на стороні без виходу до моря морських країв немає, а на стороні з виходом їх від одного до трьох, усі різні.
error-components-cubes = { $field }: кубиків має бути щонайменше { $least }; знайдено: { $number }.
error-components-twice = { $field }: те саме вказано двічі.
error-components-field = { $field }: { $why }

## Журнал

move-city-first = { $name } — перший активний гравець.
move-city-shake = Кубики випали: { $tiles }.
move-city-choose = { $name } вибирає: { $tile }.
move-city-place = { $name } розміщує форму на { $square }.
