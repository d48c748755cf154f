import { inBoth } from '#app/lib/language/in-both.ts'
import { formatDayAndTime } from '#app/lib/language/instant-words.ts'
import type { DayRoom } from '#contract/calendar/agenda.ts'
import type { DayFullness } from '#domain/calendar/day-fullness.ts'
import { teepeesInWords } from '#domain/text/counted.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'

type Counts = Readonly<Record<DayFullness, number>>

export const AVAILABILITY_WORDS = inBoth(
  {
    title: 'Availability',
    hint: 'Days on which parents cannot book.',
    cancel: 'Cancel',
    addDate: 'Add Date',

    dates: {
      loadFailed: 'The unavailable dates could not be loaded.',
      none: 'No unavailable dates have been set. All dates are currently available for booking.',
      label: 'Unavailable dates',
      remove: (day: PartyDay) => `Delete ${formatLong(day)}`,
      removed: 'Date Removed',
      canBeBooked: (day: PartyDay) => `${formatLong(day)} can be booked again.`,
      removeFailed: 'Failed to remove unavailable date',
    },

    form: {
      label: 'Add an unavailable date',
      added: 'Date Added',
      isUnavailable: (day: PartyDay) => `${formatLong(day)} is now unavailable.`,
      failed: 'Failed to add unavailable date',
      date: 'Date',
      already: 'Already unavailable',
      reason: 'Reason (optional)',
      reasonHint: 'Parents who ask for this day see it too.',
      adding: 'Adding...',
      dateRequired: 'A date is required',
      reasonTooShort: (least: number) => `Reason must be at least ${least} characters`,
    },

    booked: {
      parties: (count: number) =>
        count === 1 ? 'A party is booked on this day.' : `${count} parties are booked on this day.`,
      stayBooked: 'Closing the day cancels nothing and notifies no one: it only prevents new bookings.',
      stillBooked: 'Nothing was cancelled when the day was closed.',
      unknown: 'We could not load whether parties are booked on this day. Please check the bookings.',
      label: (day: PartyDay) => `Parties on ${formatLong(day)}`,
    },

    waiting: {
      title: 'Waiting list',
      date: 'Date',
      name: 'Name',
      email: 'Email',
      teepees: 'Teepees',
      state: 'State',
      states: {
        waiting: 'Waiting',
        offered: 'A place is held',
        booked: 'Booked',
        missed: 'Did not answer',
        left: 'Left the list',
      },
      until: (instant: string) => `until ${formatDayAndTime(instant)}`,
    },

    space: {
      title: 'Room for a teepee',
      hint: 'Families use it to see how many teepees fit in their room; the FAQ gives the space for four.',
      save: 'Save Room',
      feet: {
        widthFeet: 'Teepee width (feet)',
        lengthFeet: 'Teepee length (feet)',
        walkwayFeet: 'Walkway (feet)',
      },
      enterFeet: (least: number, most: number) => `Please enter ${least} to ${most} feet`,
    },

    year: {
      title: 'The year at a glance',
      legend: { free: 'Free', few: 'Nearly full', full: 'Full', closed: 'Unavailable' },
      /** 'February 2027: 2 unavailable, 1 full, 3 nearly full, 22 free'. */
      month: (name: string, { closed, full, few, free }: Counts) =>
        `${name}: ${closed} unavailable, ${full} full, ${few} nearly full, ${free} free`,
      /** 'Saturday, February 13, 2027: 3 of 4 parties, 18 teepees left'. */
      day: ({ date, parties, maxParties, teepeesLeft, ...day }: DayRoom) => {
        const room = `${parties} of ${maxParties} parties, ${teepeesInWords(teepeesLeft)} left`
        return `${formatLong(date)}: ${day.isUnavailable ? (day.unavailableReason ?? 'unavailable') : room}`
      },
    },
  },
  {
    title: 'Fechas',
    hint: 'Días en los que los padres no pueden reservar.',
    cancel: 'Cancelar',
    addDate: 'Agregar fecha',

    dates: {
      loadFailed: 'No se pudieron cargar las fechas no disponibles.',
      none: 'No hay fechas marcadas como no disponibles. Por ahora se puede reservar cualquier fecha.',
      label: 'Fechas no disponibles',
      remove: (day) => `Eliminar ${formatLong(day, 'es')}`,
      removed: 'Fecha eliminada',
      canBeBooked: (day) => `El ${formatLong(day, 'es')} se puede reservar otra vez.`,
      removeFailed: 'No se pudo eliminar la fecha no disponible',
    },

    form: {
      label: 'Agregar una fecha no disponible',
      added: 'Fecha agregada',
      isUnavailable: (day) => `El ${formatLong(day, 'es')} ya no está disponible.`,
      failed: 'No se pudo agregar la fecha no disponible',
      date: 'Fecha',
      already: 'Ya no está disponible',
      reason: 'Motivo (opcional)',
      reasonHint: 'También lo leen los padres que preguntan por este día.',
      adding: 'Agregando...',
      dateRequired: 'Elija una fecha',
      reasonTooShort: (least) => `Escriba un motivo de al menos ${least} caracteres`,
    },

    booked: {
      parties: (count) =>
        count === 1 ? 'Hay una fiesta reservada este día.' : `Hay ${count} fiestas reservadas este día.`,
      stayBooked: 'Cerrar el día no cancela nada ni avisa a nadie: solo impide nuevas reservas.',
      stillBooked: 'No se canceló nada al cerrar el día.',
      unknown: 'No se pudo cargar si hay fiestas reservadas este día. Revíselo en las reservas.',
      label: (day) => `Fiestas del ${formatLong(day, 'es')}`,
    },

    waiting: {
      title: 'Lista de espera',
      date: 'Fecha',
      name: 'Nombre',
      email: 'Correo electrónico',
      teepees: 'Tipis',
      state: 'Estado',
      states: {
        waiting: 'En espera',
        offered: 'Lugar guardado',
        booked: 'Reservó',
        missed: 'No respondió',
        left: 'Salió de la lista',
      },
      until: (instant) => `hasta el ${formatDayAndTime(instant, 'es')}`,
    },

    space: {
      title: 'Espacio para un tipi',
      hint: 'Con esto las familias ven cuántos tipis caben en su cuarto; las preguntas frecuentes dicen el espacio para cuatro.',
      save: 'Guardar espacio',
      feet: {
        widthFeet: 'Ancho del tipi (pies)',
        lengthFeet: 'Largo del tipi (pies)',
        walkwayFeet: 'Pasillo (pies)',
      },
      enterFeet: (least, most) => `Escriba de ${least} a ${most} pies`,
    },

    year: {
      title: 'El año de un vistazo',
      legend: { free: 'Libre', few: 'Casi lleno', full: 'Lleno', closed: 'No disponible' },
      month: (name, { closed, full, few, free }) =>
        `${name}: ${closed} no disponibles, ${full} llenos, ${few} casi llenos, ${free} libres`,
      day: ({ date, parties, maxParties, teepeesLeft, ...day }) => {
        const left = `${teepeesLeft === 1 ? 'queda' : 'quedan'} ${teepeesInWords(teepeesLeft, 'es')}`
        const room = `${parties} de ${maxParties} fiestas, ${left}`
        return `${formatLong(date, 'es')}: ${day.isUnavailable ? (day.unavailableReason ?? 'no disponible') : room}`
      },
    },
  },
)
export type YearWords = (typeof AVAILABILITY_WORDS)['en']['year']
