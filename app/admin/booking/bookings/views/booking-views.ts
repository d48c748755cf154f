import { z } from 'zod'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
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

/** Parses what a browser has stored, without trusting any of it. */
export function readViews(kept: string | null): OwnView[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(parsed) ? parsed.flatMap(toView) : []
  } catch {
    return []
  }
}

function toView(kept: unknown): OwnView[] {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('filters' in kept)) return []
  const { name, filters } = kept
  if (typeof name !== 'string' || typeof filters !== 'object' || filters === null) return []
  const known = Object.keys(NO_FILTERS).map((field) => [field, textIn(filters, field)])
  return [{ name, filters: Object.fromEntries(known) as ListFilters }]
}

function textIn(filters: object, field: string): string {
  const value: unknown = Reflect.get(filters, field)
  return typeof value === 'string' ? value : ''
}
