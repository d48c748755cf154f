import type { DayPlan } from '#contract/crew/work.ts'
import { vanLoad } from '#domain/calendar/resources/van-load.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findParties } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { findResources } from '#server/calendar/availability/resource-queries.ts'
import type { Context } from '#server/context.ts'

type Load = DayPlan['load']

/** Returns what the van takes along for these parties. */
export function toLoad(
  parties: readonly FullBooking[],
  resources: Awaited<ReturnType<typeof findResources>>,
  language: Language,
): Load {
  return vanLoad(
    parties.map(({ bookedAddons, ...booking }) => ({ ...booking, addons: bookedAddons })),
    resources.filter(({ kind }) => kind !== 'crew'),
    textIn(language),
  )
}

type Question = {
  readonly date: PartyDay
  readonly bookingIds: ReadonlySet<number>
  readonly language: Language
}

/** Returns what the van takes along for some of the parties of a day. */
export async function readLoad(ctx: Context, { date, bookingIds, language }: Question): Promise<Load> {
  const [parties, resources] = await Promise.all([
    findParties(ctx.db, { from: date, to: date, now: ctx.now() }),
    findResources(ctx.db),
  ])
  return toLoad(
    parties.filter(({ id }) => bookingIds.has(id)),
    resources,
    language,
  )
}
