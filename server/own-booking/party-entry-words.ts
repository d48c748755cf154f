import type { Language } from '#domain/text/language.ts'

const ENGLISH = {
  title: (theme: string) => `${theme} teepee party`,
  arriveBetween: (bounds: string) => `between ${bounds}`,
  arriveBefore: '2-3 hours before the party',
  notes: (reference: string, arrival: string) =>
    `Booking ID ${reference}. We arrive ${arrival} to set everything up.`,
  balanceOpen: 'A balance is still open, see your booking.',
}

const SPANISH: typeof ENGLISH = {
  title: (theme) => `Fiesta con tipis: ${theme}`,
  arriveBetween: (bounds) => `entre ${bounds}`,
  arriveBefore: 'de 2 a 3 horas antes de la fiesta',
  notes: (reference, arrival) => `Número de reserva ${reference}. Llegamos ${arrival} para armar todo.`,
  balanceOpen: 'Todavía hay un saldo pendiente; vea su reserva.',
}

export function partyEntryWordsIn(language: Language): typeof ENGLISH {
  return language === 'es' ? SPANISH : ENGLISH
}
