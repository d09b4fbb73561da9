# Що сторінка каже про завершену партію, хід за ходом.

web-review = Розбір
web-review-begin = Розібрати партію
web-review-text = Скільки важила удача, що зробили інші й чого коштував кожен ваш хід.
web-review-waiting = Чекаємо в черзі…
web-review-ready = Розбір готовий.
web-review-quick = Аналізуємо кожне рішення…
web-review-deep = Ще раз переглядаємо найбільші втрати…
web-review-grade-superb = Чудова гра
web-review-grade-strong = Сильна гра
web-review-grade-good = Добра гра
web-review-grade-fair = Непогана гра, з деякими втратами
web-review-grade-uneven = Нерівна гра
web-review-grade-learning = Ще є чого навчитися
web-review-per-decision =
    { $number ->
        [one] У середньому втрачено { $points } за рішення; { $number } рішення, де був вибір
        [few] У середньому втрачено { $points } за рішення; { $number } рішення, де був вибір
        [many] У середньому втрачено { $points } за рішення; { $number } рішень, де був вибір
       *[other] У середньому втрачено { $points } за рішення; { $number } рішення, де був вибір
    }
web-review-mistakes = Ходи з найбільшою втратою
web-review-no-mistakes = Явних помилок немає.
web-review-cost =
    { $number ->
        [one] Втрата: близько { $number }
        [few] Втрата: близько { $number }
        [many] Втрата: близько { $number }
       *[other] Втрата: близько { $number }
    }
web-review-one-mistake = Один із ходів з найбільшою втратою
web-review-you = Ви: { $what }
web-review-instead = Краще: { $what }
web-review-reason = Головна причина: { $what }
web-review-turning = Переломний момент: { $what }
web-review-run =
    { $number ->
        [one] { $number } найкращий хід поспіль
        [few] { $number } найкращі ходи поспіль
        [many] { $number } найкращих ходів поспіль
       *[other] { $number } найкращого ходу поспіль
    }
web-review-short-start = Очікувалося
web-review-short-rest = Удача та інше
web-review-short-loss = Ваші помилки
web-review-short-final = Результат
web-review-details = Подробиці
web-review-try-gained =
    { $points ->
        [one] Правильно! Приблизно на { $points } краще, ніж у вашій партії.
        [few] Правильно! Приблизно на { $points } краще, ніж у вашій партії.
        [many] Правильно! Приблизно на { $points } краще, ніж у вашій партії.
       *[other] Правильно! Приблизно на { $points } краще, ніж у вашій партії.
    }
web-review-show = Показати позицію
web-review-try = Спробуйте самі
web-review-play-on = Грати звідси
web-review-account = Звідки взявся результат
web-review-unit = Що показувати
web-review-in-points = рахунок
web-review-in-wins = імовірність перемоги
web-review-in-rank = імовірність найвищого рівня
web-review-rank-note = Наскільки ймовірним був найвищий рівень: рахунок { $points } або більше.
web-review-goal-note = Наскільки ймовірною була перемога: у соло-грі це означає досягти мети.
web-review-start = Очікувано на початку
web-review-luck = Удача
web-review-others = Що зробили інші
web-review-loss = Втрачено через помилки
web-review-rejudged = Уточнення оцінки
web-review-corrected-down = Тут найбільша частина — «уточнення оцінки»: оцінки виходили із сильної гри до кінця, а партія склалася слабше.
web-review-corrected-up = Тут найбільша частина — «уточнення оцінки»: партія склалася краще, ніж передбачали оцінки.
web-review-final = Результат
web-review-hindsight = Якби знати наперед: найкращий знайдений план для цих карт дає { $points }.
web-review-course = Очікуваний результат, хід за ходом
web-review-course-points = Очікуваний рахунок, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
web-review-course-win = Імовірність перемоги, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
web-review-course-rank = Імовірність найвищого рівня, хід за ходом: від { $first } на початку до { $last } у кінці; найменше { $least }, найбільше { $most }.
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
        [one] Втрата від цього ходу: { $points }.
        [few] Втрата від цього ходу: { $points }.
        [many] Втрата від цього ходу: { $points }.
       *[other] Втрата від цього ходу: { $points }.
    }
web-review-try-same =
    { $number ->
        [one] Саме так і було зіграно. Втрата: { $points }.
        [few] Саме так і було зіграно. Втрата: { $points }.
        [many] Саме так і було зіграно. Втрата: { $points }.
       *[other] Саме так і було зіграно. Втрата: { $points }.
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
web-review-how = Як робиться цей розбір
web-review-how-account = До і після кожного кроку програма багато разів дограє партію, знаючи лише те, що тоді знав гравець. Те, що змінив випадок, — це удача; те, що зробили інші, рахується окремо; те, що забрав гірший хід, — це втрата. «Уточнення оцінки» — наскільки оцінка виправила сама себе. Разом ці частини завжди дають результат.
web-review-how-loss = Хід порівнюється з найкращим знайденим за однакової удачі. Втрату, меншу за дві похибки, показано блідо: вона може бути нульовою.
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
web-hint-reason = Найбільше дає це: { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } інший варіант
        [few] { $number } інші варіанти
        [many] { $number } інших варіантів
       *[other] { $number } іншого варіанта
    }
web-hint-as-good = не гірше
web-estimate = Рахунок буде близько { $points } (прогноз)
web-estimate-thinking = Прогнозуємо рахунок…
web-estimate-how = Звідки цей прогноз
web-estimate-note = Якщо далі грати як експерт, більшість партій завершиться в межах від { $low } до { $high }. Прогноз знає лише те, що й ви: він кілька разів дограє цю партію, щоразу припускаючи, що ще може трапитися.

## Що робити, сказано гравцеві

web-do-keep = Залиште собі: { $card }.
web-do-name = Оголосіть ресурс: { $resource }.
web-do-take = Виберіть ресурс: { $resource }.
web-do-place = Розмістіть кубик на { $square }.
web-do-trade = Завдяки фабриці візьміть інший ресурс: { $resource }.
web-do-store = Покладіть кубик на склад { $square }.
web-do-swap = Обміняйте кубик на інший зі складу { $square }: { $resource }.
web-do-cavern = Відкладіть кубик до печери.
web-do-build = Спорудіть: { $card } (кубики з { $squares }).
web-do-put = Поставте будівлю на { $square }.
web-do-put-card = Спорудіть на { $square }: { $card }.
web-do-choose = Виберіть ресурс для нової будівлі: { $resource }.
web-do-skip = Залиште решту будівель.
web-do-set-aside = Відкладіть: { $cards }.
web-do-done = Закінчіть хід.
web-do-city-choose = Оберіть: { $tile }.
web-do-city-place = Розташуйте плитки; кут — { $square }.
web-do-city-lay = Розташуйте плитки: { $tile } ({ $squares }).
