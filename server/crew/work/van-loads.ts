import type { DayPlan } from '#contract/crew/work.ts'
import { vanLoad } from '#domain/calendar/resources/van-load.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findParties } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { findResources } from '#server/calendar/availability/resource-queries.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { isNotNull } from '#server/foundation/database/drizzle.ts'
import { themes } from '#server/foundation/database/schema/all-tables.ts'

type Load = DayPlan['load']
type Stock = Awaited<ReturnType<typeof readStock>>

/** Returns what can be loaded: resources, and what themes need besides their teepees. */
export async function readStock(db: Database) {
  const { id, packingList } = themes
  const [resources, lists] = await Promise.all([
    findResources(db),
    db.select({ id, packingList }).from(themes).where(isNotNull(packingList)),
  ])
  return { resources, packingLists: new Map(lists.map((theme) => [theme.id, theme.packingList ?? []])) }
}

/** Returns what the van takes along for these parties. */
export function toLoad(
  parties: readonly FullBooking[],
  { resources, packingLists }: Stock,
  language: Language,
): Load {
  return vanLoad(
    parties.map(({ bookedAddons, ...booking }) => {
      const packingList = packingLists.get(booking.themeId)
      return { ...booking, addons: bookedAddons, packingList }
    }),
    resources.filter(({ kind }) => kind !== 'crew'),
    textIn(language),
  )
}

type LoadRequest = {
  readonly date: PartyDay
  readonly bookingIds: ReadonlySet<number>
  readonly language: Language
}

/** Returns what the van takes along for some of the parties of a day. */
export async function readLoad(ctx: Context, { date, bookingIds, language }: LoadRequest): Promise<Load> {
  const [parties, stock] = await Promise.all([
    findParties(ctx.db, { from: date, to: date, now: ctx.now() }),
    readStock(ctx.db),
  ])
  return toLoad(
    parties.filter(({ id }) => bookingIds.has(id)),
    stock,
    language,
  )
}
