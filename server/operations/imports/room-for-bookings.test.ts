import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { addDays, dayRange } from '#domain/foundation/time/party-day.ts'
import { bookings, workExceptions, workSettings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

/** Returns what an import of these parties, each of another family, would do. */
async function check(...parties: readonly object[]) {
  const families = parties.map((party, n) => ({
    ...AN_OLD_PARTY,
    addons: '',
    customerEmail: `family${n}@example.com`,
    ...party,
  }))
  const { id } = (await ctx.staff('POST', '/api/admin/imports', importForm('bookings', toCsv(families)))).body
  const { status, body } = await ctx.staff('PUT', `/api/admin/imports/${id}`, {})
  expect(status).toBe(200)
  return { id, ...body }
}
const run = (id: number) => ctx.staff('POST', `/api/admin/imports/${id}/run`)

/** Seven of the ten teepees are taken from that day on. */
async function enter(bookingDate: string, changes: object = {}) {
  const party = bookingRequest({ bookingDate, numberOfTeepees: 7, ...changes })
  expect((await ctx.staff('POST', '/api/admin/bookings', party)).status).toBe(201)
}

beforeEach(async () => {
  for (const table of [bookings, workExceptions, workSettings]) await ctx.db.delete(table)
})

describe('an imported booking', () => {
  it('takes up its place from then on', async () => {
    const day = { bookingDate: '2027-05-15' }
    const { id, fits, refused } = await check(...[1, 2, 3, 4, 5].map((themeId) => ({ ...day, themeId })))
    expect([fits, refused]).toEqual([4, [{ row: 5, sentence: expect.stringContaining('is fully booked') }]])
    expect((await run(id)).body).toEqual({ created: 4 })
    const visitor = await ctx.call('POST', '/api/bookings', bookingRequest(day))
    expect([visitor.status, visitor.body]).toEqual([
      409,
      expect.objectContaining({ code: 'date_unavailable' }),
    ])
  })

  it('is checked against what the file takes before it, with teepees and add-ons', async () => {
    await ctx.staff('PATCH', '/api/addons/1', { stock: 1 })
    const { body: addon } = await ctx.staff('GET', '/api/addons')
    const day = { bookingDate: '2027-06-12', addons: present(addon.find(({ id }) => id === 1)).name }
    const { fits, refused } = await check(day, day, { ...day, addons: '', numberOfTeepees: 9 })
    expect(fits).toBe(1)
    expect(refused.map(({ row }) => row)).toEqual([2, 3])
  })

  it('is checked against longer parties that began days before', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 7, perTeepee: '25' } })
    await enter('2027-05-10', { numberOfNights: 7 })
    const party = { bookingDate: '2027-05-14', numberOfTeepees: 7 }
    const { fits, refused } = await check(party, { ...party, numberOfTeepees: 3 })
    expect([fits, refused.map(({ row }) => row)]).toEqual([1, [1]])
  })

  it('is checked against parties that were not collected before it, because nobody worked for weeks', async () => {
    await ctx.staff('PUT', '/api/admin/work', { ...DEFAULT_WORK_SETTINGS, enabled: true })
    const free = dayRange('2027-07-02', '2027-07-21')
    await ctx.db.insert(workExceptions).values(free.map((date) => ({ date, crews: 0, window: null })))
    await enter('2027-07-01')
    const party = { bookingDate: addDays('2027-07-21', 1), numberOfTeepees: 7 }
    const { fits, refused } = await check(party, { ...party, numberOfTeepees: 3 })
    expect([fits, refused.map(({ row }) => row)]).toEqual([1, [1]])
  })

  it.each(['2207-02-13', '1927-02-13'])(
    'is imported although another row has a wrong year: %s',
    async (bookingDate) => {
      const { id, fits } = await check({ bookingDate: '2027-08-14' }, { bookingDate })
      expect((await run(id)).body).toEqual({ created: fits })
    },
  )
})
