import { formatDollars } from '../money/money.ts'
import { fullStop } from '../text/full-stop.ts'
import { type Language, LOCALES } from '../text/language.ts'
import { formatLong, formatShort, type PartyDay } from '../time/party-day.ts'
import { timeInWords } from '../time/party-start.ts'

/**
 * A refusal's message to staff with values, in each language. Without values its English text is enough, see KnownText.
 */
export type ToStaff = Readonly<Record<Language, string>>

export const daysAtMost = (count: number): ToStaff => ({
  en: `You can ask for at most ${count} days at once.`,
  es: `Se pueden pedir como máximo ${count} días a la vez.`,
})

export const requestTooLarge = (size: string): ToStaff => ({
  en: `This request is larger than ${size}. Please send less at once.`,
  es: `Esta solicitud supera ${size}. Envíe menos a la vez.`,
})

export const keyTooLong = (length: number): ToStaff => ({
  en: `An Idempotency-Key has at most ${length} characters`,
  es: `Un Idempotency-Key tiene como máximo ${length} caracteres`,
})

const CHANGED = {
  'the accounts': 'las cuentas',
  'the prices': 'los precios',
  'the settings': 'la configuración',
  'the texts of the site': 'los textos del sitio',
  'this add-on': 'este complemento',
  'this booking': 'esta reserva',
  'this coupon': 'este cupón',
  'this customer': 'este cliente',
  'this resource': 'este recurso',
  'this testimonial': 'este testimonio',
  'this theme': 'este tema',
  'who works': 'quién trabaja',
}

/** How a sentence refers to what staff change. */
export type Changed = keyof typeof CHANGED

export const changedMeanwhile = (what: Changed): ToStaff => ({
  en: `Somebody else changed ${what} in the meantime. Look at the newer version, or save yours over it.`,
  es: `Otra persona cambió ${CHANGED[what]} mientras tanto. Vea la versión más reciente o guarde la suya en su lugar.`,
})

/** `others` counts the further bookings that would be left with too little. */
export const tooLittleForBooking = (id: number, day: PartyDay, others: number): ToStaff => ({
  en: `This would not leave enough for booking #${id} on ${formatLong(day)}${others === 0 ? '' : ` and ${others} more`}. Change those bookings first, or save anyway.`,
  es: `Así no quedaría suficiente para la reserva n.º ${id} del ${formatLong(day, 'es')}${others === 0 ? '' : ` y ${others} más`}. Cambie primero ${others === 0 ? 'esa reserva' : 'esas reservas'} o guárdelo de todos modos.`,
})

export const refundAtMost = (cents: number): ToStaff => ({
  en: `At most ${formatDollars(cents)} can be refunded.`,
  es: `Se pueden reembolsar como máximo ${formatDollars(cents)}.`,
})

export const paidForDeleted = (cents: number): ToStaff => ({
  en: `${formatDollars(cents)} has been paid for this booking. Please say what happens with the money: send it back, go by the policy, or keep it with a reason.`,
  es: `Por esta reserva se pagaron ${formatDollars(cents)}. Indique qué pasa con el dinero: devolverlo, seguir la política o conservarlo con un motivo.`,
})

export const overpaymentIsNow = (cents: number): ToStaff =>
  cents === 0
    ? {
        en: 'This booking is no longer overpaid.',
        es: 'Ya no hay nada pagado por encima del precio de esta reserva.',
      }
    : {
        en: `${formatDollars(cents)} is now paid beyond the price. Please check it again before you refund it.`,
        es: `Ahora hay ${formatDollars(cents)} pagados por encima del precio. Revíselo otra vez antes de reembolsarlo.`,
      }

export const failedRefundIsNow = (cents: number): ToStaff =>
  cents === 0
    ? {
        en: 'No part of this payment is waiting to be refunded anymore. Someone may have resolved it already.',
        es: 'Ya no queda nada por devolver de este pago. Es posible que otra persona ya lo haya atendido.',
      }
    : {
        en: `${formatDollars(cents)} of this payment is now waiting to be refunded. Please check it again first.`,
        es: `Ahora quedan ${formatDollars(cents)} por devolver de este pago. Revíselo otra vez antes de continuar.`,
      }

export const refundWentAnotherWay = (leftCents: number): ToStaff => ({
  en: `Only ${formatDollars(leftCents)} is left of this payment: the rest went back another way. If all of it did, mark this as resolved.`,
  es: `De este pago solo quedan ${formatDollars(leftCents)}: el resto se devolvió de otra manera. Si ya se devolvió todo, márquelo como atendido.`,
})

export const leftToPay = (cents: number): ToStaff => ({
  en: `Only ${formatDollars(cents)} is left to pay for this booking.`,
  es: `Solo faltan ${formatDollars(cents)} por pagar de esta reserva.`,
})

export const partyToCome = (day: PartyDay): ToStaff => ({
  en: `A party is still to come, on ${formatLong(day)}. Cancel it first, or erase the data afterwards.`,
  es: `Todavía falta una fiesta, el ${formatLong(day, 'es')}. Cancélela primero o borre los datos después.`,
})

export const certificateEnds = (day: PartyDay): ToStaff => ({
  en: `The certificate of exemption ends on ${formatLong(day)}, before the party. Ask for a newer one first.`,
  es: `El certificado de exención vence el ${formatLong(day, 'es')}, antes de la fiesta. Primero hay que mostrar uno más reciente.`,
})

export const notInFlorida = (zip: string): ToStaff => ({
  en: `${zip} is not a ZIP code area of Florida. Please choose one near it.`,
  es: `${zip} no es un código postal con zona en Florida. Elija uno cercano.`,
})

export const twoRates = (county: string, from: PartyDay): ToStaff => ({
  en: `${county} has two rates from ${formatShort(from)}.`,
  es: `${county} tiene dos tasas desde el ${formatShort(from, 'es')}.`,
})

export const zipOutsideArea = (zip: string): ToStaff => ({
  en: `${zip} is outside the delivery area, so this party has no delivery fee. To charge one, set a fee for this ZIP code in the settings first.`,
  es: `${zip} está fuera de la zona de entrega, así que esta fiesta no tiene tarifa de entrega. Para cobrar una, fije primero una tarifa para este código postal en la configuración.`,
})

export const zipUnknown = (zip: string): ToStaff => ({
  en: `We do not know where ${zip} is, so this party has no delivery fee. Please check the ZIP code. To charge a fee, set one for this ZIP code in the settings first.`,
  es: `No se sabe dónde está ${zip}, así que esta fiesta no tiene tarifa de entrega. Revise el código postal. Para cobrar una tarifa, fije primero una para este código postal en la configuración.`,
})

export const webhooksAtMost = (count: number): ToStaff => ({
  en: `You can have at most ${count} webhooks. Please remove one first.`,
  es: `Se pueden tener como máximo ${count} webhooks. Quite uno primero.`,
})

export const webhooksMissing = (setting: string): ToStaff => ({
  en: `Webhooks are not configured: ${setting} is missing.`,
  es: `Los webhooks no están configurados: falta ${setting}.`,
})

export const providerMissing = (name: string | null): ToStaff => ({
  en: `The settings of the payment provider "${name}" are missing.`,
  es: `Falta la configuración del proveedor de pagos "${name}".`,
})

export const imageServiceSays = (text: string): ToStaff => ({
  en: `The image service says: ${text}`,
  es: `El servicio de imágenes dice: ${text}`,
})

export const imageServiceStatus = (status: number): ToStaff => ({
  en: `The image service answered with status ${status}.`,
  es: `El servicio de imágenes respondió con el estado ${status}.`,
})

export const pictureShownBy = (users: readonly ToStaff[]): ToStaff => ({
  en: `This picture is shown by ${firstTwo(users, 'en', 'others')}. Choose another one there first.`,
  es: `Esta imagen se muestra en ${firstTwo(users, 'es', 'más')}. Elija primero otra allí.`,
})

/** Why a plan of a day does not work. */
export const nobodyWorksHere = (): ToStaff => ({
  en: 'Nobody works on this day.',
  es: 'Nadie trabaja este día.',
})

export const fewCrewsWork = (crews: number): ToStaff => ({
  en: `Only ${crews === 1 ? '1 crew works' : `${crews} crews work`} on this day.`,
  es: `Este día solo ${crews === 1 ? 'trabaja 1 equipo' : `trabajan ${crews} equipos`}.`,
})

export const arrivesLate = (arrivesAt: string, promisedUntil: string): ToStaff => ({
  en: `Arrives at ${timeInWords(arrivesAt)}, promised until ${timeInWords(promisedUntil)}.`,
  es: fullStop(
    `Hora de llegada: ${timeInWords(arrivesAt, 'es')} Se prometió a más tardar: ${timeInWords(promisedUntil, 'es')}`,
  ),
})

export const notDoneInTime = (workEndsAt: string): ToStaff => ({
  en: `Not done before the working day ends at ${timeInWords(workEndsAt)}.`,
  es: fullStop(`No se termina antes del fin de la jornada: ${timeInWords(workEndsAt, 'es')}`),
})

function firstTwo(users: readonly ToStaff[], language: Language, others: string): string {
  const words = users.map((user) => user[language])
  return new Intl.ListFormat(LOCALES[language]).format(
    words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} ${others}`] : words,
  )
}
