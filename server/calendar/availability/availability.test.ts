import { describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const ask = (query: string) => ctx.call('GET', `/api/availability?${query}`)

describe('GET /api/availability', () => {
  it('200: counts teepees on the day and through the turnaround, per theme and in total', async () => {
    await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-13', numberOfTeepees: 7 }))
    const theme = await ask('from=2027-02-11&to=2027-02-15&themeId=1&teepees=4')
    expect(theme.status).toBe(200)
    expect(theme.body.map((day) => [day.date, day.available, day.teepeesLeft])).toEqual([
      ['2027-02-11', true, 10],
      ['2027-02-12', false, 3],
      ['2027-02-13', false, 3],
      ['2027-02-14', false, 3],
      ['2027-02-15', true, 10],
    ])
    expect(theme.body[1]?.reason).toBe(
      'Only 3 teepees are left on Friday, February 12, 2027. Choose fewer teepees or another date.',
    )
    const all = await ask('from=2027-02-13&to=2027-02-13')
    expect(all.body).toEqual([{ date: '2027-02-13', available: true, teepeesLeft: 17, reason: null }])
  })

  it('200: shows days the owner closed, with the reason, and past days', async () => {
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-05-01', reason: 'Family wedding' })
    const { body } = await ask('from=2027-05-01&to=2027-05-01')
    expect(body[0]).toMatchObject({ available: false, teepeesLeft: 0 })
    expect(body[0]?.reason).toContain('(Family wedding)')
    expect((await ask('from=2027-01-03&to=2027-01-03')).body[0]?.available).toBe(false)
  })

  it('200: an expired hold releases its teepees before any job has run', async () => {
    await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-06-05', numberOfTeepees: 10 }),
    )
    expect((await ask('from=2027-06-05&to=2027-06-05&themeId=1')).body[0]?.available).toBe(false)
    ctx.setNow(new Date(ctx.now().getTime() + 31 * 60_000))
    expect((await ask('from=2027-06-05&to=2027-06-05&themeId=1')).body[0]?.available).toBe(true)
  })

  it('200: a booking waiting for its payment does not block itself', async () => {
    const day = '2027-07-10'
    const { body: booking } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: day, numberOfTeepees: 10 }),
    )
    const question = `from=${day}&to=${day}&themeId=1`
    expect((await ask(question)).body[0]?.available).toBe(false)
    expect((await ask(`${question}&bookingId=${booking.bookingId}`)).body[0]?.available).toBe(true)
    expect((await ask(`${question}&bookingId=MT-0000-0000-0000`)).body[0]?.available).toBe(false)
  })

  it.each([
    ['from=2027-02-15&to=2027-02-11', 400],
    ['from=2027-01-01&to=2028-02-06', 400],
    ['from=soon&to=2027-02-11', 400],
    ['to=2027-02-11', 400],
    ['from=2027-02-11&to=2027-02-11&teepees=11', 400],
    ['from=2027-02-11&to=2027-02-11&themeId=999', 404],
    ['from=2027-01-04&to=2028-02-07', 200],
  ])('%s: %i', async (query, expected) => {
    expect((await ask(query)).status).toBe(expected)
  })
})

it('an add-on that is taken has its name in the reader’s language', async () => {
  await ctx.staff('PATCH', '/api/addons/1', { stock: 0 })
  const translated = { place: 'addon/1/name', translation: 'Luces' }
  expect((await ctx.staff('PUT', '/api/admin/translations/es', translated)).status).toBe(200)
  const wanted = bookingRequest({ bookingDate: '2027-08-14', addons: [{ addonId: 1, quantity: 1 }] })
  const { body } = await ctx.call('POST', '/api/bookings', wanted, { 'X-Language': 'es' })
  expect(body.message).toMatch(/^Luces: ya está reservado/)
})

it('the reason for a closed day is in the reader’s language, wherever a family meets it', async () => {
  const date = '2027-03-20'
  const party = await createPaidParty(ctx, { bookingDate: '2027-03-13' })
  await ctx.staff('POST', '/api/unavailable-dates', { date, reason: 'Family day' })
  const translated = { place: `closed-day/${date}`, translation: 'Día en familia' }
  expect((await ctx.staff('PUT', '/api/admin/translations/es', translated)).status).toBe(200)
  const wanted = bookingRequest({ bookingDate: date })
  const readReasons = async (language: string) => {
    const headers = { 'X-Language': language }
    const range = `from=${date}&to=${date}` as const
    const refusals = await Promise.all([
      ctx.call('POST', '/api/bookings', wanted, headers),
      ctx.call('POST', party.at('/reschedule'), { bookingDate: date }, headers),
    ])
    const days = await Promise.all([
      ctx.call('GET', `/api/availability?${range}`, undefined, headers),
      ctx.call('GET', `${party.at('/availability')}&${range}`, undefined, headers),
    ])
    const options = await ctx.call('GET', `/api/availability/${date}`, undefined, headers)
    return [
      options.body.reason,
      ...days.map(({ body }) => body[0]?.reason),
      ...refusals.map(({ body }) => 'message' in body && body.message),
    ].map((reason) => /\((.*)\)/.exec(String(reason))?.[1])
  }
  expect(await readReasons('es')).toEqual(Array(5).fill('Día en familia'))
  expect(await readReasons('en')).toEqual(Array(5).fill('Family day'))
})
