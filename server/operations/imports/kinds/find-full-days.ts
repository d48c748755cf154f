import { type AvailabilityQuestion, dateRefusal } from '#domain/calendar/availability.ts'
import type { Reservation } from '#domain/calendar/resources/resource-availability.ts'
import type { BookedDemand } from '#domain/calendar/resources/resources.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays, bookableRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { calendarFacts } from '#server/calendar/availability/calendar-facts.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { lockPartyDays } from '#server/foundation/database/locks.ts'
import { giveWay } from '../rows/give-way.ts'
import type { ReadRow, RefusedRow } from '../rows/import-kind.ts'
import type { ImportedParty } from './read-parties.ts'

type Party = ReadRow<ImportedParty>

/**
 * Locks the days on which these parties may take up room. Others need no lock: they need no room, or are refused
 * because their day is too far ahead. A mistyped year must not lock a century.
 */
export async function lockDaysToFill(
  tx: Transaction,
  ctx: Context,
  parties: readonly Party[],
): Promise<void> {
  const { first, last } = bookableRange(partyDayAt(ctx.now()))
  const coming = parties.filter((party) => takesRoom(party, first))
  const days = coming.map(({ values }) => values.details.bookingDate).filter((day) => day <= last)
  days.sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from !== undefined && to !== undefined) await lockPartyDays(tx, { from, to })
}

/** Returns whether the party takes up room on a day that is still to come. */
function takesRoom({ values: { details, status } }: Party, today: PartyDay): boolean {
  return status !== 'cancelled' && details.bookingDate >= today
}

/**
 * Returns the parties that their day has no room for, by the rule for bookings that staff enter: each besides what is
 * booked and the earlier ones in the file. Call it under the lock of these days, or for a dry run.
 */
export async function findFullDays(
  ctx: Context,
  db: Queryable,
  parties: readonly Party[],
  language: Language,
): Promise<RefusedRow[]> {
  const today = partyDayAt(ctx.now())
  const coming = parties.filter((party) => takesRoom(party, today))
  if (coming.length === 0) return []
  const facts = await readFacts(ctx, db, coming)
  const taken = new TakenRoom()
  const refused: RefusedRow[] = []
  for (const [index, party] of coming.entries()) {
    const { theme, details, addons } = party.values
    const question = facts.get(theme.id)
    if (!question) throw new Error('The calendar of a theme is missing')
    const refusal = dateRefusal(
      details.bookingDate,
      taken.besideOthers({ ...question, teepees: details.numberOfTeepees, addons }, details.bookingDate),
    )
    if (refusal) refused.push({ row: party.row, sentence: describeRefusal(language, refusal) })
    else taken.add(party.values)
    await giveWay(index)
  }
  return refused
}

/** One query over the entire range for each theme, rather than one per row. */
async function readFacts(
  ctx: Context,
  db: Queryable,
  parties: readonly Party[],
): Promise<ReadonlyMap<number, AvailabilityQuestion>> {
  const days = parties.map(({ values }) => values.details.bookingDate).toSorted()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const addonIds = new Set(parties.flatMap(({ values }) => values.addons.map(({ addonId }) => addonId)))
  const addons = [...addonIds].map((addonId) => ({ addonId, quantity: 1 }))
  const facts = new Map<number, AvailabilityQuestion>()
  for (const themeId of new Set(parties.map(({ values }) => values.theme.id))) {
    const question = { from, to, teepees: 1, themeId, addons, now: ctx.now() }
    facts.set(themeId, await calendarFacts(db, question))
  }
  return facts
}

/** What the accepted rows of the file take, by day. */
class TakenRoom {
  readonly #reservations = new Map<PartyDay, Reservation[]>()
  readonly #addons = new Map<PartyDay, BookedDemand[]>()

  add({ details, theme, addons }: ImportedParty): void {
    const { bookingDate, numberOfTeepees: teepees } = details
    push(this.#reservations, bookingDate, { bookingDate, themeId: theme.id, teepees, parties: 1 })
    for (const { addonId, quantity: units } of addons)
      push(this.#addons, bookingDate, { bookingDate, addonId, units, teepees, bookings: 1 })
  }

  /** Only counts what can share a day with the party, so that thousands of rows do not take longer than necessary. */
  besideOthers(question: AvailabilityQuestion, day: PartyDay): AvailabilityQuestion {
    const reach = reachDays(question)
    const [first, last] = [addDays(day, -reach), addDays(day, reach)]
    const isNear = ({ bookingDate }: { readonly bookingDate: PartyDay }) =>
      first <= bookingDate && bookingDate <= last
    const near = <Item>(lists: ReadonlyMap<PartyDay, Item[]>) =>
      [...lists].flatMap(([bookingDate, list]) => (isNear({ bookingDate }) ? list : []))
    const [reservations, booked] = [near(this.#reservations), near(this.#addons)]
    const { bookedAddons = [], addonUnits = [] } = question
    return {
      ...question,
      reservations: [...question.reservations.filter(isNear), ...reservations],
      bookedAddons: [...bookedAddons.filter(isNear), ...booked],
      addonUnits: [...addonUnits.filter(isNear), ...booked],
    }
  }
}

function push<Item>(lists: Map<PartyDay, Item[]>, day: PartyDay, item: Item): void {
  const list = lists.get(day)
  if (list) list.push(item)
  else lists.set(day, [item])
}

/** Returns how many days apart two parties can begin and still share something; never too few, as in `reservedRange`. */
function reachDays({
  limits,
  resources = [],
  unavailable,
  work,
  reservations,
}: AvailabilityQuestion): number {
  const longest = Math.max(
    limits.turnaroundDays,
    1,
    ...resources.map(({ daysBefore, daysAfter }) => daysBefore + daysAfter),
  )
  const nights = reservations.reduce((most, { numberOfNights = 1 }) => Math.max(most, numberOfNights), 1)
  const closed = limits.collectOnClosedDays === false ? unavailable.size : 0
  const waits = work ? 7 * (unavailable.size + work.exceptions.size + 1) : closed
  return 2 * longest + nights + waits
}
