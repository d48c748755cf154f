import type { BookingFieldWords } from './booking-fields.ts'

/** What BOOKING_FIELDS says in English, in Spanish; the export has English columns alone. */
export const SPANISH_BOOKING_FIELDS = {
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
  floor: {
    label: 'Piso',
    hint: 'Opcional. ¿Algo que nuestro equipo deba saber de la entrada?',
    staffLabel: 'Piso',
    options: { ground: 'Planta baja', '1-3': 'Piso 1 a 3', higher: 'Más arriba' },
  },
  stairs: {
    label: 'Escaleras para entrar',
    hint: 'Opcional. Sin ascensor.',
    staffLabel: 'Escaleras',
    options: { yes: 'Sí', no: 'No' },
  },
} as const satisfies BookingFieldWords
