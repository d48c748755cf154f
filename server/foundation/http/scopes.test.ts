import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const all: readonly Endpoint[] = calls
const getName = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`

/** The permissions that may give access to families' own data. Adding a permission means deciding that here. */
const ABOUT_FAMILIES: readonly Permission[] = [
  'agenda',
  'crew:write',
  'bookings:read',
  'bookings:write',
  /** The waiting list. */
  'calendar',
  'messages',
  'customers',
  /** Mails, and differences about payments. */
  'outbox',
  'audit-log',
]

/** Matches properties that only families' data has. */
const OF_FAMILIES =
  /^(customerName|customerEmail|customerPhone|partyAddress|specialRequests|allergiesAndNeeds|recipient)$/

/** Names of properties that may contain a URL or secret giving access to more than the response. */
const LEADING = /^(url|token|link|secret|key)$/i

/** What the URLs and secrets in staff responses give access to. */
const BEHIND: Readonly<Record<string, string>> = {
  'GET /api/admin/calendar-feed': 'bookings',
  'POST /api/admin/calendar-feed': 'bookings',
  'GET /api/bookings/:id/payment-link': 'a booking',
  'POST /api/bookings/:id/payment-link': 'a booking',
  // Only for accounts: an API key gets no link.
  'GET /api/admin/threads/:id': 'a booking',
  'POST /api/admin/threads/:id/messages': 'a booking',
  'PUT /api/admin/threads/:id/customer': 'a booking',
}

/** Responses with URLs of pictures, which everybody can load. */
const PUBLIC_ADDRESSES = [
  'POST /api/upload',
  'POST /api/upload/:endpoint',
  'GET /api/uploads',
  'PATCH /api/uploads/:id',
  'POST /api/generate-ai-images',
]

/** Responses with URLs of admin screens, which require signing in. */
const SCREENS = ['GET /api/admin/today', 'GET /api/admin/search', 'GET /api/admin/setup']

/** Returns the names of all properties of a schema, at any depth. */
function getProperties(schema: z.ZodType): string[] {
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part && part.properties && typeof part.properties === 'object')
      names.push(...Object.keys(part.properties))
    Object.values(part).forEach(walk)
  }
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return names
}
const responseNames = ({ responses }: Endpoint) =>
  Object.values(responses).flatMap((schema) => (schema ? getProperties(schema) : []))

describe('every call of the contract', () => {
  it('that returns families’ data has a permission for it', () => {
    const open = all.filter(
      (call) =>
        call.staff &&
        !ABOUT_FAMILIES.includes(call.staff) &&
        responseNames(call).some((name) => OF_FAMILIES.test(name)),
    )
    expect(open.map((call) => `${getName(call)}: ${call.staff}`)).toEqual([])
  })

  it('that returns a URL or a secret gives no access beyond its own permission', () => {
    const leading = all.filter(
      (call) =>
        call.staff && SCOPES.includes(call.staff) && responseNames(call).some((name) => LEADING.test(name)),
    )
    const unknown = leading.map(getName).filter((name) => !(name in BEHIND) && !SCREENS.includes(name))
    expect(unknown).toEqual(PUBLIC_ADDRESSES)
    for (const call of all.filter((one) => getName(one) in BEHIND))
      expect([getName(call), ABOUT_FAMILIES.includes(call.staff || 'settings')]).toEqual([
        getName(call),
        true,
      ])
  })
})

describe('an API key with a single scope', () => {
  const staffCalls = all.filter(({ staff }) => staff !== false)

  it.each(SCOPES)('%s makes the calls that require it, and no others', async (scope) => {
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: scope, scopes: [scope] })
    const allowed: string[] = []
    for (const call of staffCalls) {
      // The permission is checked before what is asked for: no record has this id, and nothing changes.
      const path = call.path.replace(/:\w+/g, '999999')
      const { status } = await ctx.call(call.method.toUpperCase(), path, undefined, bearer(body.key))
      expect(status, getName(call)).not.toBe(401)
      if (status !== 403) allowed.push(getName(call))
    }
    // A key cannot show the password that some calls ask for.
    const open = staffCalls.filter(
      ({ staff, asksForPassword, alsoRequires }) =>
        staff === scope && asksForPassword !== true && alsoRequires === undefined,
    )
    expect(allowed).toEqual(open.map(getName))
  })
})

const FAMILY = {
  customerName: 'Quilla Zorrilla',
  customerEmail: 'quilla@marzipan.example',
  customerPhone: '(305) 555-7731',
  partyAddress: '77 Chartreuse Lane',
  allergiesAndNeeds: 'No tamarind',
  bookingDate: '2027-02-13',
}
const TRACE = /Quilla|Zorrilla|marzipan\.example|555-7731|3055557731|Chartreuse|tamarind/

/** The secret of a family's page, an invitation or a place in the waiting list. */
const SECRET_LINK = /token=[\w.-]{20}|\/(party|waiting-list)\/[\w-]{20}/

describe('an API key with a single scope, over every call that reads', () => {
  const getPlace: Record<string, string> = {}

  beforeAll(async () => {
    const booking = await payForParty(ctx, FAMILY)
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1 })
    const { customerName: name, customerEmail: email } = FAMILY
    await ctx.call('POST', '/api/contact', { name, email, subject: 'Quilla asks', message: 'Is May free?' })
    await ctx.call('POST', '/api/newsletter', { email })
    await ctx.call('POST', '/api/waiting-list', {
      bookingDate: FAMILY.bookingDate,
      numberOfTeepees: 2,
      customerName: name,
      customerEmail: email,
    })
    const other = bookingRequest({ ...FAMILY, bookingDate: '2027-03-13' })
    const { body: deleted } = await ctx.staff('POST', '/api/admin/bookings', other)
    await ctx.staff('DELETE', `/api/bookings/${deleted.id}`)
    Object.assign(getPlace, { bookingId: booking.bookingId, reference: booking.bookingId })
    const at = await createPageLink(ctx, booking)
    await ctx.call('PUT', at('/guest-list'), { open: true })
    const { body: list } = await ctx.staff('GET', '/api/admin/threads')
    const thread = list.threads[0]?.id ?? ''
    const link = (await ctx.staff('GET', `/api/admin/threads/${thread}`)).body.party?.link
    expect(link).toContain('token=')
    const answer = { by: 'mail', text: `Everything is at ${link}` }
    expect((await ctx.staff('POST', `/api/admin/threads/${thread}/messages`, answer)).status).toBe(201)
    getPlace.thread = thread
  })

  const QUESTION = `from=${FAMILY.bookingDate}&to=${FAMILY.bookingDate}&date=${FAMILY.bookingDate}&search=Zorrilla&q=Zorrilla&year=2027`
  /** Without the stream, which does not end; events/events.test.ts shows that it only contains ids. */
  const reading = all.filter(
    ({ method, staff, path }) => method === 'get' && staff && path !== '/api/admin/events',
  )

  /** Returns what a call shows to a key, including what is behind the URLs of this site in it. */
  async function shown({ path }: Endpoint, headers: Record<string, string>): Promise<string> {
    const address = path
      .replace('threads/:id', `threads/${getPlace.thread}`)
      .replace(/:(\w+)/g, (_, name: string) => getPlace[name] ?? '1')
    const asked = await ctx.call('GET', `${address}?${QUESTION}`, undefined, headers)
    // The permission is checked before what is asked for.
    const plain = asked.status === 403 ? asked : await ctx.call('GET', address, undefined, headers)
    const text = JSON.stringify([asked.body, plain.body])
    const behind = [...text.matchAll(/https?:\/\/[^/"\s]+(\/api\/[^"\s\\]+)/g)].map(async ([, found = '']) =>
      (await ctx.fetch(found)).text(),
    )
    return [text, ...(await Promise.all(behind))].join('\n')
  }

  it.each(SCOPES)('%s shows a family, or does not', async (scope) => {
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: scope, scopes: [scope] })
    const telling: string[] = []
    const leading: string[] = []
    for (const call of reading) {
      const text = await shown(call, bearer(body.key))
      if (TRACE.test(text)) telling.push(getName(call))
      if (SECRET_LINK.test(text)) leading.push(getName(call))
    }
    expect(leading).toEqual(scope === 'bookings:write' ? ['GET /api/bookings/:id/payment-link'] : [])
    expect([scope, telling.length > 0]).toEqual([scope, SHOWING.includes(scope)])
    for (const name of telling) expect(all.find((call) => getName(call) === name)?.staff).toBe(scope)
  })
})

const SHOWING: readonly string[] = [
  'agenda',
  'bookings:read',
  'bookings:write',
  'calendar',
  'messages',
  'customers',
  'outbox',
  'audit-log',
]
