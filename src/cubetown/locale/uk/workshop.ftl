# Майстерня: власні карти.

workshop-title = Майстерня
workshop-text = Намалюйте власну карту, прочитайте те, що читатимуть гравці, зіграйте з нею та дізнайтеся, наскільки вона сильна.
workshop-board = Власне поле для Shake That City
workshop-set = Назва набору
workshop-author = Автор
workshop-cards = Ваші карти
workshop-add = Додати карту…
workshop-new-card = Нова карта
workshop-like = Як { $name }
workshop-remove = Видалити карту
workshop-remove-sure = Видалити цю карту?
workshop-names = Назва
workshop-pattern = Схема
workshop-scoring = Очки
workshop-rule = Правило
workshop-as = як на карті: { $names }
workshop-field-points = Очки
workshop-field-more = Більше очок
workshop-field-base = Початкові очки
workshop-field-number = Скільки треба
workshop-field-town = Хатин у місті
workshop-field-groups = Групи
workshop-field-table = Очки за одну, дві, три…
workshop-feeding = Харчування
workshop-feeds = Годує
workshop-feeds-number = Скільки
workshop-nobody = нікого
workshop-power = Здатність
workshop-no-power = немає
workshop-emblem = Малюнок
workshop-emblem-walls = Стіни
workshop-emblem-roof = Дах
workshop-emblem-sign = Знак
workshop-emblem-colour = Колір
workshop-walls-plaster = Тиньк
workshop-walls-brick = Цегла
workshop-walls-wood = Дерево
workshop-walls-stone = Камінь
workshop-roof-eaves = Двосхилий
workshop-roof-cone = Шпиль
workshop-roof-dome = Купол
workshop-roof-onion = Цибулина
workshop-roof-battlements = Зубці
workshop-sign-none = Немає
workshop-sign-star = Зірка
workshop-sign-heart = Серце
workshop-sign-flag = Прапор
workshop-sign-wheat = Колосок
workshop-sign-tree = Дерево
workshop-sign-crate = Ящик
workshop-sign-clock = Годинник
workshop-play = Зіграти зараз
workshop-monument = Монумент роздається навмання, як і друковані.
workshop-share = Поділитися набором
workshop-print = Надрукувати
workshop-offered = Вам надіслали набір «{ $name }», автор: { $author }, карт: { $number }.
workshop-accept = Додати до моїх карт
workshop-bad-link = У цьому посиланні немає набору карт. Попросіть надіслати його ще раз.
workshop-bad-file = У цьому файлі немає списку карт.
workshop-code = Тут можна змінити карти, поля, раунди й кубики. Нове правило чи здатність, колода для гри на самоті та ранги потребують коду:
workshop-strength = Наскільки вона сильна?
workshop-strength-text = Сильний бот грає ті самі роздачі з вашою картою та з друкованою. Що довше він грає, то певніше число.
workshop-against = Порівняти з
workshop-usual = звичайна карта її групи
workshop-measure = Виміряти
workshop-stop = Зупинити
workshop-gain = { $card } замість { $other }
workshop-control = Копія { $other } (має бути близько 0)
workshop-deals =
    { $number ->
        [one] { $number } роздача
        [few] { $number } роздачі
        [many] { $number } роздач
       *[other] { $number } роздач
    }
workshop-built = { $card }: у { $percent }% міст, по { $times }, уперше в раунді { $turn }; { $points } оч. за партію
workshop-lines = Де очок більшає й меншає:
