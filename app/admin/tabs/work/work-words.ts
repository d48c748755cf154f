import { inBoth } from '#app/lib/language/in-both.ts'
import type { Work } from '#contract/calendar/work.ts'
import { formatLong, formatShort, type PartyDay } from '#domain/time/party-day.ts'
import { type DeliveryWindow, windowInWords } from '#domain/time/party-start.ts'

type Exception = Work['exceptions'][number]

const crews = (count: number) => (count === 1 ? '1 crew' : `${count} crews`)
const equipos = (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`)

export const WORK_WORDS = inBoth(
  {
    title: 'Crew schedule',
    hint: 'Setups and collections, by crew. Drag a stop, or move it with its buttons.',
    loadFailed: 'The crew schedule could not be loaded.',

    board: {
      week: 'The week',
      previous: 'Previous week',
      next: 'Next week',
      days: (from: PartyDay, to: PartyDay) => `${formatShort(from)} to ${formatShort(to)}`,
      loadFailed: 'The week could not be loaded.',
      who: (count: number, window: DeliveryWindow) => `${crews(count)}, ${windowInWords(window)}`,
      nobody: 'Nobody works',
      asking: 'Asking...',
      suggest: 'Suggest a new order',
      timeNeeded: 'Time needed',
      /** Of the crews' hours. */
      needed: (needed: string, there: string, isOver: boolean) =>
        `${needed} of ${there}${isOver ? ': too much for this day' : ''}`,
    },

    hours: {
      title: 'Hours and minutes',
      hint: 'Setups, collections and driving of a day must fit into the hours of its crews. A party is set up on its day and collected on the next working day.',
      save: 'Save Hours',
      enabled: 'Limit bookings by crew time',
      enabledHint:
        'Off: parties can be booked even when no crew has time. The week below is still planned with these hours.',
      crews: 'Crews',
      drive: 'Driving to a stop (min)',
      speed: 'Miles per hour',
      minutes: {
        setupBase: 'Set up a party (min)',
        setupPerTeepee: 'and each teepee (min)',
        setupPerAddon: 'and each add-on (min)',
        collectBase: 'Collect a party (min)',
        collectPerTeepee: 'and each teepee (min)',
        collectPerAddon: 'and each add-on (min)',
      },
      week: 'The week',
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      from: (weekday: string) => `${weekday} from`,
      to: (weekday: string) => `${weekday} to`,
      enterMinutes: (most: number) => `Please enter minutes, ${most} at most`,
      enterCrews: (most: number) => `Please enter 1 to ${most} crews`,
      enterSpeed: 'Please enter 5 to 80 miles per hour',
      nobody: 'At least one day of the week needs a crew.',
      endsTooEarly: (weekday: string) => `${weekday} must end after it begins.`,
    },

    exceptions: {
      title: 'Days with different hours',
      hint: 'Holidays, a second crew for a busy Saturday, an early evening.',
      words: ({ crews: count, window, reason }: Exception) => {
        const hours = window && count > 0 ? `${crews(count)}, ${windowInWords(window)}` : 'nobody works'
        return reason ? `${hours} (${reason})` : hours
      },
      remove: (day: PartyDay) => `Delete ${formatLong(day)}`,
      day: 'Day',
      crews: 'Crews that day',
      crewsHint: '0: nobody works.',
      from: 'From',
      to: 'To',
      reason: 'Reason (optional)',
      saving: 'Saving...',
      add: 'Add Day',
      changed: 'The calendar knows who works on this day.',
      chooseDay: 'Please choose a day',
      enterCrews: (most: number) => `Please enter 0 to ${most} crews`,
      endsTooEarly: 'The working day must end after it begins.',
    },
  },
  {
    title: 'Quién trabaja',
    hint: 'Montajes y recogidas, por equipo. Arrastre una parada, o muévala con sus botones.',
    loadFailed: 'No se pudo cargar quién trabaja.',

    board: {
      week: 'La semana',
      previous: 'Semana anterior',
      next: 'Semana siguiente',
      days: (from, to) => `${formatShort(from, 'es')} – ${formatShort(to, 'es')}`,
      loadFailed: 'No se pudo cargar la semana.',
      who: (count, window) => `${equipos(count)}, ${windowInWords(window, 'es')}`,
      nobody: 'Nadie trabaja',
      asking: 'Consultando...',
      suggest: 'Sugerir otra vez un orden',
      timeNeeded: 'Tiempo necesario',
      needed: (needed, there, isOver) => `${needed} de ${there}${isOver ? ': demasiado para este día' : ''}`,
    },

    hours: {
      title: 'Horas y minutos',
      hint: 'Los montajes, las recogidas y el manejo de un día deben caber en las horas de sus equipos. Una fiesta se monta en su día y se recoge el siguiente día en que alguien trabaja.',
      save: 'Guardar horas',
      enabled: 'El calendario lo tiene en cuenta',
      enabledHint:
        'Apagado: el tiempo de nadie impide reservar una fiesta. La semana se planifica con esto de todos modos.',
      crews: 'Equipos',
      drive: 'Manejo hasta una parada (min)',
      speed: 'Millas por hora',
      minutes: {
        setupBase: 'Montar una fiesta (min)',
        setupPerTeepee: 'y cada tipi (min)',
        setupPerAddon: 'y cada complemento (min)',
        collectBase: 'Recoger una fiesta (min)',
        collectPerTeepee: 'y cada tipi (min)',
        collectPerAddon: 'y cada complemento (min)',
      },
      week: 'La semana',
      weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
      from: (weekday) => `${weekday}, desde`,
      to: (weekday) => `${weekday}, hasta`,
      enterMinutes: (most) => `Escriba los minutos, ${most} como máximo`,
      enterCrews: (most) => `Escriba de 1 a ${most} equipos`,
      enterSpeed: 'Escriba de 5 a 80 millas por hora',
      nobody: 'Alguien tiene que trabajar un día de la semana.',
      endsTooEarly: (weekday) => `${weekday}: la hora final debe ser después de la inicial.`,
    },

    exceptions: {
      title: 'Días distintos de los demás',
      hint: 'Feriados, un segundo equipo para un sábado ocupado, una tarde corta.',
      words: ({ crews: count, window, reason }) => {
        const hours =
          window && count > 0 ? `${equipos(count)}, ${windowInWords(window, 'es')}` : 'nadie trabaja'
        return reason ? `${hours} (${reason})` : hours
      },
      remove: (day) => `Eliminar ${formatLong(day, 'es')}`,
      day: 'Día',
      crews: 'Equipos ese día',
      crewsHint: '0: nadie trabaja.',
      from: 'Desde',
      to: 'Hasta',
      reason: 'Motivo (opcional)',
      saving: 'Guardando...',
      add: 'Agregar día',
      changed: 'El calendario sabe quién trabaja este día.',
      chooseDay: 'Elija un día',
      enterCrews: (most) => `Escriba de 0 a ${most} equipos`,
      endsTooEarly: 'La jornada debe terminar después de empezar.',
    },
  },
)
