import { describe, expect, it } from 'vitest'
import { addDays, dayRange, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
/** The tests' morning is January 4, 2027. */
const YEAR = dayRange('2026-01-05', '2027-01-03')
const readAdvice = (language = 'en') =>
  ctx.staff('GET', '/api/admin/pricing/advice', undefined, { 'X-Language': language })

type Planned = { readonly day: string; readonly daysAhead: number; readonly teepees?: number }

/** Books as the calls of a year would have left them: a call for each of a thousand parties takes minutes. */
async function store(parties: readonly Planned[]): Promise<void> {
  const rows = parties.map(({ day, daysAhead, teepees = 2 }, index) => {
    const amount = 100 * teepees
    return sql`(${`MT-PAST-${index}`}, 1, 100, ${teepees}::int, ${day}::date, 'A', 'a@example.com', '', '', '', 'FL', '33101', 6,
      ${amount}::numeric, ${amount / 2}::numeric, ${amount / 2}::numeric, 'completed',
      (${addDays(day, -daysAhead)} || 'T12:00:00Z')::timestamptz)`
  })
  await ctx.db.execute(sql`INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date,
    customer_name, customer_email, customer_phone, party_address, city, state, zip_code, guest_count, total_amount,
    deposit_amount, final_amount, booking_status, created_at) VALUES ${sql.join(rows, sql`, `)}`)
}

describe('advice about prices', () => {
  it('is empty on a new site, and for a year in which all days are alike', async () => {
    expect((await readAdvice()).body).toEqual([])
    await store(YEAR.map((day, index) => ({ day, daysAhead: 10 + (index % 40), teepees: 1 + (index % 5) })))
    const { status, body } = await readAdvice()
    expect([status, body]).toEqual([200, []])
  })

  it('finds the days that were full three weeks ahead, with what the replay says of them', async () => {
    const saturdays = YEAR.filter((day) => day.startsWith('2026-12') && weekdayOf(day) === 6)
    const stored = saturdays.flatMap((day) => [1, 2, 3].map(() => ({ day, daysAhead: 30 })))
    await ctx.db.execute(sql`UPDATE bookings SET created_at = created_at - interval '30 days'
      WHERE booking_date = ANY(${sql.param(saturdays)}::date[])`)
    await ctx.db.execute(sql`UPDATE bookings SET reference = 'MT-EVEN-' || id`)
    await store(stored)
    const { body } = await readAdvice()
    expect(body).toHaveLength(1)
    const [advice] = body
    expect(advice).toMatchObject({
      id: 'soldOut-weekdays-6-months-12',
      evidence: { kind: 'soldOut', from: '2026-01-05', to: '2027-01-03', cases: 4, of: 4, otherCases: 0 },
      rule: {
        name: 'December Saturdays',
        nameEs: 'sábados de diciembre',
        enabled: false,
        when: { weekdays: [6], days: [{ from: '12-01', to: '12-31' }] },
        change: { kind: 'add', per: 'teepee' },
      },
    })
    expect(advice?.sentence).toMatch(
      /^4 of 4 December Saturdays were full three weeks ahead\. \$\d+ more for each teepee would have earned about \$[\d,]+\.$/,
    )
    const period = { from: '2026-01-05', to: '2027-01-03' }
    const replay = async (rules: object[]) =>
      Number((await ctx.staff('POST', '/api/admin/pricing/replay', { ...period, rules })).body.replayedAmount)
    const earned = (await replay([{ ...advice?.rule, enabled: true }])) - (await replay([]))
    expect(Number(advice?.evidence.earnedAmount)).toBe(earned)
    const spanish = await readAdvice('es')
    expect(spanish.body[0]?.sentence).toMatch(/^4 de 4 sábados de diciembre estaban completos/)
    await ctx.staff('PUT', '/api/admin/pricing', { rules: [advice?.rule] })
    expect((await readAdvice()).body).toEqual([])
    await ctx.staff('PUT', '/api/admin/pricing', { rules: [] })
  })

  it('finds the days that families waited for', async () => {
    const sundays = YEAR.filter((day) => day.startsWith('2026-06') && weekdayOf(day) === 0)
    await ctx.db.insert(waitingList).values(
      sundays.map((bookingDate, index) => ({
        bookingDate,
        numberOfTeepees: 2,
        customerName: 'A',
        customerEmail: `${index}@example.com`,
        status: 'missed' as const,
        token: `token-${index}`,
      })),
    )
    const { body } = await readAdvice()
    expect(body.map(({ id }) => id)).toContain('waiting-weekdays-0-months-6')
  })

  it('does not count a day on which nobody works as empty', async () => {
    const mondays = sql`booking_date IN (SELECT booking_date FROM bookings WHERE extract(dow FROM booking_date) = 1)`
    await ctx.db.execute(sql`DELETE FROM bookings WHERE ${mondays}`)
    expect((await readAdvice()).body.map(({ id }) => id)).toContain('empty-weekdays-1')
    await ctx.db.execute(sql`INSERT INTO unavailable_dates (date)
      SELECT day::date FROM generate_series('2026-01-05'::date, '2027-01-03'::date, '7 days') AS day`)
    expect((await readAdvice()).body.map(({ id }) => id)).not.toContain('empty-weekdays-1')
  })
})
