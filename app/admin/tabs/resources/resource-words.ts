import { inBoth } from '#app/lib/language/in-both.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import { formatLong, formatShort, type PartyDay } from '#domain/time/party-day.ts'

type Kept = Pick<Resource, 'daysBefore' | 'daysAfter'>
type Change = Resource['changes'][number]

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const dias = (count: number) => (count === 1 ? '1 día' : `${count} días`)

export const RESOURCE_WORDS = inBoth(
  {
    title: 'What we own',
    hint: 'A day can only be booked while enough is left of everything the party needs.',
    add: 'Add Something',
    loadFailed: 'What we own could not be loaded.',
    none: 'Teepees, theme kits and add-ons are counted already. Add what several of them share: a projector, a generator, a van.',
    removing: (name: string) =>
      `${name} will no longer limit any party, and its repairs will be deleted too.`,
    removed: 'Deleted successfully',
    stocks: 'Teepees and add-ons',
    stocksHint:
      'The next 8 weeks. How many there are is set in Availability, in each theme and in each add-on.',

    kinds: { frame: 'Frame', kit: 'Theme kit', part: 'Shared part', crew: 'Van or crew' },
    per: { teepee: 'per teepee', unit: 'per unit', booking: 'per booking' },

    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    days: 'Days',
    /** Returns 'Kept 1 day before and 2 days after the party'. */
    kept: ({ daysBefore, daysAfter }: Kept) => {
      if (daysBefore === 0 && daysAfter === 0) return 'Kept on the day of the party'
      if (daysBefore === 0) return `Kept until ${days(daysAfter)} after the party`
      return `Kept ${days(daysBefore)} before and ${days(daysAfter)} after the party`
    },
    neededBy: 'Needed by',
    nothingYet: 'Nothing yet',
    repairs: 'Repairs',
    noRepairs: 'None',
    /** Returns 'Jun 3, 2027 to Jun 9, 2027: 1 fewer (In repair)'. */
    change: ({ from, to, delta, reason }: Change) => {
      const when = from === to ? formatShort(from) : `${formatShort(from)} to ${formatShort(to)}`
      const amount = `${Math.abs(delta)} ${delta < 0 ? 'fewer' : 'more'}`
      return `${when}: ${amount}${reason ? ` (${reason})` : ''}`
    },
    takeBack: (change: string) => `Undo ${change}`,
    takenBack: 'These days are back to normal.',
    whatNeedsIt: 'What needs it',
    repair: 'Repair',

    load: {
      allTeepees: 'Total teepees',
      summary: (name: string, load: string) => `${name}, the next 8 weeks: ${load}`,
      day: (day: PartyDay, taken: number, quantity: number) =>
        `${formatLong(day)}: ${taken} of ${quantity} taken`,
      tooFew: (when: string) => `Too few on ${when}.`,
      allTaken: (when: string) => `All taken on ${when}.`,
      enough: 'Enough on every day.',
      nothing: 'Nothing is taken.',
      named: (named: readonly string[], more: number) =>
        more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and '),
    },

    dialog: {
      newTitle: 'Something we own',
      save: 'Save Changes',
      add: 'Add It',
      name: 'Name',
      kind: 'Kind',
      quantity: 'How many',
      daysBefore: 'Days before',
      daysAfter: 'Days after',
      daysHint:
        'The days before and after a party on which it is not free for another one: packing, drying, washing.',
      saved: 'Saved',
      savedHint: 'The calendar uses it from now on.',
      enterName: 'Please enter a name',
      enterQuantity: 'Please enter how many there are',
      enterDays: (most: number) => `Please enter a whole number of days, ${most} at most`,
    },

    needs: {
      title: (name: string) => `What needs ${name}`,
      done: (name: string) => `Saved what needs ${name}.`,
      unfinished: 'Please finish every line, or remove it',
      save: 'Save',
      none: 'Nothing needs it yet, so it does not limit bookings.',
      add: 'Add a line',
      line: (place: number) => `Line ${place}`,
      removeLine: (place: number) => `Remove line ${place}`,
      choose: 'Choose a theme or an add-on',
      themes: 'Themes',
      addons: 'Add-ons',
      count: 'How many',
      counted: 'Counted',
      chooseNeeder: 'Please choose what needs it',
      enterCount: 'Please enter how many',
    },

    repairDialog: {
      title: (name: string) => `Repairs of ${name}`,
      quantity: (quantity: number) => `On other days you have ${quantity}.`,
      done: (name: string) => `Saved the days for ${name}.`,
      save: 'Add These Days',
      from: 'First day',
      to: 'Last day',
      amount: 'How many',
      direction: 'Fewer or more',
      fewer: 'Fewer',
      more: 'More',
      reason: 'Reason',
      reasonHint: 'For example: torn canvas.',
      chooseFrom: 'Please choose the first day',
      chooseTo: 'Please choose the last day',
      toBeforeFrom: 'The last day must not be before the first.',
      enterAmount: 'Please enter how many',
    },
  },
  {
    title: 'Lo que tenemos',
    hint: 'Un día solo se puede reservar mientras quede suficiente de todo lo que la fiesta necesita.',
    add: 'Agregar algo',
    loadFailed: 'No se pudo cargar lo que tenemos.',
    none: 'Los tipis, los juegos de cada tema y los complementos ya se cuentan. Agregue lo que varios comparten: un proyector, un generador, una camioneta.',
    removing: (name) => `${name} ya no limitará ninguna fiesta, y sus reparaciones también se eliminarán.`,
    removed: 'Eliminado',
    stocks: 'Tipis y complementos',
    stocksHint:
      'Las próximas 8 semanas. Cuántos hay se indica en Fechas, en cada tema y en cada complemento.',

    kinds: {
      frame: 'Estructura',
      kit: 'Juego de un tema',
      part: 'Pieza compartida',
      crew: 'Camioneta o equipo',
    },
    per: { teepee: 'por tipi', unit: 'por unidad', booking: 'por reserva' },

    edit: (name) => `Editar ${name}`,
    remove: (name) => `Eliminar ${name}`,
    days: 'Días',
    kept: ({ daysBefore, daysAfter }) => {
      if (daysBefore === 0 && daysAfter === 0) return 'Ocupado el día de la fiesta'
      if (daysBefore === 0) return `Ocupado hasta ${dias(daysAfter)} después de la fiesta`
      return `Ocupado ${dias(daysBefore)} antes y ${dias(daysAfter)} después de la fiesta`
    },
    neededBy: 'Lo necesitan',
    nothingYet: 'Nada todavía',
    repairs: 'Reparaciones',
    noRepairs: 'Ninguna',
    change: ({ from, to, delta, reason }) => {
      const first = formatShort(from, 'es')
      const when = from === to ? first : `${first} – ${formatShort(to, 'es')}`
      const amount = `${Math.abs(delta)} ${delta < 0 ? 'menos' : 'más'}`
      return `${when}: ${amount}${reason ? ` (${reason})` : ''}`
    },
    takeBack: (change) => `Quitar ${change}`,
    takenBack: 'Estos días vuelven a contar como los demás.',
    whatNeedsIt: 'Qué lo necesita',
    repair: 'Reparación',

    load: {
      allTeepees: 'Tipis en total',
      summary: (name, load) => `${name}, las próximas 8 semanas: ${load}`,
      day: (day, taken, quantity) => `${formatLong(day, 'es')}: ${taken} de ${quantity} en uso`,
      tooFew: (when) => `No alcanza el ${when}.`,
      allTaken: (when) => `Todo en uso el ${when}.`,
      enough: 'Alcanza todos los días.',
      nothing: 'Nada está en uso.',
      named: (named, more) =>
        more > 0
          ? `${named.join(', ')} y ${more === 1 ? '1 día más' : `${more} días más`}`
          : named.join(' y el '),
    },

    dialog: {
      newTitle: 'Algo que tenemos',
      save: 'Guardar cambios',
      add: 'Agregar',
      name: 'Nombre',
      kind: 'Tipo',
      quantity: 'Cantidad',
      daysBefore: 'Días antes',
      daysAfter: 'Días después',
      daysHint:
        'Los días antes y después de una fiesta en los que no está libre para otra: empacar, secar, lavar.',
      saved: 'Guardado',
      savedHint: 'El calendario lo tiene en cuenta desde ahora.',
      enterName: 'Escriba un nombre',
      enterQuantity: 'Escriba cuántos hay',
      enterDays: (most) => `Escriba un número entero de días, ${most} como máximo`,
    },

    needs: {
      title: (name) => `Qué necesita ${name}`,
      done: (name) => `El calendario sabe qué necesita ${name}.`,
      unfinished: 'Complete cada línea o quítela',
      save: 'Guardar',
      none: 'Nada lo necesita todavía, así que no impide ninguna reserva.',
      add: 'Agregar una línea',
      line: (place) => `Línea ${place}`,
      removeLine: (place) => `Quitar la línea ${place}`,
      choose: 'Elija un tema o un complemento',
      themes: 'Temas',
      addons: 'Complementos',
      count: 'Cantidad',
      counted: 'Se cuenta',
      chooseNeeder: 'Elija qué lo necesita',
      enterCount: 'Escriba la cantidad',
    },

    repairDialog: {
      title: (name) => `Reparaciones de ${name}`,
      quantity: (quantity) => `Los demás días hay ${quantity}.`,
      done: (name) => `El calendario tiene en cuenta ${name} en estos días.`,
      save: 'Agregar estos días',
      from: 'Primer día',
      to: 'Último día',
      amount: 'Cantidad',
      direction: 'Menos o más',
      fewer: 'Menos',
      more: 'Más',
      reason: 'Motivo',
      reasonHint: 'Por ejemplo: lona rota.',
      chooseFrom: 'Elija el primer día',
      chooseTo: 'Elija el último día',
      toBeforeFrom: 'El último día no puede ser antes del primero.',
      enterAmount: 'Escriba la cantidad',
    },
  },
)
