import type { Resource } from '#contract/calendar/resources.ts'
import { calculateNeed } from '#domain/calendar/resources/resources.ts'
import { describeTeepees, toDemands } from '#domain/calendar/resources/van-load.ts'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import type { CrewEventKind } from '#domain/crew/crew-events.ts'
import type { CareKind } from '#domain/crew/kit-care.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { bookings, kitCare } from '#server/foundation/database/schema/all-tables.ts'
import { findKits } from './kit-care-queries.ts'

type Reported = {
  readonly bookingId: number
  readonly stop: JobKind
  readonly kind: CrewEventKind
  readonly at: Date
  readonly userId: number | null
  readonly account: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What a crew's event means for its party's kits. */
const CARE_BY_EVENT: Readonly<Partial<Record<CrewEventKind, CareKind>>> = {
  loaded: 'out',
  counted: 'back',
  checked: 'checked',
}

/** Logs what new events mean for kits: loaded is out, counted is back, a tick is a check. */
export async function recordCrewCare(tx: Transaction, events: readonly Reported[]): Promise<void> {
  const telling = events.filter(({ kind }) => CARE_BY_EVENT[kind])
  if (telling.length === 0) return
  const ids = [...new Set(telling.map(({ bookingId }) => bookingId))]
  const parties = new Map(
    (await findBookingsWhere(tx, inArray(bookings.id, ids))).map((one) => [one.id, one]),
  )
  const kits = await findKits(tx)
  const rows = telling.flatMap((event) => {
    const party = parties.get(event.bookingId)
    const kind = CARE_BY_EVENT[event.kind]
    if (!party || !kind) return []
    const { at, userId, account, bookingId } = event
    return kits.flatMap((kit) => {
      const quantity = countKits(kit, party, event)
      return quantity === undefined
        ? []
        : [{ resourceId: kit.id, kind, quantity, at, userId, account, bookingId }]
    })
  })
  if (rows.length > 0) await tx.insert(kitCare).values(rows)
}

/** Returns how many of a kind of kit an event is about; undefined if it is not about them. */
function countKits(kit: Resource, party: FullBooking, { kind, data }: Reported): number | undefined {
  const need = calculateNeed(kit, toDemands({ ...party, addons: party.bookedAddons }))
  if (need === 0) return undefined
  const names = kitNames(kit)
  const isNamed = (name: unknown) => typeof name === 'string' && names.includes(name)
  if (kind === 'checked') return isNamed(data.item) ? need : undefined
  const items = Array.isArray(data.items) ? (data.items as { name?: unknown; quantity?: unknown }[]) : []
  const own = items.find(({ name }) => isNamed(name))
  if (kind === 'loaded') return own || items.length === 0 ? need : undefined
  return typeof own?.quantity === 'number' ? own.quantity : need
}

/** Returns what load lists call a kind of kit in each language. */
export function kitNames({ name, countedIn }: Pick<Resource, 'name' | 'countedIn'>): string[] {
  if (countedIn !== 'theme') return [name]
  return teepeeNames(name, DEFAULT_LANGUAGE)
}

/** Returns what load lists call the teepees of a theme: in this language, then in all others. */
export function teepeeNames(theme: string, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language)
  return [language, ...others].map((each) => describeTeepees(theme, textIn(each)))
}
