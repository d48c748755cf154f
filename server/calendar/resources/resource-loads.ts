import type { ResourceLoad } from '#contract/calendar/resources.ts'
import { planCollections, toDemand } from '#domain/calendar/resources/resource-availability.ts'
import {
  calculateStock,
  countReserved,
  createTeepees,
  quantityOn,
  type Resource,
} from '#domain/calendar/resources/resources.ts'
import { dayRange, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { calendarFacts } from '#server/calendar/availability/calendar-facts.ts'
import { findResources, findStockChanges } from '#server/calendar/availability/resource-queries.ts'
import type { Context } from '#server/context.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import { themes } from '#server/foundation/database/schema/all-tables.ts'

type DayRange = { readonly from: PartyDay; readonly to: PartyDay }
type Kind = Pick<ResourceLoad, 'kind' | 'id'>

/** Returns the daily use of everything limited. */
export async function resourceLoads(ctx: Context, { from, to }: DayRange): Promise<ResourceLoad[]> {
  const facts = await calendarFacts(ctx.db, { from, to, teepees: 1, now: ctx.now() })
  const booked = [...(facts.bookedAddons ?? []), ...facts.reservations.map(toDemand)]
  const collections = planCollections(facts)
  const days = dayRange(from, to)
  const { teepeeStock, turnaroundDays } = facts.limits
  const all = await ctx.db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id))
  const changes = await findStockChanges(ctx.db)
  const toLoad = (kind: Kind, resource: Resource) => {
    const taken = countReserved(resource, booked, collections)
    const toDay = (date: PartyDay) => ({
      date,
      quantity: quantityOn(resource, date),
      taken: taken.get(date) ?? 0,
    })
    return { ...kind, name: resource.name, days: days.map(toDay) }
  }
  return [
    toLoad(
      { kind: 'teepees', id: null },
      createTeepees(
        {
          name: 'Total teepees',
          quantity: teepeeStock,
          themeIds: all.map(({ id }) => id),
          changes: changes.get(null),
        },
        turnaroundDays,
      ),
    ),
    ...all.map(({ id, name, teepeeStock: quantity }) =>
      toLoad(
        { kind: 'theme', id },
        createTeepees({ name, quantity, themeIds: [id], changes: changes.get(id) }, turnaroundDays),
      ),
    ),
    ...(facts.addonStocks ?? []).map((addon) =>
      toLoad({ kind: 'addon', id: addon.id }, calculateStock(addon, turnaroundDays)),
    ),
    ...(await findResources(ctx.db)).map((resource) =>
      toLoad({ kind: 'resource', id: resource.id }, resource),
    ),
  ]
}
