import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox, themes } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { createStaffParty } from '#test/journeys/staff-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

let nextDay = 0
/** Returns a day that no other test in this file books. */
function freeDay(): string {
  nextDay += 3
  return new Date(Date.UTC(2027, 2, nextDay)).toISOString().slice(0, 10)
}

const paidParty = (changes: Record<string, unknown> = {}) =>
  createStaffParty(ctx, { bookingDate: freeDay(), ...changes })

describe('a change for which staff saw both statements', () => {
  it('shows the same figures as the family’s own change, and mails both statements', async () => {
    const { quote, change, mails } = await paidParty()
    const seen = await quote({ numberOfTeepees: 3 })
    expect([seen.status, seen.body]).toEqual([
      200,
      expect.objectContaining({
        before: expect.objectContaining({ totalAmount: '150.00', depositAmount: '75.00' }),
        after: expect.objectContaining({ totalAmount: '225.00', depositAmount: '75.00' }),
        differenceAmount: '75.00',
        dueNowAmount: '0.00',
        balanceAmount: '150.00',
      }),
    ])
    const changed = await change({ numberOfTeepees: 3 })
    expect([changed.status, changed.body.totalAmount, changed.body.owedAmount]).toEqual([
      200,
      '225.00',
      '150.00',
    ])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    for (const part of ['The balance goes up by $75.00', '$150.00', '$225.00'])
      expect(mail?.text).toContain(part)
  })

  it('is made at once, and says what is due now, if everything was paid', async () => {
    const { change, mails } = await paidParty({ isDeposit: false })
    const changed = await change({ numberOfTeepees: 3 })
    expect(changed.body).toMatchObject({ totalAmount: '225.00', paidAmount: '150.00', owedAmount: '75.00' })
    expect((await mails())[0]?.text).toContain('$75.00 of it is still due now.')
  })

  it('refunds by the steps of that day, with a credit note', async () => {
    const { id, change, mails } = await paidParty({ numberOfTeepees: 4, isDeposit: false })
    const changed = await change({ numberOfTeepees: 3 })
    expect(changed.body).toMatchObject({ totalAmount: '225.00', paidAmount: '225.00', owedAmount: '0.00' })
    const { body: invoices } = await ctx.staff('GET', `/api/bookings/${id}/invoices`)
    expect(JSON.stringify(invoices)).toContain('75.00')
    expect((await mails())[0]?.invoiceNumbers).toHaveLength(1)
  })

  it('keeps what was sold at its price, and coupon and deposit by the rule for families', async () => {
    const { change } = await paidParty({ themeId: 2, couponCode: 'WELCOME10' })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 9_900 }).where(eq(themes.id, 2))
    const { body } = await change({ numberOfTeepees: 3 })
    await ctx.db.update(themes).set({ pricePerTeepeeCents: 7_000 }).where(eq(themes.id, 2))
    expect(body).toMatchObject({ totalAmount: '239.00', depositAmount: '70.00', couponCode: 'WELCOME10' })
  })

  it('moves the party: quote and mail say that a move brings no refund back', async () => {
    const { quote, change, mails } = await paidParty({ isDeposit: false })
    const bookingDate = freeDay()
    const { body: seen } = await quote({ bookingDate })
    expect(seen).toMatchObject({ differenceAmount: '0.00' })
    expect(seen).not.toHaveProperty('makesPaid')
    expect(seen.sentence).toContain('Moving doesn’t change what’s refundable')
    expect((await change({ bookingDate, customerName: 'Moved Molina' })).body).toMatchObject({
      bookingDate,
      customerName: 'Moved Molina',
      paidAmount: '150.00',
    })
    const [mail] = await mails()
    expect(mail?.subject).toContain('Your party has moved to')
    for (const part of ['Your party has moved from', 'Moving doesn’t change what’s refundable'])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Your order has changed')
  })

  it('is free if only the texts change', async () => {
    const { quote, change } = await paidParty()
    expect((await quote({ specialRequests: 'A rug' })).body).toMatchObject({
      differenceAmount: '0.00',
      sentence: 'The price stays the same.',
    })
    expect((await change({ specialRequests: 'A rug' })).body.specialRequests).toBe('A rug')
  })
})

describe('the options of the office', () => {
  it('include setting the price by hand, with a reason that is recorded', async () => {
    const { change, log } = await paidParty()
    const priceByHand = { amount: '200.00', reason: 'A torn canvas' }
    const changed = await change({ numberOfTeepees: 3, priceByHand })
    expect([changed.status, changed.body.totalAmount, changed.body.owedAmount]).toEqual([
      200,
      '200.00',
      '125.00',
    ])
    expect(changed.body.lines).toContainEqual({
      kind: 'agreed',
      part: 'total',
      label: 'Agreed with our office',
      amount: '-25.00',
    })
    expect((await log()).details).toContain('price by hand: A torn canvas')
    expect((await change({ numberOfTeepees: 4 })).body.totalAmount).toBe('275.00')
    const asListed = await change({ priceByHand: { amount: '300.00', reason: 'As listed' } })
    expect(asListed.body.lines.map(({ kind }) => kind)).not.toContain('agreed')
  })

  it('include waiving the difference, so that the party costs what it did', async () => {
    const { quote, change } = await paidParty()
    const wanted = { numberOfTeepees: 3, priceByHand: { reason: 'Our mistake' } }
    expect((await quote(wanted)).body).toMatchObject({
      differenceAmount: '0.00',
      sentence: 'The price stays the same.',
    })
    expect((await change(wanted)).body).toMatchObject({ numberOfTeepees: 3, totalAmount: '150.00' })
  })

  it('include forcing a full day, as the quote says beforehand', async () => {
    const { id, bookingId, quote, patch, change, log } = await paidParty()
    const { bookingDate } = (await ctx.staff('GET', `/api/bookings/${bookingId}`)).body
    const other = bookingRequest({ bookingDate, numberOfTeepees: 8 })
    expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
    const { body: seen } = await quote({ numberOfTeepees: 5 })
    expect(seen.roomSentence).toBeDefined()
    expect((await change({ numberOfTeepees: 5 })).body.code).toBe('date_unavailable')
    const { version, differenceAmount } = seen
    const forced = { numberOfTeepees: 5, version, differenceAmount, overrideCapacity: true }
    expect((await patch(forced)).body).toMatchObject({ id, numberOfTeepees: 5 })
    expect((await log()).details).toContain('despite the calendar: ')
  })

  it('include moving a party with the mail shown beforehand, which names both days', async () => {
    const { quote, change, mails } = await paidParty()
    const bookingDate = freeDay()
    const { mail, differenceAmount } = (await quote({ bookingDate })).body
    expect(differenceAmount).toBe('0.00')
    const shown = present(mail)
    expect(await mails()).toEqual([])
    expect((await change({ bookingDate })).body.bookingDate).toBe(bookingDate)
    const [sent] = await mails()
    expect([sent?.recipient, sent?.subject]).toEqual([shown.recipient, shown.subject])
    expect(shown.subject).toBe(`Your party has moved to ${formatLong(bookingDate)}`)
    for (const part of shown.text.split('\n\n')) expect(sent?.text).toContain(part)
    expect(shown.text).toMatch(/Your party has moved from .* to /)
    expect(shown.text, 'the link is for the family').not.toContain('token=')
  })

  it('show the mail in the owner’s words, as it is sent', async () => {
    const words = {
      language: 'en',
      subject: 'News for {day}',
      paragraphs: { closing: 'Yours, Ana' },
    } as const
    await ctx.staff('PUT', '/api/admin/mail-texts/order-changed', words)
    const { quote, change, mails } = await paidParty()
    const { mail } = (await quote({ numberOfTeepees: 3 })).body
    expect(mail?.subject).toMatch(/^News for /)
    expect(mail?.text).toMatch(/Now:[\s\S]*Yours, Ana$/)
    await change({ numberOfTeepees: 3 })
    const [sent] = await mails()
    expect([sent?.subject, sent?.text]).toEqual([mail?.subject, expect.stringContaining('Yours, Ana')])
    await ctx.staff('DELETE', '/api/admin/mail-texts/order-changed')
  })
})

describe('an order that becomes as cheap as what staff took for it', () => {
  const confirmPaid = (confirmPaidBookings: boolean) =>
    ctx.staff('PUT', '/api/site-settings', { confirmPaidBookings })

  beforeAll(() => confirmPaid(true))
  afterAll(() => confirmPaid(false))

  /** A party for $150.00 that staff entered, with a payment in part. */
  async function partlyPaid(amount: string) {
    const bookingStatus = 'pending'
    const order = { bookingDate: freeDay(), isDeposit: false, sendPaymentLink: true, bookingStatus }
    const { body } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest(order))
    await ctx.staff('POST', `/api/bookings/${body.id}/payments`, { amount, method: 'cash' })
    const read = async () => (await ctx.staff('GET', `/api/bookings/${body.id}`)).body
    expect(await read()).toMatchObject({ isPaid: false, paidAmount: amount })
    const kinds = async () =>
      (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, body.id))).map(({ kind }) => kind)
    return { booking: body, read, kinds }
  }
  type PartlyPaid = Awaited<ReturnType<typeof partlyPaid>>

  it.each([
    [
      'by hand',
      '100.00',
      async ({ booking: { id } }: PartlyPaid) => {
        const wanted = { priceByHand: { amount: '100.00', reason: 'A torn canvas' } }
        const { body } = await ctx.staff('POST', `/api/bookings/${id}/change-quote`, wanted)
        const { version, differenceAmount, makesPaid } = body
        expect(makesPaid).toBe(true)
        return ctx.staff('PATCH', `/api/bookings/${id}`, { ...wanted, version, differenceAmount })
      },
    ],
    [
      'without a quote',
      '80.00',
      ({ booking: { id } }: PartlyPaid) => ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 }),
    ],
    [
      'as staff confirm it',
      '80.00',
      ({ booking: { id } }: PartlyPaid) =>
        ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1, bookingStatus: 'confirmed' }),
    ],
    [
      'by the family',
      '75.00',
      async ({ booking }: PartlyPaid) => {
        const at = await createPageLink(ctx, booking, 'payment-link')
        const { body } = await ctx.call('POST', at('/change-quote'), { numberOfTeepees: 1 })
        const { version, differenceAmount } = body
        return ctx.call('POST', at('/change'), { numberOfTeepees: 1, version, differenceAmount })
      },
    ],
  ])('is paid: %s', async (_, amount, change) => {
    const party = await partlyPaid(amount)
    expect((await change(party)).status).toBe(200)
    expect(await party.read()).toMatchObject({ isPaid: true, bookingStatus: 'confirmed', owedAmount: '0.00' })
    const kinds = await party.kinds()
    for (const kind of ['confirmation', 'owner-booking'])
      expect(kinds.filter((one) => one === kind)).toHaveLength(1)
    expect(kinds).not.toContain('confirmed')
  })

  it('is not paid while it is cancelled, or costs more', async () => {
    const { booking, read, kinds } = await partlyPaid('70.00')
    const path = `/api/bookings/${booking.id}` as const
    await ctx.staff('PATCH', path, { numberOfTeepees: 1 })
    await ctx.staff('PATCH', path, { numberOfTeepees: 1, isDeposit: true, bookingStatus: 'cancelled' })
    expect(await read()).toMatchObject({ isPaid: false, bookingStatus: 'cancelled' })
    expect(await kinds()).not.toContain('confirmation')
  })
})

describe('refusals', () => {
  it('400: for a price by hand, or a restored order, that nobody saw', async () => {
    const { patch } = await paidParty()
    expect((await patch({ priceByHand: { reason: 'Just so' } })).status).toBe(400)
    expect((await patch({ putBack: 1 })).status).toBe(400)
    expect((await patch({ differenceAmount: '0.00', bookingStatus: 'confirmed' })).status).toBe(400)
    expect((await patch({ differenceAmount: '0.00', priceByHand: { reason: ' ' } })).status).toBe(400)
  })

  it('404: for a booking or a change that does not exist', async () => {
    const { quote } = await paidParty()
    expect((await quote({ putBack: 999_999 })).status).toBe(404)
    expect((await ctx.staff('POST', '/api/bookings/999999/change-quote', {})).status).toBe(404)
    expect((await ctx.staff('GET', '/api/bookings/999999/order-changes')).status).toBe(404)
  })

  it('409: for another difference or version than was seen, or a party that is over', async () => {
    const { patch, quote } = await paidParty()
    const { version } = (await quote({ numberOfTeepees: 3 })).body
    const wanted = { numberOfTeepees: 3, version }
    expect(await patch({ ...wanted, differenceAmount: '1.00' })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', change: { differenceAmount: '75.00' } },
    })
    const older = { ...wanted, version: version - 1, differenceAmount: '75.00' }
    expect((await patch(older)).body.code).toBe('newer_version')
    await patch({ bookingStatus: 'completed' })
    expect((await quote({ numberOfTeepees: 3 })).body.code).toBe('booking_closed')
  })
})

describe('a stay that is under way', () => {
  const at = (day: string) => ctx.setNow(new Date(`${day}T14:00:00Z`))

  beforeAll(async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 7, perTeepee: '25' } })
    await ctx.db.update(themes).set({ teepeeStock: 4 }).where(eq(themes.id, 1))
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 2, turnaroundDays: 0 })
  })
  beforeEach(() => ctx.setNow(MORNING))

  it('409: with nights that others have, unless staff force them, as the quote says', async () => {
    const { quote, patch, change, log } = await paidParty({ bookingDate: '2027-08-10', numberOfNights: 2 })
    for (const _ of [1, 2]) await paidParty({ bookingDate: '2027-08-13', numberOfTeepees: 1 })
    at('2027-08-11')
    const longer = { numberOfNights: 4 }
    expect((await quote(longer)).body.roomSentence).toContain('August 13, 2027')
    expect(await patch(longer)).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
    expect((await change({ numberOfNights: 3 })).status).toBe(200)
    expect((await patch({ ...longer, overrideCapacity: true })).body.numberOfNights).toBe(4)
    expect((await log()).details).toContain('despite the calendar: ')
  })

  it('409: with more teepees than its remaining nights have left', async () => {
    const { quote, patch, change } = await paidParty({ bookingDate: '2027-08-20', numberOfNights: 2 })
    await paidParty({ bookingDate: '2027-08-20' })
    at('2027-08-21')
    expect((await change({ numberOfTeepees: 4 })).status).toBe(200)
    expect((await quote({ numberOfTeepees: 5 })).body.roomSentence).toBe(
      'No more teepees are left on Saturday, August 21, 2027 besides yours.',
    )
    expect((await patch({ numberOfTeepees: 5 })).status).toBe(409)
  })

  it('200: without the crew’s time for its setup, which has been', async () => {
    const { change } = await paidParty({ bookingDate: '2027-08-25', numberOfNights: 2 })
    const work = { ...DEFAULT_WORK_SETTINGS, enabled: true, force: true }
    expect((await ctx.staff('PUT', '/api/admin/work', work)).status).toBe(200)
    const dayOff = { crews: 0, window: null, reason: null, force: true }
    const { status } = await ctx.staff('PUT', '/api/admin/work/exceptions/2027-08-26', dayOff)
    expect(status).toBe(200)
    at('2027-08-26')
    expect((await change({ numberOfNights: 3 })).status).toBe(200)
  })

  it('200: is over after its last night, whatever staff then say that it took', async () => {
    const { patch } = await paidParty({ bookingDate: '2027-08-30' })
    at('2027-08-31')
    expect((await patch({ numberOfTeepees: 9 })).status).toBe(200)
  })
})
