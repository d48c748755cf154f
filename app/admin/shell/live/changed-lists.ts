import type { CallPath } from '#contract/calls.ts'
import type { EventKind } from '#contract/operations/staff-events.ts'
import type { LiveChange } from './use-live-changes.ts'

type Paths = readonly CallPath<'get'>[]

const CALENDAR = [
  '/api/admin/agenda',
  '/api/admin/work/days',
  '/api/admin/day-rooms',
  '/api/admin/resource-loads',
  '/api/availability',
] as const satisfies readonly CallPath<'get'>[]
const LOG = ['/api/admin/audit'] as const satisfies readonly CallPath<'get'>[]
const FIGURES = [
  '/api/admin/overview',
  '/api/admin/today',
  '/api/admin/live',
  ...LOG,
] as const satisfies readonly CallPath<'get'>[]
const ONE_BOOKING = [
  '/api/bookings/:bookingId',
  '/api/bookings/:id/order-changes',
  '/api/bookings/:id/invoices',
  '/api/bookings/:id/payments',
  '/api/bookings/:id/payment-link',
  '/api/bookings/:id/autopay',
  '/api/bookings/:id/hold',
  '/api/bookings/:id/damage-claims',
  '/api/bookings/:id/website-pictures',
  '/api/bookings/:id/access',
  '/api/bookings/:id/cancellation',
  '/api/bookings/:id/reopening',
  '/api/bookings/:id/history',
] as const satisfies readonly CallPath<'get'>[]
const THREADS = ['/api/admin/threads', '/api/admin/threads/:id'] as const satisfies readonly CallPath<'get'>[]
const CUSTOMERS = [
  '/api/admin/customers',
  '/api/admin/customers/:id',
  '/api/admin/customers/:id/history',
  ...THREADS,
] as const satisfies readonly CallPath<'get'>[]
const MONEY = ['/api/admin/invoices', '/api/admin/balances'] as const satisfies readonly CallPath<'get'>[]
const BOOKINGS = ['/api/bookings'] as const satisfies readonly CallPath<'get'>[]
const TESTIMONIALS = ['/api/admin/testimonials'] as const satisfies readonly CallPath<'get'>[]
const WAITING_LIST = ['/api/admin/waiting-list'] as const satisfies readonly CallPath<'get'>[]
const CLOSED_DAYS = ['/api/unavailable-dates'] as const satisfies readonly CallPath<'get'>[]
const RESOURCES = [
  '/api/admin/resources',
  '/api/admin/resources/:id/care',
  '/api/admin/kit-care',
] as const satisfies readonly CallPath<'get'>[]
const WORK = ['/api/admin/work'] as const satisfies readonly CallPath<'get'>[]
const THEMES = ['/api/themes', '/api/themes/:id'] as const satisfies readonly CallPath<'get'>[]
const ADDONS = ['/api/addons'] as const satisfies readonly CallPath<'get'>[]
const COUPONS = ['/api/coupons'] as const satisfies readonly CallPath<'get'>[]
const HISTORIES = [
  '/api/bookings/:id/history',
  '/api/admin/customers/:id/history',
] as const satisfies readonly CallPath<'get'>[]
const MESSAGES = [
  '/api/contact/submissions',
  ...THREADS,
  ...HISTORIES,
] as const satisfies readonly CallPath<'get'>[]
const TEXTS = [
  ...THREADS,
  ...HISTORIES,
  '/api/admin/text-costs',
] as const satisfies readonly CallPath<'get'>[]
const MAILS = [
  '/api/admin/outbox',
  '/api/admin/outbox/:id',
  '/api/admin/threads/:id',
  ...HISTORIES,
] as const satisfies readonly CallPath<'get'>[]
const SETTINGS = ['/api/admin/settings/history'] as const satisfies readonly CallPath<'get'>[]
const DISCREPANCIES = ['/api/admin/reconciliation'] as const satisfies readonly CallPath<'get'>[]

const OF_BOOKINGS: Paths = [
  ...BOOKINGS,
  ...ONE_BOOKING,
  ...MONEY,
  ...CUSTOMERS,
  ...CALENDAR,
  ...FIGURES,
  // Bookings take places that were offered and uses of coupons, and refunds settle differences.
  ...WAITING_LIST,
  ...COUPONS,
  ...DISCREPANCIES,
]

/** The lists that show each kind of record, refetched when one changes. */
const LISTS: Readonly<Record<EventKind, Paths>> = {
  booking: OF_BOOKINGS,
  payment: OF_BOOKINGS,
  message: [...MESSAGES, ...FIGURES],
  testimonial: [...TESTIMONIALS, ...FIGURES],
  stop: [...ONE_BOOKING, ...FIGURES],
  'stop-problem': FIGURES,
  'waiting-list': [...WAITING_LIST, ...FIGURES],
  'unavailable-date': [...CLOSED_DAYS, ...CALENDAR, ...FIGURES],
  resource: [...RESOURCES, ...CALENDAR, ...FIGURES],
  work: [...WORK, ...CALENDAR, ...FIGURES],
  theme: [...THEMES, ...LOG],
  addon: [...ADDONS, ...LOG],
  coupon: [...COUPONS, ...LOG],
  // Answers to a family, which answer its messages too, are among its changes.
  customer: [...CUSTOMERS, ...MESSAGES, ...FIGURES],
  mail: [...MAILS, ...FIGURES],
  text: [...TEXTS, ...FIGURES],
  difference: [...DISCREPANCIES, ...FIGURES],
  settings: [...SETTINGS, ...LOG],
}

/** Returns the paths of the queries that a change affects; undefined if that may be any of them. */
export function findChangedLists(change: LiveChange): Paths | undefined {
  if (change.kind === 'reload') return undefined
  return change.kind === 'editing' || change.kind === 'back' ? [] : (LISTS[change.kind] ?? [])
}

/** The changes of a list that are not shown yet. `isUnknown`: some changes were missed. */
export type News = {
  readonly created: ReadonlySet<number>
  readonly changed: ReadonlySet<number>
  readonly isUnknown: boolean
}

export const NO_NEWS: News = { created: new Set(), changed: new Set(), isUnknown: false }

/** Adds changes to the pending ones: each record counts once, and a new one stays new. */
export function addNews(news: News, changes: readonly LiveChange[]): News {
  const created = new Set(news.created)
  const changed = new Set(news.changed)
  let { isUnknown } = news
  for (const change of changes) {
    if (change.kind === 'back') continue
    if (change.kind === 'reload') isUnknown = true
    else if (change.change === 'created') created.add(change.id)
    else if (!created.has(change.id)) changed.add(change.id)
    else if (change.change === 'deleted') created.delete(change.id)
  }
  for (const id of created) changed.delete(id)
  return { created, changed, isUnknown }
}
