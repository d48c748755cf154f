import { languageOfPath } from '#domain/site/page-path.ts'

/** Titles are written before the words of the page are loaded, so these few exist in both languages. */
const TITLES = {
  en: {
    wizard: 'Book your party',
    success: 'Your booking',
    own: 'My booking',
    waiting: 'Waiting list',
    description: 'Choose a theme and a day, add extras and pay by card: a teepee sleepover in two minutes.',
  },
  es: {
    wizard: 'Reserve su fiesta',
    success: 'Su reserva',
    own: 'Mi reserva',
    waiting: 'Lista de espera',
    description:
      'Elija un tema y un día, agregue complementos y pague con tarjeta: una pijamada con tipis en dos minutos.',
  },
} as const

export function titlesAt({ pathname }: { readonly pathname: string }) {
  return TITLES[languageOfPath(pathname)]
}
