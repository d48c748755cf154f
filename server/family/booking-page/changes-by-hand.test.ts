import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { outbox, siteSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const TODAY = '2027-01-04'
const MOVIE_NIGHT = 1
const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

type WorkedChange = Readonly<Record<(typeof COLUMNS)[number], string>>

const COLUMNS = [
  'number',
  'by',
  'paid',
  'days',
  'teepees',
  'movies',
  'terms',
  'before',
  'after',
  'tax',
  'difference',
  'dueNow',
  'back',
  'stays',
  'left',
] as const

/** The table in the documentation. */
const rows = readFileSync('docs/changing-orders.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line): WorkedChange => {
    const cells = line.split('|').slice(1, -1)
    return Object.fromEntries(
      COLUMNS.map((name, index) => [name, present(cells[index]).trim()]),
    ) as WorkedChange
  })

/** What all parties have paid so far, and the tax they were sold with. */
const books = { paidCents: 0, taxCents: 0 }

it('lists 44 changes, on days with room for all of them', async () => {
  expect(rows).toHaveLength(44)
  await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 1_000, teepeeStock: 1_000 })
  await ctx.db.update(themes).set({ teepeeStock: 1_000 })
  const policy = {
    refundSteps: [
      { daysBefore: 14, percent: '100' },
      { daysBefore: 7, percent: '50' },
    ],
  }
  expect((await ctx.staff('PUT', '/api/admin/pricing', { policy })).status).toBe(200)
})

it.each(rows)('$number: $by, $paid paid, $teepees teepees and $movies movie nights $terms', async (row) => {
  await chargeAs(row)
  const booking = await book(row)
  const { seen, changed } =
    row.by === 'staff' ? await changeByStaff(row, booking) : await changeByFamily(row, booking)
  expect(seen).toMatchObject({
    before: { totalAmount: row.before },
    after: { totalAmount: row.after, taxAmount: row.tax },
    differenceAmount: row.difference,
    dueNowAmount: row.dueNow,
    refundAmount: row.back,
    keptAmount: row.stays,
    balanceAmount: row.left,
  })
  const owedCents = toCents(row.left) + (row.by === 'staff' ? toCents(row.dueNow) : 0)
  expect([changed.totalAmount, changed.taxAmount, toCents(changed.owedAmount)]).toEqual([
    row.after,
    row.tax,
    owedCents,
  ])
  const paidCents = toCents(changed.paidAmount)
  await expectMail(row, booking.id)
  await expectPapers(row, booking.id, paidCents)
  books.paidCents += paidCents
  books.taxCents += toCents(changed.taxAmount)
})

it('balances every entry of the journal over all payments, and reports all of the tax', async () => {
  const range = 'from=2027-01-01&to=2027-12-31'
  const { body: journal } = await ctx.staff('GET', `/api/admin/reports/journal?${range}`)
  expect(toCents(journal.netAmount)).toBe(books.paidCents)
  for (const { lines } of journal.entries) {
    const sum = (side: 'debitAmount' | 'creditAmount') =>
      lines.reduce((cents, line) => cents + toCents(line[side]), 0)
    expect(sum('debitAmount')).toBe(sum('creditAmount'))
  }
  const { body: tax } = await ctx.staff('GET', `/api/admin/reports/sales-tax?${range}`)
  expect(toCents(tax.stateTaxAmount) + toCents(tax.surtaxAmount)).toBe(books.taxCents)
})

async function chargeAs({ terms }: WorkedChange) {
  const enabled = terms.includes('taxed')
  const counties = [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }]
  const { status } = await ctx.staff('PUT', '/api/admin/pricing', {
    delivery: { enabled, depotZip: '33130', baseFee: '8.00', perMile: '0.00', serviceMiles: 30 },
    tax: { enabled, counties },
    changes: { depositFollowsFrom: terms.includes('grown') ? 4 : 0 },
  })
  expect(status).toBe(200)
}

/** Returns a cell's values before and after a change; a single number stands for both. */
function getBoth(cell: string): readonly [before: number, after: number] {
  const [before = Number.NaN, after = before] = cell.split(' → ').map(Number)
  return [before, after]
}

async function book({ paid, days, teepees, movies, terms }: WorkedChange) {
  const [quantity] = getBoth(movies)
  const order = {
    bookingDate: addDays(TODAY, Number(days)),
    zipCode: '33139',
    numberOfTeepees: getBoth(teepees)[0],
    addons: quantity > 0 ? [{ addonId: MOVIE_NIGHT, quantity }] : [],
    isDeposit: paid !== 'all',
    ...(terms.includes('coupon') && { couponCode: 'WELCOME10' }),
  }
  if (paid !== 'nothing') return payForParty(ctx, order)
  return (await ctx.staff('POST', '/api/admin/bookings', bookingRequest(order))).body
}

type Booked = Awaited<ReturnType<typeof book>>

function getWanted({ teepees, movies }: WorkedChange) {
  const [before, quantity] = getBoth(movies)
  return {
    numberOfTeepees: getBoth(teepees)[1],
    ...(quantity !== before && { addons: quantity > 0 ? [{ addonId: MOVIE_NIGHT, quantity }] : [] }),
  }
}

async function changeByStaff(row: WorkedChange, { id }: Booked) {
  const [, amount] = /by hand ([\d.]+)/.exec(row.terms) ?? []
  const isByHand = amount !== undefined || row.terms.includes('waived')
  const wanted = {
    ...getWanted(row),
    ...(isByHand && { priceByHand: { ...(amount && { amount }), reason: 'As agreed' } }),
  }
  const { body: seen } = await ctx.staff('POST', `/api/bookings/${id}/change-quote`, wanted)
  const { version, differenceAmount } = seen
  const made = await ctx.staff('PATCH', `/api/bookings/${id}`, { ...wanted, version, differenceAmount })
  expect(made.status).toBe(200)
  return { seen, changed: made.body }
}

/** Changes the order on the booking page, and pays by card if something is due first. */
async function changeByFamily(row: WorkedChange, booking: Booked) {
  const at = await createPageLink(ctx, booking)
  const wanted = getWanted(row)
  const { body: seen } = await ctx.call('POST', at('/change-quote'), wanted)
  const { version, differenceAmount } = seen
  const { body: made } = await ctx.call('POST', at('/change'), { ...wanted, version, differenceAmount })
  expect('changeId' in made).toBe(row.dueNow !== '0.00')
  if ('changeId' in made) {
    const { paymentIntentId } = made
    await payByTestCard(ctx, paymentIntentId, made.clientSecret)
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
  }
  const { body: own } = await ctx.call('GET', at())
  return { seen, changed: { ...own.booking, paidAmount: own.paidAmount, owedAmount: own.owedAmount } }
}

/** Expects a single mail with both totals and what is due or refunded. */
async function expectMail(row: WorkedChange, bookingId: number) {
  const mails = await ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), sql`${outbox.kind} = 'order-changed'`))
  expect(mails).toHaveLength(1)
  for (const amount of [row.before, row.after, row.dueNow, row.back])
    if (amount !== '0.00') expect(mails[0]?.text).toContain(formatDollars(toCents(amount)))
}

/**
 * Expects that the family's payment has its own invoice, the refund a credit note, and that together they add up to
 * what is paid.
 */
async function expectPapers(row: WorkedChange, id: number, paidCents: number) {
  const { invoices } = (await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body
  const amounts = (series: string) =>
    invoices.filter((one) => one.series === series).map(({ amount }) => toCents(amount))
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
  expect(amounts('creditNote')).toEqual(row.back === '0.00' ? [] : [toCents(row.back)])
  expect(sum(amounts('invoice')) - sum(amounts('creditNote'))).toBe(paidCents)
  if (row.by === 'family' && row.dueNow !== '0.00') expect(amounts('invoice')).toContain(toCents(row.dueNow))
}
