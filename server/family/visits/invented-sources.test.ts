import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, visitCounts } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext()
const proxied = testContext({ env: { TRUST_PROXY: 'true' } })

describe('invented sources', () => {
  it('of one visitor are counted as others, and leave known sources alone', async () => {
    const visit = (source: string, address: string) =>
      proxied.call('POST', '/api/visits', { step: 'home', source }, { 'X-Forwarded-For': address })
    const invent = async (address: string) => {
      for (let n = 0; n < 60; n++) await visit(`made-up-${n}`, address)
    }
    await visit('google.com', '198.51.100.1')
    await invent('198.51.100.2')
    await visit('google.com', '198.51.100.2')
    const stored = await proxied.db.select().from(visitCounts)
    expect(stored.filter(({ source }) => source.startsWith('made-up'))).toHaveLength(40)
    expect(stored.find(({ source }) => source === 'google.com')?.visits).toBe(2)
    expect(stored.find(({ source }) => source === 'other')?.visits).toBe(20)
  })

  it('fill the report no further than the limit; the others are added up', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => {
      return { day: '2027-01-07', step: 'home', source: `made-up-${n}`, visits: 1 }
    })
    const day = '2027-01-07'
    await ctx.db.insert(visitCounts).values([...rows, { day, step: 'home', source: 'google.com', visits: 9 }])
    const { body } = await ctx.staff(
      'GET',
      `/api/admin/reports/sources?from=${day}&to=${day}` as '/api/admin/reports/sources',
    )
    expect(body.sources).toHaveLength(101)
    expect(body.sources[0]).toMatchObject({ source: 'google.com', visits: 9 })
    expect(body.sources.at(-1)).toMatchObject({ source: 'other', visits: 151 })
    expect(body.steps).toEqual([{ step: 'home', visits: 259 }])
  })

  it('of bookings are added up, too', async () => {
    ctx.setNow(new Date('2027-01-08T15:00:00Z'))
    const { bookingId } = await payForParty(ctx, { bookingDate: '2027-03-13' })
    const [stored] = await ctx.db.select().from(bookings).where(eq(bookings.reference, bookingId))
    const { id: _, ...columns } = present(stored)
    await ctx.db.insert(bookings).values(
      Array.from({ length: 120 }, (_, n) => ({
        ...columns,
        reference: `MADE-UP-${n}`,
        draftKey: null,
        touches: { first: { utmSource: `first-${n}` }, last: { utmSource: `last-${n}` }, heardFrom: null },
      })),
    )
    const { body } = await ctx.staff(
      'GET',
      '/api/admin/reports/sources?from=2027-01-08&to=2027-01-08' as '/api/admin/reports/sources',
    )
    const sum = (rows: { bookings: number }[]) => rows.reduce((all, row) => all + row.bookings, 0)
    expect([body.firstSources.length, sum(body.firstSources)]).toEqual([101, 121])
    expect([body.sources.length, sum(body.sources)]).toEqual([101, 121])
  })
})
