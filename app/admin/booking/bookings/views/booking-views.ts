import { z } from 'zod'
import type { ListFilters } from '#app/admin/booking/dialogs/booking-list-query.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { text } from '#contract/wire/fields.ts'
import { addDays, type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'

export const VIEWS = ['toConfirm', 'unpaid', 'weekend'] as const
export type View = (typeof VIEWS)[number]

const FRIDAY = 5

/** Returns the filters of a view. Views with different filters can be combined. */
export function getViewFilters(view: View, today: PartyDay): Partial<ListFilters> {
  switch (view) {
    case 'toConfirm':
      return { status: 'pending' }
    case 'unpaid':
      return { money: 'owed' }
    case 'weekend':
      return getWeekend(today)
  }
}

/** Returns this week's Friday to Sunday; on a Saturday or Sunday, the current weekend. */
function getWeekend(today: PartyDay): Pick<ListFilters, 'from' | 'to'> {
  const weekday = weekdayOf(today)
  const from = addDays(today, weekday === 0 ? -2 : FRIDAY - weekday)
  return { from, to: addDays(from, 2) }
}

export function isViewOn(filters: ListFilters, view: View, today: PartyDay): boolean {
  const limits = Object.entries(getViewFilters(view, today))
  return limits.every(([name, value]) => filters[name as keyof ListFilters] === value)
}

/** Toggles a view. */
export function switchView(filters: ListFilters, view: View, today: PartyDay): ListFilters {
  const limits = getViewFilters(view, today)
  if (!isViewOn(filters, view, today)) return { ...filters, ...limits }
  const without = Object.keys(limits).map((name) => [name, ''])
  return { ...filters, ...Object.fromEntries(without) }
}

/** A view saved under a name. */
export type OwnView = { readonly name: string; readonly filters: ListFilters }

export const NAME_MAX = 40
const NamedView = z.object({ name: text({ max: NAME_MAX }) })

export const VIEW_RULES: FormRules<{ readonly name: string }> = {
  schema: NamedView,
}

/** Adds a view, sorted by name; it replaces one with the same name. */
export function addView(views: readonly OwnView[], view: OwnView): OwnView[] {
  const others = views.filter(({ name }) => name !== view.name)
  return [...others, view].toSorted((a, b) => a.name.localeCompare(b.name))
}

const known = z.string().catch('')
const StoredView = z.object({
  name: z.string(),
  filters: z.object({ status: known, search: known, money: known, from: known, to: known }),
})

/** Parses what a browser has stored, without trusting any of it. */
export function readViews(kept: string | null): OwnView[] {
  try {
    return z
      .array(z.unknown())
      .parse(JSON.parse(kept ?? '[]'))
      .flatMap(toView)
  } catch {
    return []
  }
}

function toView(kept: unknown): OwnView[] {
  const { data } = StoredView.safeParse(kept)
  return data ? [data as OwnView] : []
}
