## Позиція одним рядком

error-position-form = «{ $text }» — не позиція: вона починається з гри та її правил, як-от «tiny-towns 1 variant=solo …».
error-position-newer = Цю позицію записано за правилами { $rules }, а програма знає правила { $known }: оновіть її, щоб прочитати позицію.
error-position-none = { $game } не має позицій у вигляді тексту.
error-position-missing = У позиції немає поля «{ $field }».
error-position-unknown = У позиціях не буває поля «{ $field }».
error-position-value = «{ $text }» не може стояти в полі «{ $field }» позиції; очікується: { $expected }.
error-position-impossible = Такої позиції в грі не буває: поле «{ $field }» суперечить решті.
error-position-setup = Початкові дані позиції неправильні: { $why }

## Партія в Python

illegal-not-in-this-line = Ця позиція містить те, що знає місце { $seat }, і запитувати чи ходити можна лише за нього.
illegal-in-a-spectators-line = Ця позиція містить те, що знає глядач, тож запитувати чи ходити в ній не можна ні за кого.
illegal-not-shown-yet = Цей хід завершує крок, а позиція не каже, що в ньому зробили інші.
