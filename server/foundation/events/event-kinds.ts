import type { AuditFacts, KindFacts } from '#contract/operations/audit-facts.ts'
import { ACCOUNT_EVENTS } from './kinds/accounts.ts'
import { BOOKING_EVENTS } from './kinds/booking.ts'
import { CATALOGUE_EVENTS } from './kinds/catalogue.ts'
import { CREW_EVENTS } from './kinds/crew.ts'
import type { EventEntry } from './kinds/event-entry.ts'
import { MONEY_EVENTS } from './kinds/money.ts'
import { PEOPLE_EVENTS } from './kinds/people.ts'

/** Everything that may happen, by its kind, with what it causes. Kinds are stored, so they are never renamed. */
export const EVENTS = {
  ...BOOKING_EVENTS,
  ...MONEY_EVENTS,
  ...CREW_EVENTS,
  ...CATALOGUE_EVENTS,
  ...PEOPLE_EVENTS,
  ...ACCOUNT_EVENTS,
}

type Entries = typeof EVENTS
export type EventKind = keyof Entries

type FactsOf<Entry> = Entry extends { readonly facts: infer Names }
  ? KindFacts<Extract<Names extends readonly (infer Name)[] ? Name : Names, AuditFacts['kind']>>
  : never

type WithFacts<Entry> = Entry extends { readonly mayLackFacts: true }
  ? { readonly facts?: FactsOf<Entry> | undefined }
  : Entry extends { readonly facts: unknown }
    ? { readonly facts: FactsOf<Entry> }
    : { readonly facts?: undefined }

/** Something that happened. `actor` is a username, 'customer' or 'system'. */
export type Happening<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { readonly kind: Each; readonly actor: string } & WithFacts<Entries[Each]>
}[Kind]

type QuietKind = {
  [Kind in EventKind]: Entries[Kind] extends { readonly webhooks: unknown } ? never : Kind
}[EventKind]

/** Something that happened, of which no webhook is told. */
export type QuietHappening = Happening<QuietKind>

export type BookingHappening = Happening<Extract<EventKind, `booking.${string}`>>

/** The same, told by the writer of bookings. */
export type BookingEventKind = keyof typeof BOOKING_EVENTS
export type BookingEvent = Happening<BookingEventKind>

/** The kinds that the log does not list, and a booking's history tells. */
export const DIARY_KINDS = (Object.keys(EVENTS) as EventKind[]).filter((kind) => getEntry(kind).diary)

/** A newer server, which may run beside this one, records kinds that have no entry here. */
export function getEntry(kind: EventKind): EventEntry {
  return EVENTS[kind] ?? {}
}
