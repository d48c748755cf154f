import { OFFER_HOURS } from '#domain/changes/waiting-list.ts'
import { getSeries } from '#domain/invoices/invoice-number.ts'
import { formatDollars } from '#domain/money/money.ts'
import { CONFIRMATION_DAYS } from '#domain/site/newsletter.ts'
import { fullStop } from '#domain/text/full-stop.ts'
import { formatLong, formatMoment, type PartyDay } from '#domain/time/party-day.ts'
import type { MailWords } from './english.ts'

const long = (day: PartyDay) => formatLong(day, 'es')
const moment = (instant: Date) => formatMoment(instant, 'es')

export const SPANISH_MAILS: MailWords = {
  hello: (firstName) => `Hola, ${firstName}:`,
  theme: 'Tema',
  date: 'Fecha',
  starts: 'Empieza',
  weCome: 'Llegamos',
  guests: 'Invitados',
  where: 'Lugar',
  bookingId: 'Número de reserva',
  seeBooking: 'Ver su reserva',
  balance: (cents, dueDay) =>
    `Su saldo pendiente de ${formatDollars(cents)} se debe pagar a más tardar el ${long(dueDay)}.`,
  pay: (cents) => `Pagar ${formatDollars(cents)}`,
  attachedInvoices: (numbers) => {
    const named = numbers.map(
      (number) => `su ${getSeries(number) === 'invoice' ? 'factura' : 'nota de crédito'} ${number}`,
    )
    return `Con este correo ${named.length === 1 ? 'viene' : 'vienen'} ${named.join(' y ')}.`
  },
  banksNeed: 'Los bancos suelen tardar de 5 a 10 días en devolver el dinero a su tarjeta.',
  byHand: (cents) =>
    `${formatDollars(cents)} no se pagaron con tarjeta: se los devolvemos nosotros directamente.`,
  confirmation: {
    preview: (cents, reference) => `Recibimos ${formatDollars(cents)}. Número de reserva ${reference}.`,
    thanks: (cents, isDeposit) =>
      `Gracias por su reserva. Recibimos su pago de ${formatDollars(cents)} ${isDeposit ? '(depósito)' : '(pago completo)'} y pronto nos comunicaremos con usted para repasar los detalles.`,
    terms: 'Adjuntamos a este correo los términos del servicio que usted aceptó.',
  },
  cancelled: {
    refund: (cents) => `Le devolvemos ${formatDollars(cents)}.`,
    noRefund: 'Por esta cancelación no se devuelve dinero.',
  },
  released: {
    preview: 'El pago no llegó a tiempo, así que la fecha está libre para otras familias.',
    sentence:
      'Le guardamos esta fecha para su fiesta, pero el pago no llegó a tiempo. La fecha está libre para otras familias y no se cobró nada.',
  },
  moneyBack: {
    subject: (cents) => `Le estamos devolviendo su pago de ${formatDollars(cents)}`,
    heading: 'Su pago va en camino de vuelta',
  },
  overpaymentBack: {
    subject: (cents) => `Le estamos devolviendo ${formatDollars(cents)}`,
    heading: 'Su fiesta ahora cuesta menos',
  },
  link: {
    what: (isFirst, isDeposit) =>
      isFirst ? (isDeposit ? 'Su depósito' : 'La cantidad a pagar') : 'Su saldo pendiente',
    subject: (theme, day, cents) =>
      `Su fiesta ${theme}, ${long(day)}: por favor, pague ${formatDollars(cents)}`,
    is: (what, cents) => `${what} es de ${formatDollars(cents)}.`,
    headingFirst: 'Solo falta un paso para su fiesta',
    headingBalance: 'Aquí puede pagar su saldo',
    thanks: '¡Gracias por reservar con nosotros!',
    bankRefused: 'Su banco no hizo el pago que estaba en camino, así que no se cobró nada.',
    byCard: 'Puede pagar con tarjeta, de forma segura, con este botón.',
    notRight: '¿Algo no está bien, o prefiere pagar de otra manera? Solo responda a este correo.',
  },
  receipt: {
    received: (cents, by) => `Recibimos ${formatDollars(cents)} ${by}.`,
    allPaidPreview: 'Todo está pagado. ¡Nos vemos en la fiesta!',
    see: 'Ver su recibo',
  },
  orderChanged: {
    subject: (day) => `Su pedido para el ${long(day)} cambió`,
    heading: 'Su pedido cambió',
    sentence: 'Su pedido cambió. Lo que ya había pedido conserva su precio; lo nuevo tiene el de hoy.',
    before: 'Antes:',
    after: 'Ahora:',
  },
  rescheduled: {
    subject: (day) => `Su fiesta cambió al ${long(day)}`,
    preview: (earlier) => `Antes era el ${long(earlier)}.`,
    heading: 'Su fiesta tiene una nueva fecha',
    sentence: (earlier, day) =>
      `Su fiesta pasó del ${long(earlier)} al ${long(day)}. No hace falta que pague otra vez.`,
  },
  tip: {
    preview: 'Toda es para el equipo.',
    sentence: (cents) =>
      `Recibimos su propina de ${formatDollars(cents)}. Toda es para quienes armaron y recogieron sus tipis. Les alegró ser parte de su noche.`,
  },
  newsletter: {
    preview: 'Con un toque le llegan los temas nuevos y las fechas libres.',
    confirm: 'Sí, quiero recibirlo',
    nothingElse: `El enlace funciona durante ${CONFIRMATION_DAYS} días. Si no fue usted, no haga nada: sin una confirmación no enviamos nada.`,
  },
  waiting: {
    subject: (day) => `Está en la lista de espera para el ${long(day)}`,
    preview: 'Le escribimos en cuanto haya un lugar libre.',
    heading: 'Está en la lista de espera',
    sentence: (day) =>
      `El ${long(day)} está completo por ahora. En cuanto haya un lugar libre y sea su turno, le escribimos y se lo guardamos hasta ${OFFER_HOURS} horas.`,
    see: 'Ver la lista o salir de ella',
    offerSubject: (day) => `Hay un lugar libre el ${long(day)}`,
    offerPreview: (until) => fullStop(`Se lo guardamos hasta el ${moment(until)}`),
    offerHeading: 'Es su turno',
    offer: (day, until) =>
      fullStop(`Hay otra vez un lugar libre el ${long(day)}, y se lo guardamos hasta el ${moment(until)}`),
    book: 'Reservar este día',
    leave:
      '¿Ya no lo necesita? En la misma página puede salir de la lista, y le preguntamos a la siguiente familia.',
  },
}
