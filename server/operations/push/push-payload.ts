import type { PushKind } from '#contract/operations/push.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'

/** What a service worker shows. Notifications appear on lock screens, so they name nobody. */
type PushPayload = {
  readonly kind: PushKind | 'test'
  readonly title: string
  readonly body: string
  readonly link: string
}

const LINKS: Readonly<Record<PushKind | 'test', (id: number) => string>> = {
  booked: (id) => `/admin/bookings/${id}`,
  paid: (id) => `/admin/bookings/${id}`,
  message: (id) => `/admin/messages/${id}`,
  text: (id) => `/admin/messages/threads/t${id}`,
  payment_failed: () => '/admin/outbox?part=findings',
  conflict: (id) => `/admin/bookings/${id}`,
  stop_problem: () => '/admin/dashboard',
  test: () => '/admin/account',
}

export function pushPayload(kind: PushKind | 'test', id: number, language: Language): PushPayload {
  const text = textIn(language)
  return {
    kind,
    title: text(`push.payload.${kind}.title`, { id }),
    body: text(`push.payload.${kind}.body`),
    link: LINKS[kind](id),
  }
}
