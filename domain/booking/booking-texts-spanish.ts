import type { BookingText } from './booking-fields.ts'

type SpanishText = { readonly label: string; readonly hint: string; readonly staffLabel: string }

/** What BOOKING_TEXTS says in English, in Spanish; the export has English columns alone. */
export const SPANISH_BOOKING_TEXTS: Readonly<Record<BookingText, SpanishText>> = {
  specialRequests: {
    label: 'Peticiones especiales',
    hint: 'Opcional',
    staffLabel: 'Peticiones especiales',
  },
  customThemeDetails: {
    label: 'Detalles del tema a medida',
    hint: '¿Cómo debe verse? Colores, personajes, todo lo que sueñe.',
    staffLabel: 'Deseos para el tema',
  },
  allergiesAndNeeds: {
    label: 'Alergias y necesidades',
    hint: 'Opcional. Comida, plumas, una silla de ruedas: lo que debamos saber antes de llegar.',
    staffLabel: 'Alergias y necesidades',
  },
}
