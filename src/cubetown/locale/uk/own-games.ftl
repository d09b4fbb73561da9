# Мої партії: що цей пристрій зберігає про завершені партії.

web-own-title = Мої партії
web-own-text = Ваші завершені партії; вони зберігаються лише на цьому пристрої.
web-own-empty = На цьому пристрої ще немає завершених партій.
web-own-older =
    { $number ->
        [one] Додаємо попередні партії: лишилася { $number }…
        [few] Додаємо попередні партії: лишилося { $number }…
        [many] Додаємо попередні партії: лишилося { $number }…
       *[other] Додаємо попередні партії: лишилося { $number }…
    }
web-own-all-kinds = Усі варіанти
web-own-players =
    { $number ->
        [one] { $number } гравець
        [few] { $number } гравці
        [many] { $number } гравців
       *[other] { $number } гравця
    }
web-own-of = { $number } з { $all }
web-own-place = { $number } з { $all }
web-own-won = перемога
web-own-lost = поразка
web-own-over-time = Як змінювався рахунок
web-own-chart =
    { $number ->
        [1] Рахунок у { $number } партії: { $last }.
        [one] Рахунок в останній { $number } партії: від { $least } до { $most }, в останній { $last }; середнє за останні п’ять: { $average }.
        [few] Рахунок в останніх { $number } партіях: від { $least } до { $most }, в останній { $last }; середнє за останні п’ять: { $average }.
        [many] Рахунок в останніх { $number } партіях: від { $least } до { $most }, в останній { $last }; середнє за останні п’ять: { $average }.
       *[other] Рахунок в останніх { $number } партіях: від { $least } до { $most }, в останній { $last }; середнє за останні п’ять: { $average }.
    }
web-own-one-game = партія
web-own-with-help = з допомогою
web-own-average-of = середнє за { $number } партій
web-own-help-note = «З допомогою» — зі скасуванням ходів або підказками: такі партії не входять до середнього, найкращого результату й перемог.
web-own-luck-and-loss = Удача й помилки
web-own-luck = удача
web-own-loss = втрачено через помилки
web-own-luck-summary =
    { $number ->
        [1] В { $number } розібраній партії: удача { $luck }, втрачено через помилки { $loss }.
        [one] В останній { $number } розібраній партії, у середньому: удача { $luck }, втрачено через помилки { $loss }.
        [few] В останніх { $number } розібраних партіях, у середньому: удача { $luck }, втрачено через помилки { $loss }.
        [many] В останніх { $number } розібраних партіях, у середньому: удача { $luck }, втрачено через помилки { $loss }.
       *[other] В останніх { $number } розібраних партіях, у середньому: удача { $luck }, втрачено через помилки { $loss }.
    }
web-own-by-kind = За варіантом
web-own-by-card = За картою
web-own-by-line = За рядками підрахунку
web-own-line-points = Внесок
web-own-line-total = Увесь рахунок
web-own-every = Усі партії
web-own-date = Дата
web-own-points = Рахунок
web-own-result = Місце або рівень
web-own-file = Зберегти чи видалити
web-own-save = Зберегти у файл
web-own-save-table = Зберегти як таблицю
web-own-open = Відкрити збережений файл
web-own-opened =
    { $number ->
        [one] З файлу додано { $number } партію.
        [few] З файлу додано { $number } партії.
        [many] З файлу додано { $number } партій.
       *[other] З файлу додано { $number } партії.
    }
web-own-unknown-games =
    { $number ->
        [one] Пропущено { $number } результат невідомої тут гри.
        [few] Пропущено { $number } результати невідомих тут ігор.
        [many] Пропущено { $number } результатів невідомих тут ігор.
       *[other] Пропущено { $number } результату невідомих тут ігор.
    }
web-own-not-a-file = У цьому файлі немає збережених результатів.
web-own-delete = Видалити все
web-own-delete-sure = Видалити всі результати з цього пристрою? Якщо вони ще можуть знадобитися, спершу збережіть їх у файл.
