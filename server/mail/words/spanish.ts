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
    subject: (theme, day) => `Su fiesta ${theme}, ${long(day)}`,
    preview: (cents, reference) => `Recibimos ${formatDollars(cents)}. Número de reserva ${reference}.`,
    heading: '¡Su fiesta está reservada!',
    thanks: (cents, isDeposit) =>
      `Gracias por su reserva. Recibimos su pago de ${formatDollars(cents)} ${isDeposit ? '(depósito)' : '(pago completo)'} y pronto nos comunicaremos con usted para repasar los detalles.`,
    next: 'Lo que sigue: le hacemos una llamada 1 o 2 días antes de la fiesta, llegamos de 2 a 3 horas antes de que empiece para armar todo y recogemos los tipis al día siguiente.',
    terms: 'Adjuntamos a este correo los términos del servicio que usted aceptó.',
    ownPage:
      'En la página de su reserva puede pagar el saldo, obtener su recibo, agregar el día a su calendario, cambiar la fecha o pedir un cambio. No comparta el enlace.',
  },
  reminder: {
    subject: (day, cents) => `Su saldo para el ${long(day)}: ${formatDollars(cents)}`,
    heading: 'Su fiesta ya casi llega',
    otherWay: '¿Ya pagó, o prefiere pagar de otra manera? Solo responda a este correo.',
  },
  cancelled: {
    subject: (day) => `Su fiesta del ${long(day)} está cancelada`,
    heading: 'Su reserva está cancelada',
    sorry: 'Esta reserva está cancelada. Lamentamos que la fiesta no se lleve a cabo.',
    refund: (cents) => `Le devolvemos ${formatDollars(cents)}.`,
    noRefund: 'Por esta cancelación no se devuelve dinero.',
    anotherTime: 'Nos encantaría armar sus tipis en otra ocasión.',
  },
  released: {
    subject: (day) => `Ya no le guardamos el ${long(day)}`,
    preview: 'El pago no llegó a tiempo, así que la fecha está libre para otras familias.',
    heading: 'Su fecha está libre otra vez',
    sentence:
      'Le guardamos esta fecha para su fiesta, pero el pago no llegó a tiempo. La fecha está libre para otras familias y no se cobró nada.',
    stillWanted:
      '¿Todavía la quiere? Responda a este correo o llámenos: mientras la fecha esté libre, puede ser suya.',
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
    subject: (cents) => `Recibimos su pago de ${formatDollars(cents)}`,
    heading: 'Gracias por su pago',
    received: (cents, by) => `Recibimos ${formatDollars(cents)} ${by}.`,
    allPaidPreview: 'Todo está pagado. ¡Nos vemos en la fiesta!',
    allPaid: 'Todo está pagado. ¡Esperamos su fiesta con ilusión!',
    see: 'Ver su recibo',
  },
  reopened: {
    subject: (day) => `Su fiesta del ${long(day)} sí se lleva a cabo`,
    heading: 'Su fiesta sigue en pie',
    sentence:
      'Nuestro último correo decía otra cosa: esta reserva está abierta otra vez y le guardamos la fecha.',
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
    subject: (cents) => `Gracias por su propina de ${formatDollars(cents)}`,
    preview: 'Toda es para el equipo.',
    heading: 'El equipo le da las gracias',
    sentence: (cents) =>
      `Recibimos su propina de ${formatDollars(cents)}. Toda es para quienes armaron y recogieron sus tipis. Les alegró ser parte de su noche.`,
    apart: 'Es un regalo y no forma parte de lo que costó su fiesta.',
  },
  newsletter: {
    subject: 'Por favor, confirme su boletín',
    preview: 'Con un toque le llegan los temas nuevos y las fechas libres.',
    heading: '¿Le escribimos?',
    sentence:
      'Alguien, probablemente usted, pidió nuestro boletín para esta dirección: temas nuevos y fechas libres, unas pocas veces al año.',
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
