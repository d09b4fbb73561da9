# Той самий розклад: розклад дня, розклади за посиланням, задачі

## Помилки

deal-unreadable = Цей розклад не вдалося прочитати: посилання неповне або пошкоджене.
deal-one-player = Передати як розклад можна лише гру для одного гравця.
deal-no-day = «{ $text }» — не день; пишіть так: { $expected }.
deal-too-early = Для { $text } немає розкладу; перший був { $first }.
deal-no-daily = { $game }: розкладу дня немає.
deal-no-puzzles = { $game }: задач немає.
deal-puzzle-unknown = Немає задачі «{ $text }».

## Розклад дня

deal-title = Розклад { $number } · { $day }
deal-par = Пар: { $points }
