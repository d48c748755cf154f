import type { PushKind } from '#contract/operations/push.ts'
import type { Language } from '#domain/text/language.ts'

/** What a service worker shows. Notifications lie on locked screens, so they name nobody. */
export type PushPayload = {
  readonly kind: PushKind | 'test'
  readonly title: string
  readonly body: string
  readonly link: string
}

const WORDS: Readonly<
  Record<
    Language,
    Readonly<Record<PushKind | 'test', readonly [title: (id: number) => string, body: string]>>
  >
> = {
  en: {
    booked: [(id) => `New booking #${id}`, 'Somebody booked a party.'],
    paid: [(id) => `Booking #${id} is paid`, 'A payment has arrived.'],
    message: [() => 'New message', 'Somebody sent a message.'],
    text: [() => 'New text message', 'Somebody sent a text.'],
    payment_failed: [() => 'A payment needs your attention', 'Our records and the card provider’s differ.'],
    conflict: [(id) => `Conflict with booking #${id}`, 'A day is overbooked.'],
    stop_problem: [
      (id) => `The crew needs you at booking #${id}`,
      'Something is missing, broken or cannot be done.',
    ],
    test: [() => 'It works', 'This is what notifications look like.'],
  },
  es: {
    booked: [(id) => `Nueva reserva n.º ${id}`, 'Alguien reservó una fiesta.'],
    paid: [(id) => `La reserva n.º ${id} está pagada`, 'Llegó un pago.'],
    message: [() => 'Mensaje nuevo', 'Alguien le escribió.'],
    text: [() => 'Mensaje de texto nuevo', 'Alguien envió un mensaje de texto.'],
    payment_failed: [
      () => 'Un pago necesita su atención',
      'Nuestras cuentas y las del proveedor no coinciden.',
    ],
    conflict: [(id) => `Conflicto con la reserva n.º ${id}`, 'Hay un día con más de lo que admite.'],
    stop_problem: [
      (id) => `El equipo le necesita en la reserva n.º ${id}`,
      'Algo falta, está roto o no se puede hacer.',
    ],
    test: [() => 'Funciona', 'Así le llegarán los avisos.'],
  },
}

const LINKS: Readonly<Record<PushKind | 'test', (id: number) => string>> = {
  booked: (id) => `/admin/bookings/${id}`,
  paid: (id) => `/admin/bookings/${id}`,
  message: (id) => `/admin/messages/${id}`,
  text: () => '/admin/messages/threads',
  payment_failed: () => '/admin/outbox?part=findings',
  conflict: (id) => `/admin/bookings/${id}`,
  stop_problem: () => '/admin/dashboard',
  test: () => '/admin/account',
}

export function pushPayload(kind: PushKind | 'test', id: number, language: Language): PushPayload {
  const [title, body] = WORDS[language][kind]
  return { kind, title: title(id), body, link: LINKS[kind](id) }
}
