# Помічник для гри зі справжніми кубиками й полями: колоди, струшування, молоток, раунди, монументи.

## Підготовка

companion-title = Помічник
companion-text = Для гри зі справжньою настільною грою: відкриває карти або трусить кубики, пам’ятає, чий зараз хід, і роздає монументи. Один телефон посеред столу або в кожного свій.
companion-go-on = Продовжити
companion-players = Гравці за годинниковою стрілкою
companion-set-up = Підготувати гру
companion-set-up-cards = Витягнути карти
companion-again = Нова гра з тими самими гравцями

## Стіл

companion-share = Інші телефони
companion-share-text = Кожен, хто відкриє це посилання, бачить те саме й теж може натискати.
companion-link = Посилання на цього помічника
companion-pad = Підрахунок
companion-pad-text = Відкриється з уже вписаними гравцями, картами й раундами.
companion-undo = Скасувати
companion-undo-text = Скасувати останню дію
companion-cards = Візьміть із коробки ці карти
companion-lost = Сервер недоступний. Ви бачите те, що було мить тому; відновлюємо зв’язок…
companion-who = Гравці
companion-over = Усі містечка завершено.
companion-over-rounds = Зіграно всі раунди: { $number }.

## Крихітні містечка

companion-hammer = Головний архітектор: { $name }
companion-name = Який ресурс оголошено?
companion-everybody = Кожен розміщує один кубик: { $resource }
companion-drawn = Карта цього раунду: { $resource }
companion-free = Вільний вибір: кожен розміщує кубик, який захоче.
companion-next-hammer = Усі готові: передати молоток
companion-next-card = Усі готові: наступна карта
companion-next-round = Усі готові: наступний раунд
companion-first-card = Відкрити першу карту
companion-first-three = Відкрити три карти
companion-take = Візьміть одну з трьох карт:
companion-taken = Ви взяли: { $resource }. Розмістіть кубик, потім споруджуйте.
companion-next-open = Готово: наступна карта
companion-left =
    { $number ->
        [one] { $number } карта в колоді
        [few] { $number } карти в колоді
        [many] { $number } карт у колоді
       *[other] { $number } карти в колоді
    }
companion-hidden = П’ять карт відкладено долілиць; коли колода скінчиться, усі п’ятнадцять знову перетасують.
companion-complete = Містечко завершено
companion-complete-of = Містечко завершено: { $name }
companion-completed = завершено в раунді { $number }
companion-barred = Без молотка
companion-barred-of = Без молотка: { $name }
companion-barred-text = «Без молотка» — для гравця з картою «Форт Чортополох» або п’ятьма банками.
companion-named = Уже оголошено
companion-named-by = Раунд { $number }, { $name }: { $resource }
companion-named-card = Раунд { $number }: { $resource }

## Монументи

companion-monuments = Монументи
companion-monuments-text = Кожен отримує два монументи й залишає собі один. Гляньте на них по черзі на цьому телефоні, або нехай кожен гравець відкриє власне посилання.
companion-monument-open = обирає
companion-monument-kept = вибір зроблено
companion-monument-here = Дивитися тут
companion-monument-link = На своєму телефоні
companion-monument-link-of = Посилання лише для гравця: { $name }
companion-monument-link-text = Лише для цього гравця: посилання показує монументи, а на цьому телефоні їх більше не буде.
companion-monument-yours = Ваші два монументи: залиште один
companion-monument-keep = Залишити цей
companion-monument-keep-of = Залишити: { $card }
companion-monument-mine = Ваш монумент
companion-monument-hide = Сховати
companion-monument-show = Показати мій монумент

## Місто Шкереберть

companion-active = Активний гравець: { $name }
companion-shake = Потрусити
companion-round-of = Раунд { $number } з { $most }
companion-pick = Який колір обирає { $name }? Іншим його брати не можна.
companion-blocked = Закритий для інших колір, який обрав активний гравець ({ $name }): { $tile }
companion-blocked-solo = Заборонено в цьому раунді: { $tile }
companion-all-open = Кожен може обрати будь-який колір.
companion-next-shake = Усі готові: наступний раунд
companion-lay = Розташуйте плитки так
companion-track = Раунди
companion-track-open = Раунд { $number }: кожен може обрати будь-який колір
companion-track-plain = Раунд { $number }
companion-construction = Будівельні плитки
companion-construction-at = { $square }: { $tiles }

## Коли чогось не може бути

companion-unknown = Помічника не знайдено.
companion-broken = За чинною версією правил цей помічник не може продовжувати: { $why }
companion-stale = Хтось натиснув раніше; погляньте ще раз.
companion-too-long = Журнал цього помічника заповнено. Почніть нового.
companion-no-undo = Вам нема чого скасовувати.
companion-no-such-move = Зараз це неможливо.
companion-not-your-monument = Це може зробити лише той, хто має власне посилання цього гравця.
companion-keep-first = Спершу кожен має залишити собі монумент.
companion-name-first = Спершу головний архітектор має оголосити ресурс.
companion-take-first = Спершу візьміть одну з трьох карт.
companion-complete-later = Позначте завершене містечко, поки триває раунд.
companion-over-already = Гру закінчено.
