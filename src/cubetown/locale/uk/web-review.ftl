# Що сторінка каже про завершену партію, хід за ходом.

web-review = Розбір
web-review-begin = Розібрати партію
web-review-text = Що було удачею, що зробили інші й чого коштував кожен ваш хід.
web-review-waiting = Чекаємо на вільне місце…
web-review-quick = Переглядаємо кожне рішення…
web-review-deep = Ще раз переглядаємо найдорожчі…
web-review-grade-superb = Чудова гра
web-review-grade-strong = Сильна гра
web-review-grade-good = Добра гра
web-review-grade-fair = Непогана гра, з деякими втратами
web-review-grade-uneven = Нерівна гра
web-review-grade-learning = Ще є чого навчитися
web-review-per-decision =
    { $number ->
        [one] У середньому втрачено { $points } за рішення; { $number } вільне рішення
        [few] У середньому втрачено { $points } за рішення; { $number } вільні рішення
        [many] У середньому втрачено { $points } за рішення; { $number } вільних рішень
       *[other] У середньому втрачено { $points } за рішення; { $number } вільного рішення
    }
web-review-mistakes = Найдорожчі ходи
web-review-no-mistakes = Явних помилок немає.
web-review-cost =
    { $number ->
        [one] Втрачено { $points } очко (± { $error })
        [few] Втрачено { $points } очки (± { $error })
        [many] Втрачено { $points } очок (± { $error })
       *[other] Втрачено { $points } очка (± { $error })
    }
web-review-played = Зіграно:
web-review-better = Що було краще?
web-review-show = Показати позицію
web-review-try = Спробуйте самі
web-review-play-on = Грати звідси
web-review-account = Звідки взявся результат
web-review-unit = Що показувати
web-review-in-points = рахунок
web-review-in-wins = шанси на перемогу
web-review-in-rank = шанси на найвищий рівень
web-review-rank-note = Наскільки ймовірним був найвищий рівень: рахунок { $points } або більше.
web-review-goal-note = Наскільки ймовірною була перемога: наодинці це означає досягти мети гри.
web-review-start = Очікувано на початку
web-review-luck = Удача
web-review-others = Що зробили інші
web-review-loss = Втрачено власними ходами
web-review-rejudged = Переоцінено
web-review-corrected-down = Тут найбільша частина — «переоцінено»: оцінки виходили із сильної гри до кінця, а партія склалася слабше.
web-review-corrected-up = Тут найбільша частина — «переоцінено»: партія склалася краще, ніж передбачали оцінки.
web-review-final = Результат
web-review-hindsight = Якби знати наперед: найкращий знайдений план для карт, що вийшли, дає { $points }.
web-review-course = Чого можна було чекати, хід за ходом
web-review-course-points = Очікуваний рахунок, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
web-review-course-win = Шанси на перемогу, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
web-review-course-rank = Шанси на найвищий рівень, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
web-review-all = Усі рішення ({ $number })
web-review-class-1 = невелика втрата
web-review-class-2 = помилка
web-review-class-3 = серйозна помилка
web-review-class-4 = груба помилка
web-review-unsure = непевно
web-review-try-goal = Тут ваш хід. Зіграйте так, як вважаєте найкращим.
web-review-try-weighing = Зважуємо ваш хід…
web-review-try-right = Правильно: нічого явно кращого не знайдено.
web-review-try-wrong =
    { $number ->
        [one] Цей хід втрачає { $points } очко.
        [few] Цей хід втрачає { $points } очки.
        [many] Цей хід втрачає { $points } очок.
       *[other] Цей хід втрачає { $points } очка.
    }
web-review-try-same =
    { $number ->
        [one] Саме так і було зіграно. Цей хід втрачає { $points } очко.
        [few] Саме так і було зіграно. Цей хід втрачає { $points } очки.
        [many] Саме так і було зіграно. Цей хід втрачає { $points } очок.
       *[other] Саме так і було зіграно. Цей хід втрачає { $points } очка.
    }
web-review-try-why = Найкращий хід дав би: { $what }.
web-reasons-more =
    { $number ->
        [one] { $what } і ще { $number } менша відмінність
        [few] { $what } і ще { $number } менші відмінності
        [many] { $what } і ще { $number } менших відмінностей
       *[other] { $what } і ще { $number } меншої відмінності
    }
web-review-try-show = Показати найкращий хід
web-review-try-best = Найкращий знайдений хід: { $what }
web-review-how = Як це зроблено
web-review-how-account = До і після кожного кроку багато партій дограється з того, що гравець міг тоді знати. Що змінив випадок — удача, що змінили інші — їхнє, що віддав гірший хід — втрата; «переоцінено» — поправка самої оцінки. Частини завжди складаються в результат.
web-review-how-loss = Хід порівнюється з найкращим знайденим за однакової удачі. Втрату, меншу за дві похибки, показано блідо: її може й не бути.
web-review-how-grade = Оцінка — це середня втрата в рішеннях, де був вибір: чудова гра до 0,1, сильна до 0,25, добра до 0,5, непогана до 1, нерівна до 2.
web-review-evaluator = Оцінює: { $name }

## Підказки

web-hint = Підказка
web-hints =
    { $number ->
        [one] У цій партії { $number } підказка.
        [few] У цій партії { $number } підказки.
        [many] У цій партії { $number } підказок.
       *[other] У цій партії { $number } підказки.
    }
web-hint-thinking = Обмірковуємо…
web-hint-says = Експерт: { $what }
web-hint-points = Очікуваний рахунок: { $points }.
web-hint-than-next = Порівняно з наступним за якістю: { $what }
web-hint-brings = Хід експерта дав би: { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } інший варіант
        [few] { $number } інші варіанти
        [many] { $number } інших варіантів
       *[other] { $number } іншого варіанта
    }
web-hint-as-good = не гірше
web-estimate = Може вийти близько { $points } (прогноз)
web-estimate-thinking = Прогнозуємо, скільки може вийти…
web-estimate-how = Звідки цей прогноз
web-estimate-note = Якщо далі грати як експерт, більшість партій завершиться в межах від { $low } до { $high }. Прогноз знає лише те, що й ви: він кілька разів дограє цю партію, щоразу припускаючи, що ще може трапитися.
