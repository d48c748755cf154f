import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, SCOPES } from '#contract/wire/permissions.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague, basic, bearer, PASSWORD } from '#test/factories/colleague.ts'
import { type DescribedCall, describedCalls } from '#test/factories/described-calls.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const getName = ({ method, path }: DescribedCall) => `${method} ${path}`

/** What every staff member may do: everything about their own account, and what setting it up requires. */
const CREW = [
  / \/api\/admin\/confirmation(\/|$)/,
  / \/api\/crew\//,
  /^GET \/api\/admin\/check$/,
  /^POST \/api\/admin\/(logout|password)$/,
  /^(GET|PUT) \/api\/admin\/me(\/language)?$/,
  / \/api\/admin\/devices/,
  / \/api\/admin\/second-factor/,
  / \/api\/admin\/push\//,
]
const OWNER_ONLY = [
  / \/api\/admin\/users/,
  / \/api\/admin\/invitations/,
  / \/api\/admin\/pricing(\/|$)/,
  /^POST \/api\/admin\/terms$/,
  /^GET \/api\/admin\/terms\/built-in$/,
  / \/api\/admin\/api-keys/,
  / \/api\/admin\/webhook/,
  / \/api\/admin\/keys/,
  / \/api\/admin\/(imports|exports)(\/|$)/,
  / \/api\/admin\/zip-areas$/,
]
const isIn = (list: readonly RegExp[], call: DescribedCall) => list.some((one) => one.test(getName(call)))

const MAY = {
  owner: () => true,
  office: (call: DescribedCall) => !isIn(OWNER_ONLY, call),
  crew: (call: DescribedCall) => isIn(CREW, call),
}

let staffCalls: DescribedCall[]

beforeAll(async () => {
  for (const role of ROLES) await addColleague(ctx, `my-${role}`, role)
  staffCalls = (await describedCalls(ctx)).filter(({ isStaff }) => isStaff)
})

/** The tests of accounts cover calls that end the caller's account or session. */
const isHarmless = (call: DescribedCall) => !/logout|\/password$/.test(call.path)

async function outcomes(headers: Record<string, string>): Promise<Record<string, string>> {
  const pairs: [string, string][] = []
  for (const call of staffCalls.filter(isHarmless)) {
    // Permission is checked before the request's contents: this one refers to no record and changes nothing.
    const path = call.path.replace(/\{\w+\}/g, '999999')
    const { status, body } = await ctx.call(call.method, path, undefined, headers)
    expect(status, getName(call)).not.toBe(401)
    if (status === 403 && body.code !== 'password_needed') {
      expect(body.code).toBe('forbidden')
      expect(body.message).toMatch(/^Your account can’t do this\. Ask an owner( or the office)?\.$/)
    }
    pairs.push([getName(call), status === 403 ? 'forbidden' : 'allowed'])
  }
  return Object.fromEntries(pairs)
}

function expected(may: (call: DescribedCall) => boolean): Record<string, string> {
  return Object.fromEntries(
    staffCalls.filter(isHarmless).map((call) => [getName(call), may(call) ? 'allowed' : 'forbidden']),
  )
}

describe('every call in the description that is not public', () => {
  it.each(ROLES)('gives the %s the access in the table', async (role) => {
    expect(staffCalls.length).toBeGreaterThan(80)
    expect(await outcomes(basic(`my-${role}:${PASSWORD}`))).toEqual(expected(MAY[role]))
  })

  it('gives an API key what its scopes allow, and never anything about accounts', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', {
      name: 'Everything',
      scopes: [...SCOPES],
    })
    const aboutPeople = [...OWNER_ONLY, ...CREW.filter((one) => !one.test('GET /api/crew/days/{date}'))]
    // They hand over or erase families' data, or bind families, so they need a password, which a key cannot show.
    const withPassword = [
      'DELETE /api/admin/customers/{id}',
      'GET /api/admin/customers/{id}/export',
      'POST /api/admin/calendar-feed',
      'POST /api/admin/terms',
    ]
    const isForKeys = (call: DescribedCall) =>
      !withPassword.includes(getName(call)) &&
      (/\/(pricing(\/(advice|policies|replay))?|terms(\/built-in)?|zip-areas)$/.test(call.path) ||
        !isIn(aboutPeople, call))
    expect(await outcomes(bearer(body.key))).toEqual(expected(isForKeys))
  })
})

describe('public calls show the team no more than their role may see', () => {
  const crew = basic(`my-crew:${PASSWORD}`)

  it('a booking can be read by number by the office only', async () => {
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest())
    const read = (headers: Record<string, string>) =>
      ctx.call('GET', `/api/bookings/${body.id}`, undefined, headers)
    expect((await read(crew)).status).toBe(403)
    expect((await read(basic(`my-office:${PASSWORD}`))).status).toBe(200)
  })

  it('the run sheet shows where and what to keys, amounts due to the office as well, and nothing to the crew', async () => {
    const request = { ...bookingRequest(), bookingStatus: 'confirmed', overrideCapacity: true }
    const { body: booking } = await ctx.staff('POST', '/api/admin/bookings', request)
    const day = booking.bookingDate
    const path = `/api/admin/agenda?from=${day}&to=${day}` as const
    const { body: made } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Van', scopes: ['agenda'] })
    const { body: theirs } = await ctx.call('GET', path, undefined, bearer(made.key))
    expect(theirs.parties[0]).toMatchObject({ customerName: 'Maria Gomez', bookingDate: day })
    expect(JSON.stringify(theirs)).not.toMatch(/amount|price/i)
    const { body: all } = await ctx.staff('GET', path)
    expect(Number(all.parties[0]?.owedAmount)).toBeGreaterThan(0)
    expect((await ctx.call('GET', path, undefined, crew)).status).toBe(403)
  })

  it('a crew member’s testimonial waits for approval like anybody’s', async () => {
    const testimonial = { customerName: 'Ana Ruiz', rating: 5, comment: 'A lovely night.', approved: true }
    const sent = await ctx.call('POST', '/api/testimonials', testimonial, crew)
    expect(sent.status).toBe(201)
    const { body: shown } = await ctx.call('GET', '/api/testimonials')
    expect(shown).toEqual([])
  })

  it('staff who may not change the site are not offered changes there', async () => {
    const check = async (role: string) =>
      (await ctx.call('GET', '/api/admin/check', undefined, basic(`my-${role}:${PASSWORD}`))).body
    expect(await check('crew')).toEqual({ isAdmin: false })
    expect(await check('office')).toEqual({ isAdmin: true })
  })

  it('only owners can read a mail whose link gives access to an account', async () => {
    await ctx.staff('POST', '/api/admin/invitations', { email: 'new@example.com', role: 'owner' })
    const office = basic(`my-office:${PASSWORD}`)
    const { body } = await ctx.call('GET', '/api/admin/outbox', undefined, office)
    const { id } = present(body.mails.find(({ kind }) => kind === 'invitation'))
    expect((await ctx.call('GET', `/api/admin/outbox/${id}`, undefined, office)).status).toBe(403)
    expect((await ctx.staff('GET', `/api/admin/outbox/${id}`)).body.text).toContain('/admin/join#')
  })

  it('a change of role takes effect immediately', async () => {
    const dana = await addColleague(ctx, 'dana', 'office')
    const settings = async () =>
      (await ctx.call('GET', '/api/admin/settings', undefined, dana.headers)).status
    expect(await settings()).toBe(200)
    await ctx.staff('PATCH', `/api/admin/users/${dana.id}`, { role: 'crew' })
    expect(await settings()).toBe(403)
  })
})
