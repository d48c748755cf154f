import { describe, expect, it, vi } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { orderChanges, outbox, themes, translations } from '#server/foundation/database/schema/all-tables.ts'
import { expireOrderChanges } from '#server/money/payments/intents/expire-order-changes.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPaidParty, type OpenPayment, payChange } from '#test/journeys/paid-party.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { watchTrips } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const paidParty = (changes: Record<string, unknown> = {}) => createPaidParty(ctx, changes)
const pay = (booking: { bookingId: string }, intent: OpenPayment) => payChange(ctx, booking, intent)

describe('the cost of a change', () => {
  it('is at most twenty round trips, with locks taken before what they protect is read', async () => {
    const { at, quote } = await paidParty({ bookingDate: '2027-02-20' })
    const { version, differenceAmount } = (await quote({ numberOfTeepees: 3 })).body
    const trips = watchTrips()
    const { status } = await ctx.call('POST', at('/change'), {
      ...{ numberOfTeepees: 3, version, differenceAmount },
    })
    vi.restoreAllMocks()
    expect(status).toBe(200)
    expect(trips.length).toBeLessThanOrEqual(20)
    const statements = trips.flat()
    const begin = statements.indexOf('begin')
    const order = ['xact_lock_shared', 'xact_lock(', 'for update', 'AS reservations', 'update "bookings"']
    const places = order.map((part) => statements.findIndex((text, at) => at > begin && text.includes(part)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe('a bigger order', () => {
  it('increases the balance while one is open; the deposit stays what it was', async () => {
    const { booking, quote, change, read } = await paidParty({ bookingDate: '2027-02-13' })
    const wanted = { numberOfTeepees: 3, guestCount: 9 }
    const { status, body } = await quote(wanted)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      before: { totalAmount: '150.00', depositAmount: '75.00', balanceAmount: '75.00', area: 'inside' },
      after: { totalAmount: '225.00', depositAmount: '75.00', balanceAmount: '150.00' },
      differenceAmount: '75.00',
      dueNowAmount: '0.00',
      refundAmount: '0.00',
      balanceAmount: '150.00',
      balanceDueDay: '2027-02-06',
      sentence: 'The balance goes up by $75.00 to $150.00, due by Saturday, February 6, 2027.',
      version: booking.version,
    })
    const changed = await change(wanted)
    expect([changed.status, 'booking' in changed.body && changed.body.booking]).toEqual([
      200,
      expect.objectContaining({
        numberOfTeepees: 3,
        guestCount: 9,
        totalAmount: '225.00',
        depositAmount: '75.00',
      }),
    ])
    expect(await read()).toMatchObject({ paidAmount: '75.00', owedAmount: '150.00', dueAmount: '150.00' })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const mail = mails.find(({ kind }) => kind === 'order-changed')
    for (const part of ['The balance goes up by $75.00', 'Before:', '$150.00', 'Now:', '$225.00'])
      expect(mail?.text).toContain(part)
    expect(mails.map(({ kind }) => kind)).toContain('owner-change')
    const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${booking.id}`)
    expect(log.body.entries[0]).toMatchObject({ actor: 'customer', action: 'changed' })
  })

  it('is paid first if everything was paid, holds its teepees meanwhile, and applies once', async () => {
    const { booking, change, read, at } = await paidParty({ bookingDate: '2027-03-06', isDeposit: false })
    const pending = await change({ numberOfTeepees: 9 })
    expect(pending.status).toBe(201)
    expect(pending.body).toMatchObject({
      changeId: expect.any(Number),
      expiresAt: new Date(MORNING.getTime() + 30 * 60_000).toISOString(),
    })
    expect((await read()).booking).toMatchObject({ numberOfTeepees: 2, totalAmount: '150.00' })
    const other = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-03-06' }))
    expect(other).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
    if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
    const paid = await pay(booking, pending.body)
    expect(paid.body).toMatchObject({
      status: 'paid',
      booking: { numberOfTeepees: 9, totalAmount: '675.00' },
    })
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {
      paymentIntentId: pending.body.paymentIntentId,
    })
    expect(await read()).toMatchObject({ paidAmount: '675.00', owedAmount: '0.00' })
    const invoices = await ctx.call('GET', at('/invoices'))
    expect(invoices.body.invoices.map(({ amount }) => amount)).toEqual(
      expect.arrayContaining(['150.00', '525.00']),
    )
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.filter(({ kind }) => kind === 'order-changed')).toHaveLength(1)
  })

  it('expires unpaid: the old order stands, the teepees are free, and its payment can no longer be made', async () => {
    const { booking, change, read } = await paidParty({ bookingDate: '2027-03-13', isDeposit: false })
    const pending = await change({ numberOfTeepees: 9 })
    if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    const other = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-03-13' }))
    expect(other.status).toBe(201)
    expect(await expireOrderChanges(ctx)).toBe(1)
    const late = await payByTestCard(ctx, pending.body.paymentIntentId, pending.body.clientSecret)
    expect(late.body).not.toMatchObject({ status: 'succeeded' })
    const { booking: now, paidAmount } = await read()
    expect([now.numberOfTeepees, paidAmount]).toEqual([2, '150.00'])
    const [row] = await ctx.db.select().from(orderChanges).where(eq(orderChanges.bookingId, booking.id))
    expect(row?.status).toBe('lapsed')
    ctx.setNow(MORNING)
  })

  it('refunds the whole payment if staff changed the order while it was being paid', async () => {
    const { booking, change, read } = await paidParty({ bookingDate: '2027-03-20', isDeposit: false })
    const pending = await change({ numberOfTeepees: 3 })
    if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { numberOfTeepees: 4 })
    const paid = await pay(booking, pending.body)
    expect(paid.body.status).toBe('refunded')
    expect(await read()).toMatchObject({
      booking: { numberOfTeepees: 4 },
      paidAmount: '150.00',
      owedAmount: '150.00',
    })
  })

  it('applies even if staff confirmed the booking while it was being paid', async () => {
    const { booking, change } = await paidParty({ bookingDate: '2027-03-27', isDeposit: false })
    const pending = await change({ numberOfTeepees: 3 })
    if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
    expect((await pay(booking, pending.body)).body).toMatchObject({
      status: 'paid',
      booking: { numberOfTeepees: 3, bookingStatus: 'confirmed' },
    })
  })

  it('has today’s price for what is added, and the original price for the rest', async () => {
    const { quote, change, read } = await paidParty({ bookingDate: '2027-04-03', themeId: 2 })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 9_900 }).where(eq(themes.id, 2))
    const { body } = await quote({ numberOfTeepees: 3 })
    const teepees = body.after.lines.filter(({ kind }) => kind === 'theme')
    expect(teepees.map(({ quantity, unitAmount }) => [quantity, unitAmount])).toEqual([
      [2, '70.00'],
      [1, '99.00'],
    ])
    await change({ numberOfTeepees: 3 })
    await change({ numberOfTeepees: 2 })
    expect((await read()).booking.totalAmount).toBe('140.00')
  })
})

it('shows both statements in the reader’s language, with the owner’s translated names', async () => {
  const { at } = await paidParty({ bookingDate: '2027-02-19', addons: [] })
  const wanted = { themeId: 3, addons: [{ addonId: 1, quantity: 1 }] }
  const quoted = await ctx.call('POST', at('/change-quote'), wanted, { 'X-Language': 'es' })
  const texts = await ctx.db.select().from(translations)
  const getSpanish = (place: string) => texts.find((text) => text.place === place)?.translation
  const labels = (lines: readonly { kind: string; label: string }[]) =>
    lines.filter(({ kind }) => kind === 'theme' || kind === 'addon').map(({ label }) => label)
  expect(getSpanish('theme/3/name')).toBeDefined()
  expect(labels(quoted.body.before.lines)).toEqual([getSpanish('theme/1/name')])
  expect(labels(quoted.body.after.lines)).toEqual([getSpanish('theme/3/name'), getSpanish('addon/1/name')])
})

describe('a smaller order', () => {
  it('refunds, by the steps of that day, what is paid beyond its price', async () => {
    const { booking, quote, change, read, at } = await paidParty({
      bookingDate: '2027-04-10',
      numberOfTeepees: 4,
      isDeposit: false,
    })
    expect((await quote({ numberOfTeepees: 3 })).body).toMatchObject({
      differenceAmount: '-75.00',
      refundAmount: '75.00',
      keptAmount: '0.00',
      sentence: 'You’ll get $75.00 back.',
    })
    expect((await change({ numberOfTeepees: 3 })).status).toBe(200)
    expect(await read()).toMatchObject({
      booking: { totalAmount: '225.00', depositAmount: '150.00' },
      paidAmount: '225.00',
      owedAmount: '0.00',
      refundAmount: '75.00',
    })
    const { invoices } = (await ctx.call('GET', at('/invoices'))).body
    expect(invoices.map(({ amount }) => amount)).toContain('75.00')
    const [mail] = (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))).filter(
      ({ kind }) => kind === 'order-changed',
    )
    expect(mail?.invoiceNumbers).toHaveLength(1)
  })

  it('refunds nothing of the deposit; what was kept counts again when more is ordered', async () => {
    const { change, read } = await paidParty({ bookingDate: '2027-01-16', isDeposit: false })
    const smaller = await change({ numberOfTeepees: 1 })
    expect(smaller.body).toMatchObject({
      booking: { totalAmount: '75.00', keptAmount: '75.00' },
      paidAmount: '150.00',
      refundAmount: '0.00',
    })
    const bigger = await change({ numberOfTeepees: 2 })
    expect(bigger.status).toBe(200)
    expect(await read()).toMatchObject({
      booking: { totalAmount: '150.00' },
      paidAmount: '150.00',
      owedAmount: '0.00',
    })
    expect((await read()).booking).not.toHaveProperty('keptAmount')
  })

  it('reduces the balance while one is open', async () => {
    const { change } = await paidParty({ bookingDate: '2027-04-17', numberOfTeepees: 4 })
    expect((await change({ numberOfTeepees: 3 })).body).toMatchObject({
      booking: { totalAmount: '225.00', depositAmount: '150.00' },
      paidAmount: '150.00',
      owedAmount: '75.00',
    })
  })
})

it('offers its own theme and those available on its day for this many teepees', async () => {
  const { at } = await paidParty({ bookingDate: '2027-06-05' })
  await ctx.db.update(themes).set({ teepeeStock: 2 }).where(eq(themes.id, 4))
  const other = bookingRequest({ bookingDate: '2027-06-05', themeId: 4, numberOfTeepees: 1 })
  expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
  const offered = async (teepees: number) =>
    (
      await ctx.call(
        'GET',
        `${at('/change-options')}&numberOfTeepees=${teepees}` as '/api/my-bookings/:reference/change-options',
      )
    ).body.themeIds
  expect(await offered(1)).toEqual(expect.arrayContaining([1, 4]))
  const ofTwo = await offered(2)
  expect(ofTwo).toContain(1)
  expect(ofTwo).not.toContain(4)
})

describe('refusals', () => {
  it('422 for an order that is unchanged', async () => {
    const { quote } = await paidParty({ bookingDate: '2027-04-24' })
    expect(await quote({ numberOfTeepees: 2 })).toMatchObject({
      status: 422,
      body: { code: 'order_unchanged' },
    })
    expect((await quote({})).status).toBe(422)
    expect((await quote({ numberOfTeepees: 11 })).status).toBe(400)
  })

  it('409 price_changed for another version or difference, with the current one', async () => {
    const { booking, at, quote } = await paidParty({ bookingDate: '2027-05-01' })
    const { body } = await quote({ numberOfTeepees: 3 })
    const send = (seen: object) =>
      ctx.call('POST', at('/change'), {
        numberOfTeepees: 3,
        version: body.version,
        differenceAmount: body.differenceAmount,
        ...seen,
      })
    const refused = { status: 409, body: { code: 'price_changed', quote: { totalAmount: '225.00' } } }
    expect(await send({ differenceAmount: '1.00' })).toMatchObject(refused)
    expect(await send({ version: booking.version + 1 })).toMatchObject(refused)
  })

  it('409 dates_full if the day has too few teepees, and addon_unavailable if it has too few of an add-on', async () => {
    const { change, quote, at } = await paidParty({ bookingDate: '2027-05-08' })
    const other = bookingRequest({ bookingDate: '2027-05-08', numberOfTeepees: 7 })
    expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
    expect(await change({ numberOfTeepees: 4 })).toMatchObject({
      status: 409,
      body: { code: 'dates_full', message: expect.stringMatching(/^Only 1 more teepee is left on/) },
    })
    expect((await change({ numberOfTeepees: 3 })).status).toBe(200)
    await ctx.staff('PATCH', '/api/addons/1', { stock: 1 })
    const addons = [{ addonId: 1, quantity: 2 }]
    const { version, differenceAmount } = (await quote({ addons })).body
    expect(await ctx.call('POST', at('/change'), { addons, version, differenceAmount })).toMatchObject({
      status: 409,
      body: { code: 'addon_unavailable' },
    })
  })

  it.each([
    ['fewer teepees 6 days before', '2027-01-10', { numberOfTeepees: 1 }, 'Sunday, January 3, 2027'],
    [
      'an add-on 2 days before',
      '2027-01-06',
      { addons: [{ addonId: 1, quantity: 1 }] },
      'Sunday, January 3, 2027',
    ],
    ['more teepees on the day itself', '2027-01-04', { numberOfTeepees: 3 }, 'Sunday, January 3, 2027'],
  ])('409 change_closed: %s', async (_, bookingDate, wanted, day) => {
    const { quote } = await paidParty({ bookingDate })
    expect(await quote(wanted)).toMatchObject({
      status: 409,
      body: { code: 'change_closed', message: expect.stringContaining(day) },
    })
    expect((await quote({ specialRequests: 'A rug, please' })).status).toBe(200)
  })

  it('409 change_closed if only the owner changes orders', async () => {
    const { quote } = await paidParty({ bookingDate: '2027-05-15' })
    const { body } = await ctx.staff('PUT', '/api/admin/pricing', { changes: { enabled: false } })
    expect(body.changes).toEqual({
      enabled: false,
      daysBeforeMore: 1,
      daysBeforeAddons: 3,
      daysBeforeFewer: 7,
    })
    expect(await quote({ numberOfTeepees: 3 })).toMatchObject({
      status: 409,
      body: { code: 'change_closed' },
    })
    await ctx.staff('PUT', '/api/admin/pricing', { changes: { enabled: true } })
  })
})

it('applies 60 identical requests once', async () => {
  const { booking, at, quote } = await paidParty({ bookingDate: '2027-05-22' })
  const wanted = { numberOfTeepees: 3 }
  const { version, differenceAmount } = (await quote(wanted)).body
  const body = { ...wanted, version, differenceAmount }
  const all = await Promise.all(Array.from({ length: 60 }, () => ctx.call('POST', at('/change'), body)))
  // 503 means that some waited too long for a connection, with so many at once; they can be sent again.
  expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  expect(all.some(({ status }) => status === 200)).toBe(true)
  const rows = await ctx.db.select().from(orderChanges).where(eq(orderChanges.bookingId, booking.id))
  expect(rows).toHaveLength(1)
})

it('gives 60 identical requests with something to pay the same payment', async () => {
  const { at, quote } = await paidParty({ bookingDate: '2027-05-29', isDeposit: false })
  const wanted = { numberOfTeepees: 3 }
  const { version, differenceAmount } = (await quote(wanted)).body
  const body = { ...wanted, version, differenceAmount }
  const all = await Promise.all(Array.from({ length: 60 }, () => ctx.call('POST', at('/change'), body)))
  expect(all.filter(({ status }) => ![201, 503].includes(status))).toEqual([])
  const pending = all.filter(({ status }) => status === 201)
  expect(new Set(pending.map((one) => 'changeId' in one.body && one.body.paymentIntentId)).size).toBe(1)
})
