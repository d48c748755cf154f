import type { PoolClient } from 'pg'
import { describe, expect, it } from 'vitest'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { eq, type PgTable } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  damageClaims,
  guestLists,
  importedBookings,
  imports,
  invoices,
  outbox,
  payments,
  textConsents,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import { refundPayments } from '#server/money/payments/refunds/refund-payments.ts'
import { queueDueTexts } from '#server/people/conversations/texts/queue-due-texts.ts'
import { askForReviews } from '#server/people/follow-ups/send-follow-ups.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

/** More than fit into one statement, which is limited to 65,535 values, or about 2,000 bookings. */
const MANY = 2_200

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

async function check(parties: readonly object[], body: object = {}) {
  const file = toCsv(parties as Record<string, unknown>[])
  const { id } = (await ctx.staff('POST', '/api/admin/imports', importForm('bookings', file))).body
  const dry = await ctx.staff('PUT', `/api/admin/imports/${id}`, body)
  if (dry.status !== 200) throw new Error(JSON.stringify(dry.body))
  return { id, ...dry.body }
}
const run = (id: number) => ctx.staff('POST', `/api/admin/imports/${id}/run`)
const undo = (id: number) => ctx.staff('POST', `/api/admin/imports/${id}/undo`)

async function moveIn(...parties: object[]) {
  const { id, refused } = await check(parties)
  expect(refused).toEqual([])
  expect((await run(id)).body).toEqual({ created: parties.length })
  const [first] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .orderBy(bookings.id)
    .where(eq(bookings.customerEmail, (parties[0] as typeof AN_OLD_PARTY).customerEmail))
  return { importId: id, bookingId: present(first).id }
}
const A_CLAIM = { lines: [], claimedCents: 100, claimedBy: 'owner', answerUntil: MORNING } as const
const A_WISH = {
  bookingDate: '2027-08-28',
  numberOfTeepees: 3,
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  token: 'bigger',
} as const
const A_MAIL = { recipient: 'ana@example.com', subject: '', text: '', html: '' } as const
const insert = <Table extends PgTable>(table: Table, values: Table['$inferInsert']) =>
  ctx.db.insert(table).values(values)
const read = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}` as '/api/bookings/1')).body

describe('an imported booking', () => {
  it('has its status and its money as stated, but no payment, invoice or mail', async () => {
    const { bookingId } = await moveIn({ ...AN_OLD_PARTY, customerEmail: 'stated@example.com' })
    expect(await read(bookingId)).toMatchObject({
      source: 'imported',
      bookingStatus: 'confirmed',
      partyStartTime: '17:00',
      customerPhone: '3055550123',
      state: 'FL',
      totalAmount: '450.00',
      paidAmount: '200.00',
      paidElsewhereAmount: '200.00',
      owedAmount: '250.00',
      depositAmount: '200.00',
      isPaid: true,
      isDeposit: true,
      holdExpiresAt: null,
      lines: expect.arrayContaining([expect.objectContaining({ kind: 'agreed', amount: '300.00' })]),
    })
    expect(await ctx.db.$count(payments)).toBe(0)
    expect(await ctx.db.$count(invoices)).toBe(0)
    expect(await ctx.db.$count(outbox, eq(outbox.bookingId, bookingId))).toBe(0)
  })

  it('appears in no report as our money, but in the balances as owed', async () => {
    const before = (await ctx.staff('GET', '/api/admin/overview')).body
    await moveIn({ ...AN_OLD_PARTY, customerEmail: 'report@example.com', bookingDate: '2027-02-20' })
    const after = (await ctx.staff('GET', '/api/admin/overview')).body
    expect(after.totalRevenue).toBe(before.totalRevenue)
    expect(after.months).toEqual(
      before.months.map((month) =>
        month.month === '2027-02' ? { ...month, bookings: month.bookings + 1 } : month,
      ),
    )
    const range = 'from=2027-01-01&to=2027-12-31'
    const journal = await ctx.staff(
      'GET',
      `/api/admin/reports/journal?${range}` as '/api/admin/reports/journal',
    )
    expect([journal.status, journal.body.entries]).toEqual([200, []])
  })

  it('is paid off here with its balance, which alone is our money', async () => {
    const { bookingId } = await moveIn({
      ...AN_OLD_PARTY,
      customerEmail: 'balance@example.com',
      bookingDate: '2027-02-27',
    })
    const before = (await ctx.staff('GET', '/api/admin/overview')).body.totalRevenue
    const paid = await ctx.staff(
      'POST',
      `/api/bookings/${bookingId}/payments` as '/api/bookings/1/payments',
      {
        amount: '250.00',
        method: 'cash',
      },
    )
    expect(paid.status).toBe(201)
    expect(await read(bookingId)).toMatchObject({
      paidAmount: '450.00',
      paidElsewhereAmount: '200.00',
      owedAmount: '0.00',
    })
    const after = (await ctx.staff('GET', '/api/admin/overview')).body.totalRevenue
    expect(Number(after) - Number(before)).toBe(250)
    const [invoice] = await ctx.db.select().from(invoices)
    expect(present(invoice).amountCents).toBe(25_000)
  })

  it('gives back no more than was paid elsewhere', async () => {
    const { bookingId } = await moveIn({ ...AN_OLD_PARTY, customerEmail: 'least@example.com' })
    const refund = (refundCents: number) =>
      ctx.db.transaction((tx) =>
        refundPayments(tx, ctx, {
          bookingId,
          refundCents,
          cause: 'cancellation',
          reason: refundReason('orderChange.becameSmaller', { amount: refundCents }),
        }),
      )
    expect(await refund(15_000)).toEqual({ refundIds: [], byHandCents: 15_000 })
    await expect(refund(5_001)).rejects.toThrow('do not add up')
    expect(await refund(5_000)).toEqual({ refundIds: [], byHandCents: 5_000 })
    expect(await read(bookingId)).toMatchObject({ paidAmount: '0.00' })
  })

  it('has what was paid elsewhere refunded by hand, after all that was paid here', async () => {
    const { bookingId } = await moveIn({
      ...AN_OLD_PARTY,
      customerEmail: 'back@example.com',
      bookingDate: '2027-03-06',
    })
    const cancelled = await ctx.staff(
      'POST',
      `/api/bookings/${bookingId}/cancellation` as '/api/bookings/1/cancellation',
      { refundAmount: '150.00', reason: 'The hall burned down.' },
    )
    expect(cancelled.status).toBe(201)
    expect(await read(bookingId)).toMatchObject({ paidAmount: '50.00', paidElsewhereAmount: '50.00' })
    const [noted] = await ctx.db
      .select()
      .from(importedBookings)
      .where(eq(importedBookings.bookingId, bookingId))
    expect(noted).toMatchObject({ paidElsewhereCents: 20_000, givenBackCents: 15_000 })
  })

  it('needs no room if it is in the past, and is completed unless stated otherwise', async () => {
    const party = { ...AN_OLD_PARTY, bookingDate: '2025-05-10', bookingStatus: '', paidAmount: '450' }
    const parties = [1, 2, 3, 4, 5, 6].map((n) => ({ ...party, customerEmail: `past${n}@example.com` }))
    const { bookingId } = await moveIn(...parties)
    expect(await read(bookingId)).toMatchObject({
      bookingStatus: 'completed',
      isPaid: true,
      owedAmount: '0.00',
    })
  })

  it('is asked for a review only if its party was still upcoming', async () => {
    const paid = { ...AN_OLD_PARTY, paidAmount: '450' }
    const { bookingId: over } = await moveIn({
      ...paid,
      bookingDate: '2027-01-03',
      customerEmail: 'over@example.com',
    })
    const { bookingId: coming } = await moveIn({
      ...paid,
      bookingDate: '2027-01-05',
      customerEmail: 'coming@example.com',
    })
    ctx.setNow(new Date('2027-01-06T16:00:00Z'))
    await askForReviews(ctx)
    ctx.setNow(MORNING)
    expect(await ctx.db.$count(outbox, eq(outbox.bookingId, over))).toBe(0)
    expect(await ctx.db.$count(outbox, eq(outbox.bookingId, coming))).toBe(1)
  })

  it('exists once: within one file, across files, and besides what staff entered', async () => {
    const party = { ...AN_OLD_PARTY, bookingDate: '2027-07-10', customerEmail: 'twice@example.com' }
    expect(await check([party, party])).toMatchObject({ fits: 1, doubles: 1 })
    const { bookingId } = await moveIn(party)
    expect(await check([party])).toMatchObject({ fits: 0, doubles: 1 })
    await ctx.staff('PATCH', `/api/bookings/${bookingId}` as '/api/bookings/1', { bookingDate: '2027-07-17' })
    expect(await check([party])).toMatchObject({ fits: 0, doubles: 1 })
    const entered = bookingRequest({ bookingDate: '2027-07-24', customerEmail: 'Twice@Example.com' })
    expect((await ctx.staff('POST', '/api/admin/bookings', entered)).status).toBe(201)
    expect(await check([{ ...party, bookingDate: '2027-07-24' }])).toMatchObject({ fits: 0, doubles: 1 })
  })

  it('can be undone as a whole, until any of them is changed; its family is not texted', async () => {
    const consent = { step: 'given', source: 'booking', wording: '', address: '' } as const
    await insert(textConsents, { ...consent, phone: '+13055550123' })
    const party = { ...AN_OLD_PARTY, bookingDate: '2027-08-14' }
    const { importId, bookingId } = await moveIn(
      { ...party, customerEmail: 'undo1@example.com' },
      { ...party, customerEmail: 'undo2@example.com' },
    )
    await queueDueTexts(ctx)
    expect((await undo(importId)).body).toEqual({ removed: 2 })
    expect((await ctx.staff('GET', `/api/bookings/${bookingId}` as '/api/bookings/1')).status).toBe(404)
    const second = await moveIn({ ...party, customerEmail: 'undo1@example.com' })
    await ctx.staff('PATCH', `/api/bookings/${second.bookingId}` as '/api/bookings/1', { guestCount: 8 })
    const refused = await undo(second.importId)
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
    expect((await read(second.bookingId)).guestCount).toBe(8)
  })

  it.each<[string, 409 | 200, (bookingId: number) => PromiseLike<unknown>]>([
    ['entered its gate code', 409, (id) => ctx.staff('PUT', `/api/bookings/${id}/access`, { gateCode: '1' })],
    ['opened a guest list', 409, (id) => insert(guestLists, { bookingId: id, token: `list-${id}` })],
    ['was asked to pay for damage', 409, (id) => insert(damageClaims, { ...A_CLAIM, bookingId: id })],
    ['waits for a bigger order', 409, (id) => insert(waitingList, { ...A_WISH, changesBookingId: id })],
    ['got a reminder', 409, (id) => insert(outbox, { ...A_MAIL, kind: 'guest-reminder', bookingId: id })],
    ['is known to the team', 200, (id) => insert(outbox, { ...A_MAIL, kind: 'team', bookingId: id })],
  ])('is undone only as long as nobody uses it: one whose family %s: %i', async (what, status, use) => {
    const customerEmail = `${what.replaceAll(' ', '-')}@example.com`
    const { importId, bookingId } = await moveIn({
      ...AN_OLD_PARTY,
      bookingDate: '2027-08-28',
      customerEmail,
    })
    await use(bookingId)
    expect((await undo(importId)).status).toBe(status)
    await ctx.db.delete(bookings).where(eq(bookings.id, bookingId))
  })

  it.each([
    [{ customerEmail: '' }, /^Email: /],
    [{ customerPhone: '12' }, /^Phone: Please enter a valid phone number/],
    [{ themeId: 999 }, /^Theme: There’s no theme called “999”/],
    [{ addons: 'Dragon' }, /^Add-ons: There’s no add-on called “Dragon”/],
    [{ paidAmount: '$500' }, /\$500\.00 is paid, but the party costs \$450\.00/],
    [{ bookingStatus: 'halfway' }, /^Status: “halfway” isn’t a status/],
    [{ bookingDate: '2029-01-01' }, /400 days/],
    [{ guestCount: 21 }, /^Guests: /],
  ])('is refused with a sentence: %j', async (change, sentence) => {
    const { fits, refused } = await check([{ ...AN_OLD_PARTY, bookingDate: '2027-10-09', ...change }])
    expect([fits, refused]).toEqual([0, [{ row: 1, sentence: expect.stringMatching(sentence) }]])
  })

  it('exists once even if two people run the same file at once', async () => {
    const party = { ...AN_OLD_PARTY, bookingDate: '2027-10-16', customerEmail: 'race@example.com' }
    const ids = [(await check([party])).id, (await check([party])).id]
    const done = await Promise.all([...ids, ...ids].map(run))
    const created = done.map(({ status, body }) => (status === 200 ? body.created : 0))
    expect(created.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  it('leaves nothing of its file once it is stored', async () => {
    const { importId } = await moveIn({
      ...AN_OLD_PARTY,
      bookingDate: '2027-10-23',
      customerEmail: 'gone@example.com',
    })
    const [file] = await ctx.db.select().from(imports).where(eq(imports.id, importId))
    expect(file).toMatchObject({ rows: [], rowCount: 1, createdCount: 1 })
  })
})

it('more parties than fit into a statement are imported in one call, or none if the server dies', async () => {
  const parties = Array.from({ length: MANY }, (_, n) => {
    const month = String(1 + (n % 12)).padStart(2, '0')
    const day = String(1 + (n % 28)).padStart(2, '0')
    return {
      ...AN_OLD_PARTY,
      bookingDate: `${2019 + (n % 9)}-${month}-${day}`,
      customerEmail: `many${n}@example.com`,
    }
  })
  const { id, fits, refused, doubles } = await check(parties)
  expect(fits + refused.length + doubles).toBe(MANY)
  expect(fits).toBeGreaterThan(MANY * 0.9)
  const before = await ctx.db.$count(bookings)
  // Opened first: the import keeps this process busy, and opening a connection has a time limit.
  const watching = await ctx.db.$client.connect()
  const ended = new AbortController()
  const running = run(id).finally(() => ended.abort())
  const killed = await untilKilled(watching, ended.signal).finally(() => watching.release())
  expect([(await running).status, killed]).toEqual([503, true])
  expect(await ctx.db.$count(bookings)).toBe(before)
  expect((await run(id)).body).toEqual({ created: fits })
  expect((await undo(id)).body).toEqual({ removed: fits })
})

/** Closes the importing connection once it has started to write; returns false if the import ended before that. */
async function untilKilled(watching: PoolClient, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    const { rows } = await watching.query<{ ended: boolean }>(`
      SELECT pg_terminate_backend(pid) AS ended FROM pg_locks
      WHERE relation = 'imported_bookings'::regclass AND mode = 'RowExclusiveLock' AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    if (rows[0]) return rows[0].ended
    await new Promise((resolve) => setImmediate(resolve))
  }
  return false
}
