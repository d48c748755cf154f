import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import type { Endpoint } from './wire/endpoint.ts'
import type { Permission } from './wire/permissions.ts'

const all: readonly Endpoint[] = calls
const getName = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`
const staffCalls = all.filter(({ staff }) => staff !== false)

/**
 * Who may call what, said a second time: the first match counts. A call that needs another permission than the rest of
 * its area has a line of its own, so that a permission changed by mistake fails here.
 */
const AREAS: readonly (readonly [RegExp, Permission])[] = [
  // Bookings: reading and writing are two permissions, and what a family has in other places is a third.
  [/^GET \/api\/bookings\/:id\/(customer|history)$/, 'customers'],
  // Whoever has these links can change the party, or read all parties from now on.
  [/^(GET|POST) \/api\/bookings\/:id\/payment-link$/, 'bookings:write'],
  [/^POST \/api\/admin\/calendar-feed$/, 'bookings:write'],
  // A quote changes nothing.
  [/^POST \/api\/(admin\/quote|bookings\/:id\/(change-)?quote)$/, 'bookings:read'],
  // Puts the crew's pictures beside the site's.
  [/^POST \/api\/bookings\/:id\/website-pictures$/, 'catalogue'],
  [/^GET \/api\/bookings(\/|$)/, 'bookings:read'],
  [/^(POST|PUT|PATCH|DELETE) \/api\/bookings(\/|$)/, 'bookings:write'],
  [/^POST \/api\/admin\/(bookings|stops\/:stopId\/settle)$/, 'bookings:write'],
  [/^GET \/api\/admin\/(balances|calendar-feed|invoices.*|live|overview|terms)$/, 'bookings:read'],
  [/^POST \/api\/admin\/reconciliation\/:id\/(handed-back|refund-again)$/, 'bookings:write'],

  [/^GET \/api\/admin\/(agenda|day-rooms|events|search|today|work\/days)$/, 'agenda'],
  [/ \/api\/crew\//, 'crew:write'],
  [
    / \/api\/(unavailable-dates|admin\/(busy-calendars|kit-care|resource-loads|resources|waiting-list|work))(\/|$)/,
    'calendar',
  ],
  [/ \/api\/(addons|themes|uploads?|generate-ai-images)(\/|$)/, 'catalogue'],
  [/ \/api\/admin\/(questions|spanish-texts|translations)(\/|$)/, 'catalogue'],
  [/ \/api\/coupons(\/|$)/, 'coupons'],
  [/ \/api\/admin\/reports\//, 'reports'],

  [/^GET \/api\/contact\/submissions\/:id\/customer$/, 'customers'],
  [/^PUT \/api\/admin\/text-costs\/price$/, 'settings'],
  [
    / \/api\/(contact\/submissions|admin\/(answers|saved-answers|threads|text-costs)|(admin\/)?testimonials)(\/|$)/,
    'messages',
  ],
  [
    / \/api\/admin\/(customers|newsletter|newsletter-settings|campaigns|campaign-(preview|test))(\/|$)/,
    'customers',
  ],

  [/ \/api\/(site-settings|contact-info|admin\/(settings|setup))(\/|$)/, 'settings'],
  [/ \/api\/admin\/(areas|follow-ups|mail-schedule|mail-texts|site-texts)(\/|$)/, 'settings'],
  [/ \/api\/admin\/(outbox|jobs|reconciliation)(\/|$)/, 'outbox'],
  [/^GET \/api\/admin\/audit$/, 'audit-log'],
  [/^GET \/api\/admin\/system$/, 'system'],

  // For owners.
  [/ \/api\/admin\/(pricing|zip-areas)(\/|$)/, 'pricing'],
  [/^(POST \/api\/admin\/terms|GET \/api\/admin\/terms\/built-in)$/, 'pricing'],
  [/ \/api\/admin\/(users|invitations)(\/|$)/, 'accounts'],
  [/ \/api\/admin\/(api-keys|keys|webhooks|webhook-deliveries|webhook-events)(\/|$)/, 'integrations'],
  [/ \/api\/admin\/(imports|exports)(\/|$)/, 'moving'],

  [/ \/api\/admin\/(check|confirmation|devices|logout|me|password|push|second-factor)(\/|$)/, 'own-account'],
]

describe('every call for staff', () => {
  it('requires the permission of its area', () => {
    const expected = staffCalls.map((call) => {
      const [, permission] = AREAS.find(([area]) => area.test(getName(call))) ?? []
      return `${getName(call)}: ${permission ?? 'is in no area'}`
    })
    expect(staffCalls.map((call) => `${getName(call)}: ${call.staff}`)).toEqual(expected)
  })

  it('is in an area, and no area is without calls', () => {
    const first = new Set(staffCalls.map((call) => AREAS.find(([area]) => area.test(getName(call)))))
    expect(AREAS.filter((area) => !first.has(area))).toEqual([])
  })

  it('that changes something never has a permission for reading, except quotes', () => {
    const reading: readonly Permission[] = ['agenda', 'bookings:read', 'audit-log', 'system']
    const changing = staffCalls.filter(({ method }) => method !== 'get')
    const open = changing.filter(({ staff }) => staff && reading.includes(staff)).map(getName)
    expect(open.filter((name) => !name.endsWith('quote'))).toEqual([])
  })
})

/** Calls of one area whose response shows another. */
const SECOND_PERMISSIONS: Readonly<Record<string, Permission>> = {
  'PUT /api/admin/work/days/:date': 'agenda',
  'POST /api/admin/work/days/:date/preview': 'agenda',
  'DELETE /api/admin/work/days/:date': 'agenda',
}

it('a call that shows more than its area requires a second permission', () => {
  const asking = staffCalls.flatMap((call) => (call.alsoRequires ? [[getName(call), call.alsoRequires]] : []))
  expect(Object.fromEntries(asking)).toEqual(SECOND_PERMISSIONS)
})

/** What could let somebody in, or take everything along: the password is asked for again. */
const ASKS_FOR_PASSWORD = [
  'POST /api/admin/api-keys',
  'POST /api/admin/webhooks',
  'PATCH /api/admin/webhooks/:id',
  'PUT /api/admin/keys',
  'PUT /api/admin/pricing',
  'POST /api/admin/exports',
  'GET /api/admin/exports/:id',
  'POST /api/admin/users',
  'PATCH /api/admin/users/:id',
  'DELETE /api/admin/users/:id',
  'DELETE /api/admin/users/:id/second-factor',
  'POST /api/admin/invitations',
]

it('every call that could let somebody in asks for the password again', () => {
  const asking = staffCalls.filter(({ asksForPassword }) => asksForPassword).map(getName)
  expect(ASKS_FOR_PASSWORD.filter((name) => !asking.includes(name))).toEqual([])
})
