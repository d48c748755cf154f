import { beforeEach, describe, expect, it } from 'vitest'
import { endGuestLists } from '#server/booking/guests/guest-queries.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { guestLists, guests } from '#server/foundation/database/schema/all-tables.ts'
import { findColumnsWith } from '#test/find-columns-with.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const limited = testContext()

type Site = typeof ctx
type Token = { readonly token: string }

async function openParty(site: Site, bookingDate: string, changes: Record<string, unknown> = {}) {
  const booking = await payForParty(site, { bookingDate, ...changes })
  const at = await createPageLink(site, booking)
  const { status, body } = await site.call('PUT', at('/guest-list'), { open: true, note: 'Bring socks.' })
  expect(status).toBe(200)
  return { booking, at, token: body.url?.split('/').at(-1) ?? '' }
}

const ANA = { firstName: 'Ana', siblings: 1, coming: 'yes' }
const answer = ({ token }: Token, body: unknown = ANA, site: Site = ctx, headers = {}) =>
  site.call('POST', `/api/parties/${token}/answers`, body, headers)
const read = ({ token }: Token, rest = '') =>
  ctx.call('GET', `/api/parties/${token}${rest}` as '/api/parties/:token')

beforeEach(() => ctx.setNow(MORNING))

describe('the host', () => {
  it('opens a list with one link, and reads who comes', async () => {
    const { at, booking, ...party } = await openParty(ctx, '2027-03-06')
    expect(party.token).toMatch(/^[\w-]{22}$/)
    await answer(party)
    await answer(party, { firstName: 'Leo', coming: 'maybe' })
    await answer(party, { firstName: 'Mia', coming: 'no', siblings: 3 })
    const { body } = await ctx.call('GET', at('/guest-list'))
    expect(body).toMatchObject({
      ...{ open: true, note: 'Bring socks.', coming: 2, maybe: 1, teepeesNeeded: 1, suggestion: null },
      url: `http://localhost:3000/party/${party.token}`,
    })
    expect(body.guests[0]).toEqual({
      id: expect.any(Number),
      ...{ ...ANA, allergies: null, nightPhone: null, pickup: null, allowed: null },
      ...{ consentedBy: null, consentedAt: null },
    })
    expect(booking.bookingId).toBeTruthy()
  })

  it('answers for others: 201, 200, 204, 400, 404', async () => {
    const { at } = await openParty(ctx, '2027-03-13')
    const other = await openParty(ctx, '2027-03-14')
    const { status, body } = await ctx.call('POST', at('/guest-list/guests'), { firstName: 'Bo' })
    expect([status, body.coming, body.siblings]).toEqual([201, 'yes', 0])
    const path = `/guest-list/guests/${body.id}`
    const changed = await ctx.call('PATCH', at(path), { allergies: 'Nuts', consentedBy: 'Bo’s mother' })
    expect(changed.body).toMatchObject({
      firstName: 'Bo',
      allergies: 'Nuts',
      consentedAt: MORNING.toISOString(),
    })
    expect((await ctx.call('PATCH', at(path), { siblings: 6 })).status).toBe(400)
    expect((await ctx.call('POST', at('/guest-list/guests'), { firstName: ' ' })).status).toBe(400)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await ctx.call(method, other.at(path), {})).status).toBe(404)
    expect((await ctx.call('DELETE', at(path))).status).toBe(204)
    expect((await ctx.call('DELETE', at(path))).status).toBe(404)
    const stranger = at('/guest-list').replace(/token=.*/, 'token=x')
    expect((await ctx.call('GET', stranger as never)).status).toBe(404)
  })

  it('is offered more teepees only while there is room for them', async () => {
    const { at, ...party } = await openParty(ctx, '2027-03-20', { numberOfTeepees: 1 })
    await answer(party, { firstName: 'Ana', siblings: 3, coming: 'yes' })
    const suggestion = async () => (await ctx.call('GET', at('/guest-list'))).body.suggestion
    expect(await suggestion()).toEqual({ numberOfTeepees: 2 })
    const allow = (mostTeepees: number | null) => ctx.staff('PATCH', '/api/themes/1', { mostTeepees })
    await allow(1)
    expect(await suggestion()).toBeNull()
    await allow(null)
    await payForParty(ctx, { bookingDate: '2027-03-20', numberOfTeepees: 9, customerEmail: 'b@example.com' })
    expect(await suggestion()).toBeNull()
  })

  it('postpones: the guests’ links say so until the party moves', async () => {
    const { at, ...party } = await openParty(ctx, '2027-03-27')
    const { status, body } = await ctx.call('POST', at('/postpone'), {})
    expect([status, body.text]).toEqual([
      200,
      'Our party on Saturday, March 27, 2027 is postponed. We’ll tell you the new day.',
    ])
    expect(body.days[0]).toBe('2027-03-28')
    expect((await read(party)).body.postponed).toBe(body.text)
    const own = await ctx.call('POST', at('/postpone'), { text: 'Fever <b>here</b>.' })
    expect(own.body.text).toBe('Fever <b>here</b>.')
    expect((await ctx.call('GET', at('/guest-list'))).body.postponed).toBe('Fever <b>here</b>.')
    await ctx.call('POST', at('/reschedule'), { bookingDate: body.days[3] })
    expect((await read(party)).body).not.toHaveProperty('postponed')
    expect((await ctx.call('GET', at('/guest-list'))).body).not.toHaveProperty('postponed')
    const stranger = at('/postpone').replace(/token=.*/, 'token=x')
    expect((await ctx.call('POST', stranger as never, {})).status).toBe(404)
  })

  it('takes a postponement back, also twice', async () => {
    const { at, ...party } = await openParty(ctx, '2027-03-28')
    await ctx.call('POST', at('/postpone'), {})
    expect((await ctx.call('DELETE', at('/postpone'))).status).toBe(204)
    expect((await ctx.call('DELETE', at('/postpone'))).status).toBe(204)
    expect((await read(party)).body).not.toHaveProperty('postponed')
    expect((await ctx.call('GET', at('/guest-list'))).body).not.toHaveProperty('postponed')
    const stranger = at('/postpone').replace(/token=.*/, 'token=x')
    expect((await ctx.call('DELETE', stranger as never)).status).toBe(404)
  })
})

describe('a guest’s parent', () => {
  it('sees the party without its address, until the child comes', async () => {
    const party = await openParty(ctx, '2027-04-03')
    const { body } = await read(party)
    expect(body).toEqual({
      ...{ hostName: 'Maria', themeName: 'Boho Blossom', bookingDate: '2027-04-03' },
      ...{ partyStartTime: '17:00', open: true, note: 'Bring socks.' },
    })
    const yes = await answer(party)
    expect([yes.status, Object.keys(yes.body)]).toEqual([201, ['answer']])
    expect(yes.body.answer).toMatch(/^[\w-]{22}$/)
    const maybe = await answer(party, { ...ANA, coming: 'maybe' })
    expect((await read(party, `?answer=${yes.body.answer}`)).body.address).toContain('12 Palm Street')
    expect((await read(party, `?answer=${maybe.body.answer}`)).body).not.toHaveProperty('address')
    expect((await read(party, '?answer=guessed')).body).not.toHaveProperty('address')
    const other = await openParty(ctx, '2027-04-04')
    expect((await read(other, `?answer=${yes.body.answer}`)).body).not.toHaveProperty('address')
  })

  it('changes only its own answer', async () => {
    const party = await openParty(ctx, '2027-04-10')
    const { body } = await answer(party)
    const change = (secret: string) =>
      ctx.call('PUT', `/api/parties/${party.token}/answers/${secret}`, { ...ANA, coming: 'no' })
    expect((await change('guessed')).status).toBe(404)
    const changed = await change(body.answer)
    expect([changed.status, changed.body]).toEqual([200, { answer: body.answer }])
    expect((await ctx.call('GET', party.at('/guest-list'))).body.coming).toBe(0)
  })

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ siblings: 6 }, 'siblings'],
    [{ siblings: -1 }, 'siblings'],
    [{ coming: 'perhaps' }, 'coming'],
    [{ allergies: 'Nuts' }, 'consentedBy'],
    [{ nightPhone: '305' }, 'consentedBy'],
    [{ allowed: { films: true, photos: false } }, 'consentedBy'],
    [{ pickup: 'x'.repeat(301) }, 'pickup'],
  ])('400: %j', async (changes, path) => {
    const party = await openParty(ctx, '2027-04-17')
    const { status, body } = await answer(party, { ...ANA, ...changes })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    await ctx.staff('PATCH', `/api/bookings/${party.booking.id}`, { bookingStatus: 'cancelled' })
  })

  it('409 closed, 409 full, 404 canceled, 404 guessed', async () => {
    const party = await openParty(ctx, '2027-05-01')
    const { body: first } = await answer(party)
    for (let guest = 1; guest < 60; guest++) {
      const added = await ctx.call('POST', party.at('/guest-list/guests'), { firstName: `G${guest}` })
      expect(added.status).toBe(201)
    }
    const full = await answer(party)
    expect([full.status, full.body]).toMatchObject([409, { code: 'list_full' }])
    await ctx.call('PUT', party.at('/guest-list'), { open: false })
    for (const closed of [
      await answer(party),
      await ctx.call('PUT', `/api/parties/${party.token}/answers/${first.answer}`, ANA),
    ])
      expect([closed.status, closed.body]).toMatchObject([409, { code: 'list_closed' }])
    expect((await read(party)).body.open).toBe(false)
    await ctx.staff('PATCH', `/api/bookings/${party.booking.id}`, { bookingStatus: 'cancelled' })
    expect([(await read(party)).status, (await answer(party)).status]).toEqual([404, 404])
    expect((await read({ token: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404)
    expect((await ctx.call('PUT', party.at('/guest-list'), { open: true })).status).toBe(409)
  })

  it.each([
    ['new', false],
    ['changed', true],
  ])('a %s answer that is on its way when the host closes the list comes too late', async (_, isChange) => {
    const party = await openParty(ctx, isChange ? '2027-05-30' : '2027-05-31')
    const first = (await answer(party)).body.answer
    const late = { ...ANA, firstName: 'Late' }
    const path = `/api/parties/${party.token}/answers/${first}` as '/api/parties/:token/answers/:answer'
    const sent = await ctx.db.transaction(async (tx) => {
      await tx.update(guestLists).set({ isOpen: false }).where(eq(guestLists.token, party.token))
      const sending = isChange ? ctx.call('PUT', path, late) : answer(party, late)
      await expect.poll(() => waitingForLocks(ctx.db)).toBe(1)
      return { sending }
    })
    expect(await sent.sending).toMatchObject({ status: 409, body: { code: 'list_closed' } })
    const { body } = await ctx.call('GET', party.at('/guest-list'))
    expect(body.guests.map(({ firstName }) => firstName)).toEqual(['Ana'])
  })

  it('is not lost or doubled: 300 answers from 50 phones at once, of which many are sent again', async () => {
    const days = ['2027-05-08', '2027-05-09', '2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13']
    const parties = await Promise.all(days.map((day) => openParty(ctx, day)))
    const phones = Array.from({ length: 50 }, (_, phone) => phone)
    // A slow network loses the response of every third request, and the phone repeats it.
    const send = ({ token }: Token, phone: number) =>
      answer({ token }, { ...ANA, firstName: `Child ${phone}` }, ctx, {
        'Idempotency-Key': `form-${phone}-${token}`,
      })
    const answers = await Promise.all(
      phones.map(async (phone) => {
        const given: string[] = []
        for (const [index, party] of parties.entries()) {
          const isLost = (phone + index) % 3 === 0
          const sent = await Promise.all([send(party, phone), ...(isLost ? [send(party, phone)] : [])])
          expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
          given.push(...new Set(sent.map(({ body }) => body.answer)))
        }
        return given
      }),
    )
    expect(new Set(answers.flat()).size).toBe(300)
    for (const party of parties) {
      const { body } = await ctx.call('GET', party.at('/guest-list'))
      const names = body.guests.map(({ firstName }) => firstName)
      expect(names.toSorted()).toEqual(phones.map((phone) => `Child ${phone}`).toSorted())
      expect(body.coming).toBe(100)
    }
  })

  it('takes no 61st guest, however many answer at once', async () => {
    const party = await openParty(ctx, '2027-05-29')
    const sent = await Promise.all(Array.from({ length: 70 }, () => answer(party)))
    const refused = sent.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 10 }, () => 'list_full'))
    expect((await ctx.call('GET', party.at('/guest-list'))).body.guests).toHaveLength(60)
  })

  it('429: more than twenty answers an hour from one address', async () => {
    const party = await openParty(limited, '2027-05-15')
    for (let count = 0; count < 20; count++) expect((await answer(party, ANA, limited)).status).toBe(201)
    const { status, headers } = await answer(party, ANA, limited)
    expect([status, headers.has('retry-after')]).toEqual([429, true])
  })
})

it('the crew sees counts and allergies, and nothing else of the guests', async () => {
  const party = await openParty(ctx, '2027-05-22')
  const told = { allergies: 'Walnuts', nightPhone: '305-555-9999', consentedBy: 'Ulla' }
  await answer(party, { ...ANA, ...told })
  await answer(party, { firstName: 'Mia', coming: 'no', allergies: 'Eggs', consentedBy: 'Mo' })
  const { body } = await ctx.staff('GET', '/api/admin/agenda?from=2027-05-22&to=2027-05-22')
  expect(body.parties[0]?.guests).toEqual({ coming: 2, maybe: 0, allergies: ['Walnuts'] })
  expect(JSON.stringify(body)).not.toMatch(/Ana|Ulla|9999/)
})

describe('what guests told', () => {
  const told = {
    firstName: 'Xanthippe',
    coming: 'yes',
    siblings: 0,
    allergies: 'Quinoa',
    nightPhone: '305 777',
  }
  const TELLING = ['xanthippe', 'quinoa', '305 777', 'zebulon', 'yonder']
  const tell = (party: Token) =>
    answer(
      party,
      { ...told, consentedBy: 'Zebulon', pickup: 'Yonder', allowed: { films: true, photos: true } },
      ctx,
      // What is kept to answer a repeated form must not outlive the guest.
      { 'Idempotency-Key': `form-${party.token}` },
    )

  it('is in no column on day seven, and its links are gone', async () => {
    const party = await openParty(ctx, '2027-06-05')
    const { body } = await tell(party)
    expect(await findColumnsWith(ctx, TELLING)).not.toEqual([])
    ctx.setNow(new Date('2027-06-11T16:00:00Z'))
    await endGuestLists(ctx)
    expect((await read(party, `?answer=${body.answer}`)).status).toBe(200)
    ctx.setNow(new Date('2027-06-12T16:00:00Z'))
    expect((await read(party)).status).toBe(404)
    expect((await ctx.call('GET', party.at('/guest-list'))).status).toBe(404)
    await endGuestLists(ctx)
    expect(await findColumnsWith(ctx, TELLING)).toEqual([])
    expect(await ctx.db.$count(guestLists, eq(guestLists.bookingId, party.booking.id))).toBe(0)
  })

  it('leaves with the family that is erased', async () => {
    ctx.setNow(new Date('2027-01-05T14:00:00Z'))
    const family = {
      customerEmail: 'host@example.com',
      customerPhone: '(305) 444-9876',
      customerName: 'Hedda Host',
    }
    const party = await openParty(ctx, '2027-06-26', family)
    await tell(party)
    ctx.setNow(new Date('2027-06-28T14:00:00Z'))
    const { body } = await ctx.staff('GET', '/api/admin/customers?search=host@example.com')
    expect((await ctx.staff('DELETE', `/api/admin/customers/${body.customers[0]?.id}`)).status).toBe(204)
    expect(await findColumnsWith(ctx, TELLING)).toEqual([])
    expect(await ctx.db.$count(guests, sql`true`)).toBeGreaterThanOrEqual(0)
  })
})
