# Спільне для обох ігор: назви, мови, нерозбірливий текст, записи партій, налаштування.

game-tiny-towns = Крихітні містечка
game-shake-that-city = Місто Шкереберть

language-en = Англійська
language-uk = Українська
language-hu = Угорська
language-fr = Французька

error-no-such-game = Гри «{ $text }» немає; виберіть одну з цих: { $expected }.
error-no-such-bot = Бота «{ $text }» немає; виберіть одного з цих: { $expected }.
error-bot-file = Файлу з ботом «{ $text }» не знайдено.
error-bot-program = Програми «{ $text }» не знайдено.
error-bot-start = Бота «{ $text }» не вдалося запустити: { $why }.
error-bot-no-choose = У бота «{ $bot }» немає ні функції «choose», ні класу з нею.
error-bot-raised = Бот «{ $bot }» зазнав збою: { $why }
error-bot-illegal = Бот «{ $bot }» відповів «{ $text }», а це не один із його ходів; дозволений хід, наприклад: { $move }
error-bot-late = Бот «{ $bot }» мав { $seconds } с на свій хід і думав надто довго.
error-bot-ended = Бот «{ $bot }» завершив роботу, не відповівши.
error-bot-unasked = Бот «{ $bot }» сказав «{ $text }» без запитання: на кожне запитання — одна відповідь.
error-no-such-square = Клітинки «{ $square }» немає; клітинки йдуть від a1 до { $last }.
error-no-such-move = Ходу «{ $text }» немає; ось усі ходи: { $expected }.
error-no-such-seat = Місця «{ $text }» за столом немає; місця рахують від 1.
error-move-form = У «{ $text }» забагато або замало слів; пишіть так: { $expected }.

error-not-a-record = Це не запис партії: першим рядком має бути «{ $expected }».
error-record-cut = Запис обривається на рядку { $line }: кінця немає.
error-record-line = Рядок { $line } запису має виглядати як «{ $expected }», а не «{ $text }».
error-record-count = У записі «{ $key }» — це «{ $text }», а має бути ціле число від 0 до { $most }.
error-record-newer = Цей запис зроблено за версією правил { $rules }, а ця програма знає правила лише до версії { $known }.
error-record-unfinished =
    { $moves ->
        [one] За записом партію завершено, але після { $moves } ходу вона ще триває.
        [few] За записом партію завершено, але після { $moves } ходів вона ще триває.
        [many] За записом партію завершено, але після { $moves } ходів вона ще триває.
       *[other] За записом партію завершено, але після { $moves } ходу вона ще триває.
    }
error-record-rules-changed = Хід { $number } запису («{ $move }») зроблено за версією правил { $rules }; відтоді й до версії { $known } змінилися такі правила: { $changed }.
error-record-move = Хід { $number } запису («{ $move }») зробити не можна: { $why }
error-review-unfinished = Розібрати можна лише закінчену партію, а ця ще триває.
error-review-no-moves = Розбирати нема чого: у цій партії немає жодного ходу.
error-review-game = Для { $game } розборів немає.
error-review-not-compiled = Для розборів і підказок потрібна скомпільована частина ботів, а її не встановлено.
error-review-being-compiled = Код ботів саме компілюється, що першого разу триває кілька хвилин; спробуйте ще раз згодом.

error-option-unknown = Параметра «{ $option }» немає; ось усі параметри: { $expected }.
error-option-value = Параметр «{ $option }» не може мати значення «{ $text }»; виберіть одне з цих: { $expected }.
error-option-flag = Параметр «{ $option }» має бути true або false.
error-option-seat = Параметр «{ $option }» має бути місцем від 1 до { $players }.
error-option-needs = Параметр «{ $option }» можна задати, лише коли «{ $other }» має одне з таких значень: { $expected }.
error-players = Гравців слід задати списком, у якому від { $least } до { $most } імен.
error-player-name = Ім’я кожного гравця має містити від 1 до { $most } друкованих символів.

illegal-no-such-seat = Місця { $seat } за цим столом немає.
illegal-not-your-turn = Зараз від вас нічого не потрібно; зачекайте на інших.
illegal-not-now = Зараз не можна: «{ $move }».
illegal-chance = Така карта чи такий кидок зараз неможливі: «{ $move }».

variant-standard = Звичайна гра
variant-solo = Соло-гра

verdict-points = Перемагає { $names }: найкращий результат.
verdict-shared = Цілковита нічия; перемогу ділять: { $names }.
