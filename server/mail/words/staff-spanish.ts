import type { Role } from '#contract/wire/permissions.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'
import type { StaffMailWords } from './staff-english.ts'

const long = (day: PartyDay) => formatLong(day, 'es')

const WITH: Readonly<Record<Role, string>> = {
  owner: 'con el rol de propietario, que puede hacerlo todo',
  office: 'con el rol de oficina, que lleva las reservas, los temas, los cupones y los mensajes',
  crew: 'con el rol de montaje, que ve las fechas y las hojas de ruta',
}

export const SPANISH_STAFF_MAILS: StaffMailWords = {
  email: 'Correo electrónico',
  phone: 'Teléfono',
  customer: 'Cliente',
  invitation: {
    subject: 'Únase al equipo',
    preview: (by) => `${by} le da acceso a la administración.`,
    sentence: (by, role) => `${by} le da acceso a la administración, ${WITH[role]}.`,
    choose: 'Elegir un nombre de usuario y una contraseña',
    notKnown:
      'El enlace funciona una sola vez, durante 7 días. Si no sabe de qué se trata, simplemente ignore este correo.',
  },
  password: {
    subject: 'Elija una nueva contraseña',
    preview: (username) => `Para ${username} en la administración.`,
    sentence: (username) =>
      `Alguien pidió una nueva contraseña para la cuenta ${username} en la administración. Si fue usted:`,
    notYou:
      'El enlace funciona una sola vez, durante una hora, y cierra todas las sesiones de la cuenta. Si no fue usted, ignore este correo: su contraseña queda como está.',
  },
  booked: {
    subject: (number, theme, day) => `Nueva reserva #${number}: ${theme}, ${long(day)}`,
    preview: (customer, cents) => `${customer} pagó ${formatDollars(cents)}.`,
    heading: (number) => `Nueva reserva #${number}`,
    sentence: (customer, cents) => `${customer} reservó una fiesta y pagó ${formatDollars(cents)}.`,
    open: 'Abrir las reservas',
  },
  changed: {
    subject: (number, what) => `Reserva #${number}: ${what}`,
    order: 'tiene otro pedido',
    moved: (day) => `cambió al ${long(day)}`,
    cancelled: 'cancelada por el cliente',
    sentence: (customer) => `${customer} lo hizo en la página de la reserva.`,
  },
  released: {
    subject: (number, day) =>
      `La reserva #${number} no se pagó a tiempo: el ${long(day)} está libre otra vez`,
    heading: (number) => `La reserva #${number} no se pagó a tiempo`,
    sentence: (customer) =>
      `El pago no llegó a tiempo, así que la fecha está libre para otras familias. Ya se le avisó a ${customer}.`,
  },
  refundFailed: {
    subject: (cents, number) =>
      `Falló un reembolso de ${formatDollars(cents)}${number === undefined ? '' : `: reserva #${number}`}`,
    heading: 'Falló un reembolso',
    sentence: (cents) =>
      `Se debían devolver ${formatDollars(cents)}, pero el reembolso falló. El dinero sigue en su cuenta. Inténtelo de nuevo en la bandeja de salida, o devuélvalo usted directamente y anótelo ahí.`,
    payment: 'Pago',
    reason: 'Motivo',
    open: 'Verlo',
  },
  message: {
    subject: (name, subject) => `Mensaje de ${name}: ${subject}`,
    from: 'De',
    answer: 'Responda a este correo para escribirle.',
  },
}
