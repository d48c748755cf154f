import { isBookingField } from '../booking/booking-fields.ts'
import { SPANISH_BOOKING_FIELDS } from '../booking/booking-fields-spanish.ts'
import type { DetailsField, RequiredField } from '../booking/details-fields.ts'
import type { BookingStatus } from '../booking/status.ts'
import { formatDollars, percentWords, WHOLE_PERCENTAGE } from '../money/money.ts'
import { childrenInWords, daysInWords, teepeesInWords, waitInWords } from '../text/counted.ts'
import { tooLargeSentence } from '../text/file-size.ts'
import { fullStop } from '../text/full-stop.ts'
import { formatLong, formatMoment, type PartyDay } from '../time/party-day.ts'
import type { Sentences } from './english.ts'

const long = (day: PartyDay) => formatLong(day, 'es')
const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)

/** Of a booking, in the middle of a sentence. */
export const SPANISH_STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: 'pendiente',
  confirmed: 'confirmada',
  completed: 'completada',
  cancelled: 'cancelada',
}

export const SPANISH: Sentences = {
  couponInactive: () => 'Este cupón ya no está activo. Quítelo o pruebe otro código.',
  couponTooEarly: () =>
    'Este cupón todavía no se puede usar. Quítelo o vuelva cuando haya comenzado la oferta.',
  couponExpired: () => 'Este cupón ya venció. Quítelo o pruebe otro código.',
  couponUsedUp: () => 'Este cupón ya se usó todas las veces posibles. Quítelo o pruebe otro código.',
  couponJustUsedUp: () => 'Este cupón se acaba de agotar. Quítelo o pruebe otro código.',
  couponMinimum: (cents) =>
    `Este cupón es para reservas de ${formatDollars(cents)} o más. Quítelo o agregue algo a su fiesta.`,
  couponUnknown: () => 'No conocemos este cupón. Revise el código e inténtelo de nuevo.',
  couponUnknownInOrder: () => 'No conocemos este cupón. Quítelo o pruebe otro código.',

  chooseOtherDate: () => 'Por favor, elija otra fecha.',
  fullyBooked: (day) => `El ${long(day)} ya está completo.`,
  dayPassed: (day) => `El ${long(day)} ya pasó.`,
  noticeNeeded: (count, first) =>
    `Necesitamos ${days(count)} para preparar una fiesta: el primer día que se puede reservar es el ${long(first)}.`,
  callForEarlier: (phone) => `Para una fecha anterior, llámenos al ${phone}.`,
  tooFarAhead: (count, last) =>
    `Aceptamos reservas con hasta ${count} días de anticipación, hasta el ${long(last)}.`,
  chooseEarlierDate: () => 'Por favor, elija una fecha anterior.',
  dayClosed: (day, reason) => `No atendemos el ${long(day)}${reason ? ` (${reason})` : ''}.`,
  nobodyWorks: (day) => `Nadie de nuestro equipo trabaja el ${long(day)}.`,
  noTimeToSetUp: (day) => `A nuestro equipo no le queda tiempo el ${long(day)} para armar esta fiesta.`,
  noTimeToCollect: (day) => `A nuestro equipo no le queda tiempo el ${long(day)} para recoger esta fiesta.`,
  noTeepeesLeft: (day) => `No quedan tipis para el ${long(day)}.`,
  fewTeepeesLeft: (count, day) =>
    `${count === 1 ? 'Solo queda 1 tipi' : `Solo quedan ${count} tipis`} para el ${long(day)}.`,
  noMoreTeepeesLeft: (day) => `Para el ${long(day)} no quedan más tipis que los suyos.`,
  fewMoreTeepeesLeft: (count, day) =>
    `Para el ${long(day)} ${count === 1 ? 'solo queda 1 tipi más' : `solo quedan ${count} tipis más`} además de los suyos.`,
  chooseFewerTeepees: () => 'Por favor, elija menos tipis u otra fecha.',
  tooLittleLeft: (day, name) =>
    `Para el ${long(day)} no queda suficiente de lo que esta fiesta necesita (${name}).`,
  addonTaken: (name, day) => `${name}: ya está reservado para el ${long(day)}.`,
  chooseFewerOfAddon: () => 'Por favor, elija menos cantidad u otra fecha.',
  nearestFreeDates: (free) =>
    `${free.length === 1 ? 'La fecha libre más cercana es' : 'Las fechas libres más cercanas son'} el ${free.map(long).join(' y el ')}.`,
  roomForMore: () => 'Hay lugar para este pedido. Puede cambiarlo ahora mismo.',
  stillHasRoom: (day) => `El ${long(day)} todavía tiene lugar. Puede reservarlo ahora mismo.`,

  bookingGone: () => 'Esta reserva ya no existe.',
  noSuchReference: () => 'No hay ninguna reserva con este número. Revíselo e inténtelo de nuevo.',
  alreadyPaid: () => 'Esta reserva ya está pagada. No hace falta que pague otra vez.',
  cancelledBookAgain: () => 'Esta reserva fue cancelada. Por favor, reserve de nuevo.',
  changedByUs: () =>
    'Nosotros mismos cambiamos esta reserva, por eso ya no se cambia en esta página. Comuníquese con nosotros.',
  changedMeanwhile: () =>
    'Esta reserva se está cambiando en otro lugar en este mismo momento. Inténtelo de nuevo.',
  alreadyInStatus: (status) => `Esta reserva ya está ${SPANISH_STATUSES[status]}.`,
  cannotBeMoved: (status) =>
    `Esta reserva está ${SPANISH_STATUSES[status]} y no se puede cambiar de fecha. Por favor, comuníquese con nosotros.`,
  movedEnough: (times) =>
    times === 0
      ? 'Para cambiar la fecha de esta fiesta, comuníquese con nosotros.'
      : `Esta fiesta ya cambió de fecha ${times === 1 ? 'una vez' : `${times} veces`}. Para cambiarla de nuevo, comuníquese con nosotros.`,
  tooLateToMove: (count) =>
    `Una fiesta se puede cambiar de fecha sin costo solo más de ${daysInWords(count, 'es')} antes. Comuníquese con nosotros sobre la suya.`,
  alreadyOn: (day) => `Su fiesta ya está reservada para el ${long(day)}. Por favor, elija otra fecha.`,
  canMove: (count, times) =>
    `Puede cambiar la fecha de su fiesta ${times === 1 ? 'una vez' : `${times} veces`} sin costo, hasta ${daysInWords(count, 'es')} antes. No paga de nuevo.`,
  partyWasOn: (day) => `Su fiesta fue el ${long(day)}. Por favor, comuníquese con nosotros.`,
  refundIsNow: (cents) =>
    `El reembolso ahora es de ${formatDollars(cents)}. Revíselo otra vez antes de cancelar.`,
  linkNeeded: () =>
    'Esta reserva la acordamos con usted, así que solo se puede cambiar con el enlace de nuestro correo. Ábralo o llámenos.',
  wrongLink: () =>
    'Este enlace ya no es válido. Use el enlace de nuestro último correo o comuníquese con nosotros.',
  accessTooLate: () => 'Ya se recogió todo de esta fiesta, así que ya no guardamos cómo entrar.',
  wrongWaitingLink: () => 'Este enlace no corresponde a ningún lugar en la lista de espera.',
  nothingAgreed: () => 'Esta reserva se hizo antes de que hubiera términos para descargar.',
  themeGone: () => 'Este tema ya no existe. Por favor, elija otro.',
  themeUnavailable: () => 'Este tema no está disponible en este momento. Por favor, elija otro tema.',
  addonUnavailable: (name) =>
    `${name ?? 'Uno de sus complementos'} no está disponible en este momento. Quítelo e inténtelo de nuevo.`,

  cannotBeChanged: (status) =>
    `Esta reserva está ${SPANISH_STATUSES[status]} y no se puede cambiar. Por favor, comuníquese con nosotros.`,
  changesByContact: () => 'Para cambiar este pedido, comuníquese con nosotros.',
  partyHasBegun: () =>
    'La fiesta ya empezó, por eso el pedido ya no se cambia en esta página. Comuníquese con nosotros.',
  changeClosed: (kind, lastDay) =>
    kind === 'fewer'
      ? `El pedido se podía reducir hasta el ${long(lastDay)}. Comuníquese con nosotros.`
      : kind === 'addons'
        ? `Se podían agregar complementos hasta el ${long(lastDay)}. Comuníquese con nosotros.`
        : `Los tipis, el tema, los invitados, la hora y la dirección se podían cambiar hasta el ${long(lastDay)}. Comuníquese con nosotros.`,
  orderUnchanged: () => 'En este pedido no hay nada distinto. Primero cambie algo.',
  orderChangedMeanwhile: () =>
    'Este pedido o su precio cambió desde que lo abrió. Por favor, revise otra vez los dos detalles.',
  changeUnderway: () =>
    'Acaba de llegar o está en camino un pago por un cambio de este pedido. Vuelva a cargar esta página en un momento.',
  changeDueNow: (cents) =>
    `Ahora paga ${formatDollars(cents)}. Hasta que se pague, su pedido queda como estaba.`,
  changeToPay: (cents) => `Quedan ${formatDollars(cents)} por pagar, y se pagan ahora.`,
  changePaidNow: (cents) => `Pagó la diferencia de ${formatDollars(cents)}. ¡Gracias!`,
  changeRefunds: (cents) => `Se le devuelven ${formatDollars(cents)}.`,
  changeRefundsPart: (backCents, keptCents) =>
    `Se le devuelven ${formatDollars(backCents)}. Según la política de reembolsos, hoy ${formatDollars(keptCents)} se quedan con nosotros; cuentan si vuelve a pedir más.`,
  changeRefundsNothing: (keptCents) =>
    `Según la política de reembolsos, hoy no se devuelve nada. ${formatDollars(keptCents)} se quedan con nosotros; cuentan si vuelve a pedir más.`,
  changeCostsNothing: () => 'El precio no cambia.',
  changeOfBalance: (differenceCents, balanceCents, dueDay) =>
    `El saldo ${differenceCents > 0 ? 'sube' : 'baja'} ${formatDollars(Math.abs(differenceCents))}, a ${formatDollars(balanceCents)}, y vence el ${long(dueDay)}.`,
  changePaidFor: () => 'Lo que ya pagó lo cubre. No paga de nuevo.',
  changeCameTooLate: (why) => `${why} Le devolvemos todo el pago del cambio; su pedido queda como estaba.`,
  orderBecameSmaller: (cents) => `El pedido se redujo y se devuelven ${formatDollars(cents)} de lo pagado.`,
  couponGoes: (code) => `El cupón ${code} ya no sirve para el pedido reducido y se quita.`,

  nothingToRefund: () => 'No se ha pagado nada, así que no hay nada que reembolsar.',
  depositOnly: () => 'Solo se ha pagado el depósito, y el depósito no es reembolsable.',
  beyondDeposit: (count, share, depositCents, refundCents) =>
    `${count === 0 ? 'Todavía no es el día de la fiesta' : `${count === 1 ? 'Falta' : 'Faltan'} más de ${daysInWords(count, 'es')} para la fiesta`}: se le devuelve ${share === null ? 'todo' : `el ${percentWords(share)} de`} lo pagado por encima del depósito de ${formatDollars(depositCents)}, es decir, ${formatDollars(refundCents)}.`,
  beyondPrice: (excessCents, refundCents) =>
    `Se pagaron ${formatDollars(excessCents)} por encima del precio, que se le devuelven por completo. Del resto se le devuelven ${formatDollars(refundCents)}.`,
  surplus: (cents) =>
    `Se pagaron ${formatDollars(cents)} por encima del precio de la fiesta, y se devuelven.`,
  bookingDeleted: () => 'Se eliminó la reserva.',
  comesBack: (cents) => `De lo que pagó por su fiesta se le devuelven ${formatDollars(cents)}.`,
  noMoreAfterMove: (percent, refundCents) =>
    percent === 0
      ? 'Cuando se cambió la fecha de esta fiesta, cancelarla no devolvía nada. Un cambio de fecha no modifica eso.'
      : `Cuando se cambió la fecha de esta fiesta, cancelarla devolvía el ${percentWords(percent)} de lo pagado por encima del depósito. Un cambio de fecha no modifica eso: se le devuelven ${formatDollars(refundCents)}.`,
  moveKeepsRefund: (percent) =>
    percent === 0
      ? 'Un cambio de fecha no recupera ningún reembolso: el día del cambio, cancelar no devuelve nada, y después tampoco.'
      : `Cancelar después de un cambio de fecha nunca devuelve más que el día del cambio: ${percent === WHOLE_PERCENTAGE ? 'todo lo pagado' : `el ${percentWords(percent)} de lo pagado`} por encima del depósito, o lo que corresponda a la nueva fecha si es menos.`,
  neverRefunded: () => 'Lo pagado no se reembolsa al cancelar una reserva.',
  noRefundWithin: (count) =>
    count > 1
      ? `No hay reembolso dentro de los ${count} días anteriores a la fiesta.`
      : `No hay reembolso el día de la fiesta${count === 1 ? ' ni el anterior' : ''}.`,

  nothingToPay: (status) => `Esta reserva está ${SPANISH_STATUSES[status]}. No hay nada que pagar.`,
  everythingPaid: () => 'Todo está pagado. No hace falta que pague otra vez.',
  tooLittleForCard: (cents) =>
    `${formatDollars(cents)} es muy poco para pagar con tarjeta. Por favor, tráigalo a la fiesta.`,
  notPaidInTime: () =>
    'Esta reserva no se pagó a tiempo, así que su fecha está libre otra vez para otras familias. Comuníquese con nosotros o reserve de nuevo.',
  balanceDueBy: (day) => `Se debe pagar a más tardar el ${long(day)}.`,
  dateKeptUntil: (instant) =>
    `${fullStop(`Le guardamos su fecha hasta el ${formatMoment(new Date(instant), 'es')}`)} Por favor, pague antes.`,
  dateKept: () => 'Le guardamos su fecha. Con este pago, su reserva queda completa.',
  amountTooSmall: (cents) =>
    `El pago debe ser de al menos ${formatDollars(cents)}. Cambie su pedido o quite el cupón.`,
  amountTooLarge: () =>
    'Este pedido es más grande de lo que se puede reservar en línea. Elija menos complementos o comuníquese con nosotros.',
  priceChanged: (dueCents, totalCents) =>
    `Un precio cambió desde que usted eligió: ahora se deben pagar ${formatDollars(dueCents)}, de un total de ${formatDollars(totalCents)}. Revise el resumen otra vez antes de pagar.`,
  dueChanged: (isBalance, cents) =>
    `${isBalance ? 'Ya llegó el primer pago. Ahora falta por pagar' : 'Ahora se debe pagar'} ${formatDollars(cents)}. Revíselo otra vez antes de pagar.`,
  paymentUnderway: () =>
    'Un pago para esta reserva acaba de llegar o está en camino. Recargue esta página en un momento.',
  paymentOfOther: () => 'Este pago corresponde a otra reserva. Recargue la página e inténtelo de nuevo.',
  tooManyPayments: () =>
    'Se alcanzó el límite de intentos de pago para esta reserva. Comuníquese con nosotros o inténtelo mañana.',
  paymentServiceDown: () =>
    'El servicio de pago con tarjeta no responde en este momento. No se cobró nada. Inténtelo de nuevo en un momento.',
  paymentSuccessful: () => 'Pago realizado',
  bankStillWorking: () => 'Su banco todavía está procesando este pago. Le enviaremos un correo.',
  paymentFailed: () => 'No se pudo procesar el pago. Por favor, inténtelo de nuevo.',
  doesNotCover: (paidCents, dueCents) =>
    `Su pago de ${formatDollars(paidCents)} no cubre los ${formatDollars(dueCents)} que se deben por esta reserva, así que se lo estamos devolviendo. Por favor, pague de nuevo.`,
  couponUsedUpMeanwhile: () =>
    'Su pago llegó cuando su cupón ya se había agotado, así que se lo estamos devolviendo completo. Por favor, reserve de nuevo.',
  cancelledMoneyBack: () =>
    'Esta reserva fue cancelada, así que le estamos devolviendo su pago. Por favor, comuníquese con nosotros.',
  paidTooMuch: (cents) =>
    `Su pago fue mayor que lo que faltaba por pagar, así que le estamos devolviendo ${formatDollars(cents)}.`,
  asWritten: (text) => text,
  moneyGoesBack: () =>
    'No pudimos aplicar su pago a esta reserva, así que se lo estamos devolviendo. Nuestro correo le explica por qué.',
  paidTwice: () => 'Esta reserva ya estaba pagada, así que le estamos devolviendo su segundo pago.',
  cameTooLate: (refusal) =>
    `Su pago llegó cuando su fecha ya se había liberado, así que se lo estamos devolviendo completo. ${refusal}`,
  bookingGoneMoneyBack: () =>
    'La reserva de este pago ya no existe, así que se lo estamos devolviendo completo. Si todavía desea su fiesta, comuníquese con nosotros.',
  madeInDashboard: () => 'Hecho en el panel del proveedor de tarjetas',
  refundNotTaken: () => 'El banco no aceptó el reembolso.',
  paymentWithoutBooking: () =>
    'Este pago todavía no pertenece a ninguna reserva. Recargue la página e inténtelo de nuevo.',
  paymentCanceled: () => 'Este pago fue cancelado. Recargue la página e inténtelo de nuevo.',
  cardDeclined: () => 'Su tarjeta fue rechazada.',
  cardWithoutFunds: () => 'Su tarjeta no tiene fondos suficientes.',
  notATestCard: () =>
    'Su tarjeta fue rechazada. Aquí solo funcionan los números de tarjeta de prueba, como 4242 4242 4242 4242.',
  cardNumberIncomplete: () => 'El número de su tarjeta está incompleto.',
  cardNumberInvalid: () => 'El número de su tarjeta no es válido.',
  expiryIncomplete: () => 'La fecha de vencimiento de su tarjeta está incompleta.',
  expiryPassed: () => 'La fecha de vencimiento de su tarjeta ya pasó.',
  cvcIncomplete: () => 'El código de seguridad de su tarjeta está incompleto.',
  zipIncomplete: () => 'Su código postal está incompleto.',
  notAuthenticated: () =>
    'No pudimos verificar su forma de pago. Elija otra forma de pago e inténtelo de nuevo.',
  outsideArea: (zip, phone) =>
    `${zip} está fuera de nuestra zona de entrega. Llámenos al ${phone}: a veces encontramos la manera.`,
  unknownZip: (zip, phone) =>
    `No conocemos el camino a ${zip}. Revise el código postal, o llámenos al ${phone} y lo buscamos juntos.`,

  agreeFirst: () => 'Primero lea nuestros términos del servicio y acéptelos.',
  termsChanged: () => 'Nuestros términos del servicio cambiaron. Léalos y acéptelos de nuevo.',
  tooManyHolds: (count, minutes) =>
    `Se alcanzó el límite de ${count} fechas guardadas sin pagar. Pague primero una de ellas, o inténtelo de nuevo en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  rateLimited: (seconds) =>
    `Se alcanzó el límite de intentos. Espere ${waitInWords(seconds, 'es')} e inténtelo de nuevo.`,
  nothingHere: () => 'No hay nada en esta dirección.',
  databaseDown: () =>
    'En este momento no podemos consultar nuestros registros. No se perdió nada. Inténtelo de nuevo en un momento.',
  storageDown: () =>
    'En este momento no podemos guardar ni borrar imágenes. Inténtelo de nuevo en un momento.',
  internalFailure: () => 'Algo salió mal de nuestro lado. Inténtelo de nuevo en un momento.',
  tellNumber: (number) => `Si vuelve a pasar, díganos este número: ${number}`,

  fileTooLarge: (megabytes, bytes) => tooLargeSentence(megabytes, bytes ?? undefined, 'es'),
  fieldAtLeast: (field, length) => `${getName(field)}: escriba al menos ${length} caracteres`,
  fieldAtMost: (field, length) => `${getName(field)}: escriba como máximo ${length} caracteres`,
  fieldNoOption: (field) => `${getName(field)}: elija una de las respuestas`,
  tipNotOffered: () => 'Este sitio no recibe propinas. ¡Gracias por la intención!',
  tipNoParty: () => 'No hubo fiesta, así que no hay a quién dar propina.',
  tipTooEarly: () => 'La propina se puede dar desde el día después de la fiesta. ¡Gracias por la intención!',
  tipGiven: () => 'Su propina llegó. ¡Gracias!',
  tipUnderway: () =>
    'Una propina para esta fiesta acaba de llegar o está en camino. Recargue esta página en un momento.',
  tipAmount: (minimumCents, maximumCents) =>
    `Elija una cantidad de ${formatDollars(minimumCents)} a ${formatDollars(maximumCents)}`,
  damageNotClaimed: () =>
    'Todavía no se reclaman daños. Escriba en los ajustes, en Precios, lo máximo que permiten sus condiciones.',
  damageNoParty: () => 'No hubo fiesta, así que no hay nada que reclamar.',
  damageTooEarly: () => 'Los daños se pueden reclamar desde el día después de que empezó la fiesta.',
  damageAboveMaximum: (maximumCents, leftCents) =>
    `Sus condiciones permiten ${formatDollars(maximumCents)} por fiesta como máximo, y quedan ${formatDollars(leftCents)}. Pida menos.`,
  damageAboveClaim: (claimedCents) =>
    `Se reclamaron ${formatDollars(claimedCents)}. Puede cobrar eso o menos, pero no más.`,
  damagePhotoOfOther: () =>
    'Una de estas fotos no es de esta fiesta o no ha llegado. Quítela o súbala de nuevo.',
  damageClaimGone: () => 'No hay tal reclamo para esta fiesta.',
  damageDecided: () => 'Este reclamo ya está decidido. Recargue la página.',
  damageWithdrawn: () => 'Este reclamo se retiró. No hay nada que pagar.',
  damageAnswerTooLate: () =>
    'El plazo para responder terminó y ahora decidimos nosotros. Escríbanos o llámenos y le escucharemos.',
  damageAgreed: () => 'Ya aceptó el reclamo. Si fue un error, escríbanos o llámenos.',
  damageWaitsForFamily: (hours) =>
    `La familia tiene ${hours} horas para verlo. Podrá cobrar cuando acepte o cuando termine el plazo.`,
  damagePaid: () =>
    'Este reclamo ya se pagó. Para devolver el dinero, reembolse el pago con su proveedor de tarjetas.',
  damagePaidAlready: () => 'Esto ya está pagado. Gracias.',
  damageUndecided: () => 'Todavía no hay nada que pagar: este reclamo no está decidido.',
  damageUnderway: () => 'Este pago acaba de llegar o está en camino. Recargue esta página en un momento.',
  damageNotOwed: () => 'Cuando llegó este pago, ya no se debía.',
  validEmail: () => 'Escriba un correo electrónico válido',
  validPhone: () => 'Escriba un número de teléfono válido',
  validZip: () => 'Escriba un código postal válido',
  minimumGuests: (count) => `El mínimo de invitados es ${count}`,
  maximumGuests: (count) => `El máximo de invitados es ${count}`,
  wholeGuests: () => 'Escriba el número de invitados',
  selectTheme: () => 'Elija un tema',
  selectTeepees: () => 'Elija al menos un tipi',
  selectDate: () => 'Elija una fecha',
  teepeesNeeded: (children, fewest, most, minimum, maximum) =>
    `${childrenInWords(children, 'es')} ${children === 1 ? 'necesita' : 'necesitan'} ${fewest === most ? teepeesInWords(fewest, 'es') : `de ${fewest} a ${teepeesInWords(most, 'es')}`}: en cada uno duermen de ${minimum} a ${maximum}.`,
}

const FIELD_NAMES: Readonly<Record<RequiredField, string>> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  guestCount: 'Número de invitados',
}

function getName(field: DetailsField): string {
  return isBookingField(field) ? SPANISH_BOOKING_FIELDS[field].label : FIELD_NAMES[field]
}
