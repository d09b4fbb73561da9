# Місто Шкереберть: назви, завдання, пояснення балів, переможці та заборони.

## Плитки й варіанти

tile-home = Домівка
tile-shop = Магазин
tile-factory = Підприємство
tile-park = Парк
tile-road = Дорога

variant-family = Сімейний варіант
variant-construction = Будівельний варіант

## Завдання

task-choose-colour = Оберіть колір, плитки якого вмістяться у вашому місті.
task-place-shape = Розташуйте плитки: { $tile }.

## Що дає бали

score-city-home =
    { $side ->
        [coastal] { $points } за кожну домівку чи з’єднану групу домівок, біля моря ще { $sea }; поруч із підприємством — нічого.
       *[landlocked] { $points } за кожну домівку чи з’єднану групу домівок; поруч із підприємством — нічого.
    }
score-city-shop =
    { $side ->
        [coastal] Бали своєї зони ({ $zones_or }), якщо лежить на материковому краю або поруч із дорогою, що дає бали.
       *[landlocked] Бали своєї зони ({ $zones_or }), якщо лежить на краю або поруч із дорогою, що дає бали.
    }
score-city-factory = 1, якщо поруч інше підприємство, і 1, якщо поруч дорога.
score-city-park =
    { $side ->
        [coastal] 1, якщо поруч домівка, і 1 біля моря.
       *[landlocked] 1, якщо поруч домівка, і 1, якщо поруч підприємство.
    }
score-city-road =
    { $side ->
        [coastal] 1 за кожну дорогу, що має вихід до материкового краю.
       *[landlocked] 1 за кожну дорогу, що має вихід до краю поля.
    }
score-city-bonus = Кожна перевернута плитка бонусних балів: { $points }.
score-city-construction = Будівельну плитку прибирають, щойно два її типи опиняться поруч.
score-city-construction-goal = Перемогти можуть лише гравці, які прибрали всі свої.
score-city-solo = Ви перемагаєте, якщо прибрали їх усі й маєте щонайменше { $target } балів.

## Пояснення балів

reason-road-leads-out = { $squares }: є вихід до краю поля
reason-road-cut-off = { $squares }: немає виходу до краю поля
reason-park-homes = { $squares }: поруч із домівкою
reason-park-factories = { $squares }: поруч із підприємством
reason-park-sea = { $squares }: біля моря
reason-park-alone = { $squares }: поруч немає нічого, що дає бали
reason-factory-factories = { $squares }: поруч з іншим підприємством
reason-factory-roads = { $squares }: поруч із дорогою
reason-factory-alone = { $squares }: поруч немає ні підприємства, ні дороги
reason-shop-linked =
    { $number ->
        [one] { $squares }: є вихід до краю поля, балів у зоні — { $each }
        [few] { $squares }: є вихід до краю поля, балів у зоні за кожен — { $each }
        [many] { $squares }: є вихід до краю поля, балів у зоні за кожен — { $each }
       *[other] { $squares }: є вихід до краю поля, балів у зоні за кожен — { $each }
    }
reason-shop-cut-off = { $squares }: немає виходу до краю поля
reason-home-group =
    { $number ->
        [1] { $squares }: окрема домівка
        [one] { $squares }: група, у якій { $number } домівка
        [few] { $squares }: група, у якій { $number } домівки
        [many] { $squares }: група, у якій { $number } домівок
       *[other] { $squares }: група, у якій { $number } домівки
    }
reason-home-sea =
    { $number ->
        [1] { $squares }: окрема домівка біля моря
        [one] { $squares }: група біля моря, у якій { $number } домівка
        [few] { $squares }: група біля моря, у якій { $number } домівки
        [many] { $squares }: група біля моря, у якій { $number } домівок
       *[other] { $squares }: група біля моря, у якій { $number } домівки
    }
reason-home-voided = { $squares }: 0, бо поруч із { $near } підприємство
reason-family = У сімейному варіанті бали дають лише плитки бонусних балів
reason-bonus-filled =
    { $side ->
        [north] Стовпець { $line } заповнено
       *[west] Ряд { $line } заповнено
    }
reason-bonus-four =
    { $side ->
        [north] Стовпець { $line }: { $number } × { $tile }
       *[west] Ряд { $line }: { $number } × { $tile }
    }
reason-bonus-open =
    { $side ->
        [north] Стовпець { $fill }: заповнити всі { $all } місць, або стовпець { $four }: щонайменше { $needed } × { $tile }
       *[west] Ряд { $fill }: заповнити всі { $all } місць, або ряд { $four }: щонайменше { $needed } × { $tile }
    }
reason-bonus-open-any =
    { $side ->
        [north] Стовпець { $fill }: заповнити всі { $all } місць, або стовпець { $four }: щонайменше { $needed } × будь-який один тип
       *[west] Ряд { $fill }: заповнити всі { $all } місць, або ряд { $four }: щонайменше { $needed } × будь-який один тип
    }
reason-bonus-diversity = Різноманітність: кожного типу щонайменше { $number }
reason-bonus-not-diverse = Різноманітність: плиток кожного типу треба щонайменше { $number }; бракує: { $tiles }

## Хто переміг

verdict-bonus-tiles = Балів порівну; перемагає { $names }: найбільше перевернутих плиток бонусних балів.
verdict-city-empty = Нічия; перемагає { $names }: найменше порожніх місць.
verdict-city-nobody = Переможця немає: ніхто не прибрав усіх будівельних плиток.
verdict-city-solo-won = Перемога! Усі будівельні плитки прибрано, балів — { $points } (мета — { $target }).
verdict-city-solo-points = Поразка: балів — { $points } (мета — { $target }).
verdict-city-solo-tiles =
    { $number ->
        [one] Ви програли: залишилася { $number } будівельна плитка. Балів: { $points }.
        [few] Ви програли: залишилося { $number } будівельні плитки. Балів: { $points }.
        [many] Ви програли: залишилося { $number } будівельних плиток. Балів: { $points }.
       *[other] Ви програли: залишилося { $number } будівельної плитки. Балів: { $points }.
    }

## Заборонені ходи

illegal-too-many-cubes = Кубиків цього кольору лише { $most }, а не { $number }: { $tile }.
illegal-colour-not-shown = Жодного кубика цього кольору не випало: { $tile }.
illegal-colour-blocked = Цей колір у цьому раунді обирати не можна: { $tile }.
illegal-colour-does-not-fit = Ці плитки ніде не вміщаються у вашому місті: { $tile }.
illegal-over-the-edge = Форма вийде за край поля.
illegal-squares-taken = Форма ляже на зайняті місця: { $squares }.

## Тексти, столи й дані, яких не може бути

error-no-such-tile = Плитки «{ $text }» немає; ось усі плитки: { $expected }.
error-cubes-number = Випадає кубиків: { $number }, а не { $found }.
error-option-missing = Бракує параметра «{ $option }».
error-first-player = Місце першого активного гравця має бути числом від 1 до { $players }.
error-sheet-tile = { $field }, місце { $square }: «{ $text }» — це не плитка й не крапка; ось усі плитки: { $expected }.
error-bonus-tiles-sides = { $field }: має бути об’єкт із полями «north» і «west».
error-bonus-tiles-three = { $field }: має бути список із трьох плиток бонусних балів.
error-bonus-tiles-each = { $field }: кожна з цих плиток бонусних балів має бути один раз: { $expected }.
error-construction-variant = У варіанті «{ $variant }» будівельних плиток немає.
error-construction-each = { $field }: кожна з цих пар має бути один раз: { $expected }.
error-components-object = { $field }: має бути об’єкт у фігурних дужках.
error-components-key = { $field }: поля «{ $text }» немає; ось усі поля: { $expected }.
error-components-missing = { $field }: бракує поля «{ $text }».
error-components-list = { $field }: має бути список.
error-components-length = { $field }: довжина цього списку має бути { $number }.
error-components-watched = { $field }: тут має бути список із { $number } місць для обох боків або з { $most }, якщо боки різні.
error-components-number = { $field }: має бути ціле число від { $least } до { $most }.
error-components-flag = { $field }: має бути true або false.
error-components-value = { $field }: тут не може бути «{ $text }»; виберіть одне з цих: { $expected }.
error-components-zones = { $field }, рядок { $row }: має бути текст із цифр (кількість: { $number }) — бали магазину на кожному місці.
error-components-sea = { $field }: на стороні без виходу до моря морських країв немає, а на стороні з виходом їх від одного до трьох, усі різні.
error-components-cubes = { $field }: кубиків має бути щонайменше { $least }; знайдено: { $number }.
error-components-twice = { $field }: те саме вказано двічі.
error-components-field = { $field }: { $why }

## Журнал

move-city-first = { $name } — перший активний гравець.
move-city-shake = Кубики випали: { $tiles }.
move-city-choose = { $name } обирає: { $tile }.
move-city-place = { $name } розташовує плитки; кут — { $square }.
move-city-lay = { $name } розташовує плитки: { $tile } ({ $squares }).
