# Підрахунок, його історія, карти й правила в браузері.

## Головна

pad-with-box = Граєте в настільну версію?
pad-with-box-text = Помічник відкриє за вас карти або потрусить кубики, а підрахунок покаже, звідки взялося кожне очко чи бал.
pad-title = Підрахунок
pad-rules = Правила

## Як увести поле

pad-cards = Карти цієї партії
pad-effects = Що роблять ці карти
pad-board = Поле й плитки бонусних балів
pad-players = Гравці
pad-add = Гравець
pad-add-player = Додати гравця
pad-name = Ім’я гравця { $number }
pad-remove = Прибрати: { $name }
pad-remove-sure = Прибрати цього гравця разом із полем: { $name }?
pad-brush = Що ставити на клітинку
pad-chosen = Поставити на клітинку: { $what }
pad-now = { $square }: { $what }.
pad-total-now = { $what }.
pad-clearing = Торкніться клітинки, щоб очистити її
pad-erase = нічого
pad-monument = Монумент
pad-no-monument = Немає
pad-warehouse = { $card } { $square }: кубики на складі
pad-cube-on = Покласти: { $resource }
pad-cube-off = Зняти: { $resource }
pad-shrine = Скільки будівель було в містечку, коли з’явилося Святилище, разом із ним
pad-completed = Раунд, у якому завершено це містечко
pad-turns = Очок порівну: ходи в ролі головного архітектора
pad-left = Залишилося будівельних плиток
pad-bonus = Плитки бонусних балів, як вони лежать
pad-bonus-north = Угорі, плитка { $number }
pad-bonus-west = Ліворуч, плитка { $number }

## Результат

pad-best-feeding = Їжу розподілено найвигідніше: інший розподіл не дає більше.
pad-so-far = Помилкові дані не враховано.
pad-offline = Сервер недоступний. Усе введене залишається тут; рахунок з’явиться, щойно він відповість.
pad-bad-link = У цьому посиланні немає аркуша, який можна прочитати.
pad-advice = Що можна спорудити зараз
pad-advice-build = з кубиків на { $squares }; можна поставити на: { $place }
pad-advice-none = Поки нічого: жодної схеми не зібрано.
pad-advice-without = Помилкові дані не враховано: { $squares }.
pad-advice-silent = Порад не буде, доки це не виправлено: { $why }
pad-advice-score = Очки — за містечко, яким воно є зараз, ніби гру закінчено; кубики рахуються як порожні клітинки.

## Чого не може бути

pad-problem = Частину цього аркуша неможливо порахувати.
pad-problem-word = { $square }: цього в містечку бути не може.
pad-problem-not-listed = { $card } ({ $square }): цієї карти немає в партії.
pad-problem-two-monuments = У містечку щонайбільше один монумент, а тут два: { $cards }. Останній не враховано.
pad-problem-same-monument = { $card } ({ $square }): цей монумент уже стоїть в іншому містечку, а він лише один.
pad-problem-banks = { $square }: банків у містечку може бути не більше ніж { $most }.
pad-problem-completed = { $card }: потрібен раунд, у якому завершено це містечко.
pad-problem-shrine-missing = { $card } ({ $square }): укажіть, скільки будівель тоді було в містечку.
pad-problem-warehouse-full = { $square }: на складі вміщується щонайбільше { $most } кубики.
pad-problem-no-warehouse = { $square }: тут немає складу.
pad-problem-name = Ім’я має містити від 1 до { $most } друкованих символів.
pad-problem-name-twice = Двоє гравців не можуть мати однакове ім’я: { $text }.
pad-problem-number = Тут має бути ціле число від { $least } до { $most }.
pad-problem-solo = Соло-гра — для одного гравця.

## Поділитися й зберегти

pad-share = Поділитися
pad-link = Посилання на цей аркуш
pad-text = Текстом
pad-text-player = { $name }: { $points }
pad-text-line = – { $line }: { $points }
pad-copy-text = Копіювати текст
pad-print = Друкувати
pad-keep = Зберегти
pad-kept = Збережено
pad-new = Новий аркуш
pad-new-sure = Почати новий аркуш? Цей не збережено.
pad-history = Минулі партії
pad-history-empty = На цьому пристрої ще немає збережених партій.
pad-player = Гравець
pad-games = Партії
pad-wins = Перемоги
pad-average = Середнє
pad-best = Найкраще
pad-forget = Видалити партію: { $date }
pad-forget-sure = Видалити цю партію з пристрою?

## Карти й правила

pad-search = Пошук у назвах і властивостях
pad-group = Група
pad-all-groups = Усі групи
pad-found =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }
pad-more = Докладніше
pad-touches = Пов’язані карти
pad-example = Приклад із підрахунком
pad-rulings = Правила, що її стосуються
pad-rules-of = Правила: { $game }
pad-rules-in-our-words = Правила, за якими грає Cubetown, нашими словами. «Наше рішення» стоїть там, де книги правил мовчать.
pad-rules-unverified = Книга правил дісталася нам без малюнків, тож частина цього — наше припущення; звірте з вашим примірником гри.
pad-judgment = Наше рішення там, де книги правил мовчать
pad-our-ruling = наше рішення
pad-rule-of-card = { $card }:
