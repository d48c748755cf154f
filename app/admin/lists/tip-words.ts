import { inBoth } from '#app/lib/language/in-both.ts'

/** What staff read about tips. */
export const TIP_WORDS = inBoth(
  {
    offer: 'Ask for a tip for the crew',
    offerHint:
      'From the day after the party, families can give one by card on their booking’s own page, and the e-mail that asks for a review says so. The page promises that all of it goes to the crew. Tips are counted apart from your revenue.',
    ofBooking: 'Tip for the crew',
    inAll: 'Tips for the crew',
  },
  {
    offer: 'Pedir una propina para el equipo',
    offerHint:
      'Desde el día después de la fiesta, las familias pueden darla con tarjeta en la página de su reserva, y el correo que pide una reseña lo dice. La página promete que toda la propina es para el equipo. Las propinas se cuentan aparte de sus ingresos.',
    ofBooking: 'Propina para el equipo',
    inAll: 'Propinas para el equipo',
  },
)
