import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  followUpSettings,
  followUps,
  mailTexts,
  newsletterSubscribers,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { askForReviews, sendFollowUps, withdrawFollowUps } from './send-follow-ups.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const withdraw = () => isolateFailures(ctx, (attempt) => withdrawFollowUps(ctx, attempt))
const MINUTE = 60_000
const change = (body: unknown) => ctx.staff('PUT', '/api/admin/follow-ups', body)
const report = async () => (await ctx.staff('GET', '/api/admin/follow-ups/report')).body
const readMails = (kind: string) => ctx.db.select().from(outbox).where(eq(outbox.kind, kind))
const later = (minutes: number) => ctx.setNow(new Date(+MORNING + minutes * MINUTE))

/** Returns the secrets in the links of a mail. */
function getTokens(text: string) {
  return {
    order: present(/[?&]again=([\w-]+)/.exec(text)?.[1]),
    refuse: present(/\/follow-ups\/unsubscribe\/([\w-]+)/.exec(text)?.[1]),
  }
}

let families = 0
beforeEach(async () => {
  ctx.setNow(MORNING)
  // Bookings of earlier tests must no longer count as unfinished.
  await ctx.db.update(bookings).set({ cancelReason: 'staff' }).where(eq(bookings.cancelReason, 'lapsed'))
  await ctx.db.delete(followUps)
  await ctx.db.delete(followUpSettings)
  await ctx.db.delete(mailTexts)
  await ctx.db.delete(outbox)
})

/** Holds a date and lets the hold expire; the clock is then a minute after. */
async function leaveUnfinished(changes: Record<string, unknown> = {}) {
  const customerEmail = `family${++families}@example.com`
  const party = {
    customerEmail,
    bookingDate: `2027-04-${String((families % 27) + 1).padStart(2, '0')}`,
    ...changes,
  }
  const made = await ctx.call('POST', '/api/bookings', bookingRequest(party))
  expect(made.status).toBe(201)
  later(31)
  await expireHolds(ctx)
  return { id: Number(made.body.id), ...party }
}

async function followUnfinished(changes: Record<string, unknown> = {}) {
  await change({ 'unfinished-booking': { enabled: true } })
  const party = await leaveUnfinished(changes)
  later(92)
  expect(await sendFollowUps(ctx)).toBe(1)
  const [mail] = await readMails('unfinished-booking')
  return { ...party, mail: present(mail), ...getTokens(present(mail).text) }
}

describe('the mail about an unfinished booking', () => {
  it('is sent once, an hour after the hold expired, with today’s price, unsubscribe headers and a link', async () => {
    const { mail } = await followUnfinished()
    expect(mail.subject).toMatch(/party on .* 2027: still want it\?$/)
    expect(mail.text).toMatch(/Total: \$150\.00/)
    expect(mail.text).toContain('123 Placeholder Street')
    expect(mail.unsubscribeUrl).toMatch(/\/follow-ups\/unsubscribe\//)
    expect(mail.text).toContain(mail.unsubscribeUrl)
    for (const _ of [1, 2]) expect(await sendFollowUps(ctx)).toBe(0)
    expect(await readMails('unfinished-booking')).toHaveLength(1)
  })

  it('is about all nights of the party, and leads to its day only if all of them are free', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3, perTeepee: '25.00' } })
    const { mail, order, bookingDate } = await followUnfinished({ numberOfNights: 2 })
    expect(mail.text).toMatch(/Total: \$200\.00/)
    expect(mail.text).toContain('&nights=2&')
    const open = async () =>
      (await ctx.call('POST', '/api/follow-ups/open', { token: order })).body.bookingDate
    expect(await open()).toBe(bookingDate)
    const closed = await ctx.staff('POST', '/api/unavailable-dates', { date: addDays(bookingDate, 1) })
    expect(await open()).toBeNull()
    await ctx.staff('DELETE', `/api/unavailable-dates/${closed.body.id}`)
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 1 } })
  })

  it('is written once by two concurrent servers', async () => {
    await change({ 'unfinished-booking': { enabled: true } })
    await leaveUnfinished()
    later(92)
    const sent = await Promise.all([sendFollowUps(ctx), sendFollowUps(ctx)])
    expect(sent.reduce((sum, one) => sum + one)).toBe(1)
    expect(await readMails('unfinished-booking')).toHaveLength(1)
  })

  it('is sent once for two holds by a family, about the last one', async () => {
    await change({ 'unfinished-booking': { enabled: true } })
    const first = await leaveUnfinished()
    ctx.setNow(MORNING)
    const second = await leaveUnfinished({ customerEmail: first.customerEmail.toUpperCase() })
    later(92)
    expect(await sendFollowUps(ctx)).toBe(1)
    expect(await readMails('unfinished-booking')).toMatchObject([{ bookingId: second.id }])
  })

  it('is not written to a family that has booked, and withdrawn if it books before the mail is sent', async () => {
    await change({ 'unfinished-booking': { enabled: true } })
    const customerEmail = 'booked@example.com'
    await leaveUnfinished({ customerEmail })
    await payForParty(ctx, { customerEmail, bookingDate: '2027-05-08' })
    later(92)
    expect(await sendFollowUps(ctx)).toBe(0)
    ctx.setNow(MORNING)
    const late = await followUnfinished({ customerEmail: 'late@example.com' })
    await payForParty(ctx, { customerEmail: 'late@example.com', bookingDate: '2027-05-09' })
    await withdraw()
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.id, late.mail.id))
    expect(mail).toMatchObject({
      status: 'kept',
      lastFailure: 'Not sent: the family has booked, unsubscribed or been erased.',
    })
    expect((await report())['unfinished-booking'].sent).toBe(0)
  })
})

describe('POST /api/follow-ups/open', () => {
  it('200: returns the family and its day to the wizard, and counts the click once', async () => {
    const { order, customerEmail, bookingDate } = await followUnfinished()
    for (const _ of [1, 2]) {
      const { status, body } = await ctx.call('POST', '/api/follow-ups/open', { token: order })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        bookingDate,
        details: { firstName: 'Maria', lastName: 'Gomez', email: customerEmail, guestCount: '6' },
      })
    }
    expect((await report())['unfinished-booking']).toEqual({
      sent: 1,
      clicked: 1,
      booked: 0,
      revenueAmount: '0.00',
    })
  })

  it('a booking after the click counts as brought, with its money less refunds', async () => {
    const { order, customerEmail } = await followUnfinished()
    await ctx.call('POST', '/api/follow-ups/open', { token: order })
    later(120)
    const booked = await payForParty(ctx, { customerEmail, bookingDate: '2027-05-15' })
    await sendFollowUps(ctx)
    await sendFollowUps(ctx)
    expect((await report())['unfinished-booking']).toEqual({
      sent: 1,
      clicked: 1,
      booked: 1,
      revenueAmount: booked.paidAmount,
    })
  })

  it('404: for another’s secret, after 60 days, and once the address was corrected', async () => {
    const { order, refuse, id, customerEmail } = await followUnfinished()
    const open = async (token: string) => (await ctx.call('POST', '/api/follow-ups/open', { token })).status
    expect(await open(refuse)).toBe(404)
    expect(await open(`${order}x`)).toBe(404)
    expect(await open('')).toBe(404)
    await ctx.db.update(bookings).set({ customerEmail: 'right@example.com' }).where(eq(bookings.id, id))
    expect(await open(order)).toBe(404)
    await ctx.db.update(bookings).set({ customerEmail: 'erased' }).where(eq(bookings.id, id))
    expect(await open(order)).toBe(404)
    await ctx.db.update(bookings).set({ customerEmail }).where(eq(bookings.id, id))
    expect(await open(order)).toBe(200)
    later(61 * 24 * 60)
    expect(await open(order)).toBe(404)
  })

  it('400: without a secret', async () => {
    expect((await ctx.call('POST', '/api/follow-ups/open', {})).status).toBe(400)
    expect((await ctx.call('POST', '/api/follow-ups/unsubscribe', {})).status).toBe(400)
  })
})

describe('POST /api/follow-ups/unsubscribe', () => {
  it('200, also when repeated: no more advertising, and the newsletter ends', async () => {
    const { refuse, customerEmail } = await followUnfinished()
    await ctx.call('POST', '/api/newsletter', { email: customerEmail })
    for (const _ of [1, 2]) {
      const { status, body } = await ctx.call('POST', '/api/follow-ups/unsubscribe', { token: refuse })
      expect([status, body]).toEqual([200, { success: true }])
    }
    const [subscriber] = await ctx.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, customerEmail))
    expect(subscriber?.state).toBe('unsubscribed')
    await withdraw()
    expect(await readMails('unfinished-booking')).toMatchObject([{ status: 'kept' }])
    await ctx.db.delete(followUps)
    await ctx.db.delete(outbox)
    expect(await sendFollowUps(ctx)).toBe(0)
  })

  it('200: a mail whose server died while sending is withdrawn as well, once its lease has ended', async () => {
    const { refuse, mail } = await followUnfinished()
    const leased = { status: 'sending', nextAttemptAt: new Date(+ctx.now() + 45_000) } as const
    await ctx.db.update(outbox).set(leased).where(eq(outbox.id, mail.id))
    await ctx.call('POST', '/api/follow-ups/unsubscribe', { token: refuse })
    await withdraw()
    expect(await readMails('unfinished-booking')).toMatchObject([{ status: 'sending' }])
    later(92)
    ctx.setNow(new Date(+ctx.now() + 46_000))
    await withdraw()
    expect(await readMails('unfinished-booking')).toMatchObject([{ status: 'kept' }])
  })

  it('404: for a forged secret, and for that of the order', async () => {
    const { order } = await followUnfinished()
    for (const token of [order, 'made-up', `${'A'.repeat(43)}1`])
      expect((await ctx.call('POST', '/api/follow-ups/unsubscribe', { token })).status).toBe(404)
  })
})

describe('mails about a booking', () => {
  it('the checklist is sent on the day before, without an unsubscribe link', async () => {
    await change({ 'day-before': { enabled: true } })
    const party = await payForParty(ctx, { customerEmail: 'tomorrow@example.com', bookingDate: '2027-06-05' })
    ctx.setNow(new Date('2027-06-04T14:05:00Z'))
    await ctx.db.delete(outbox)
    expect(await sendFollowUps(ctx)).toBe(1)
    const [mail] = await readMails('day-before')
    expect(mail).toMatchObject({ bookingId: party.id, unsubscribeUrl: null })
    expect(mail?.text).not.toContain('unsubscribe')
    expect(mail?.text).toMatch(/Your remaining balance of \S+ was due on Saturday, May 29, 2027\./)
    await ctx.staff('PATCH', `/api/bookings/${party.id}`, { bookingStatus: 'cancelled' })
    await withdraw()
    expect(await readMails('day-before')).toMatchObject([{ status: 'kept' }])
  })

  it('the request for a review has the Google link for everybody once its URL is set', async () => {
    await payForParty(ctx, { customerEmail: 'stars@example.com', bookingDate: '2027-06-12' })
    await change({ review: { googleReviewUrl: 'https://g.page/r/moonlit/review' } })
    ctx.setNow(new Date('2027-06-13T15:00:00Z'))
    expect(await askForReviews(ctx)).toBe(1)
    const [mail] = await readMails('review-request')
    expect(mail?.text).toMatch(/\/review\n[\s\S]*https:\/\/g\.page\/r\/moonlit\/review/)
    expect((await report()).review).toMatchObject({ sent: 1, clicked: null })
  })

  it('no review is requested while the owner has that switched off', async () => {
    await payForParty(ctx, { customerEmail: 'quiet@example.com', bookingDate: '2027-06-19' })
    await change({ review: { enabled: false } })
    ctx.setNow(new Date('2027-06-20T15:00:00Z'))
    expect(await askForReviews(ctx)).toBe(0)
  })
})

describe('a year later', () => {
  it('the same party is offered in the owner’s words, as plain text, and never twice in a week', async () => {
    const customerEmail = 'again@example.com'
    const party = await payForParty(ctx, {
      customerEmail,
      customerName: '<b>{theme}</b> Bold',
      bookingDate: '2027-02-06',
    })
    const customer = (await ctx.staff('GET', '/api/admin/customers?search=again@example.com' as const)).body
    const { id: customerId } = present(customer.customers[0])
    await ctx.staff('PATCH', `/api/admin/customers/${customerId}`, { birthMonth: 1, version: 1 })
    const words = {
      subject: 'Again, {name}?',
      paragraphs: { sentence: '<script>{name}</script>\nSecond line', other: '' },
    }
    await change({ 'same-again': { enabled: true, texts: { en: words } }, birthday: { enabled: true } })
    ctx.setNow(new Date('2027-12-06T15:00:00Z'))
    await ctx.db.delete(outbox)
    expect(await sendFollowUps(ctx)).toBe(1)
    const [mail] = await readMails('same-again')
    expect(mail).toMatchObject({ bookingId: party.id, subject: 'Again, <b>{theme}</b>?' })
    expect(mail?.html).toContain('&lt;script&gt;&lt;b&gt;{theme}&lt;/b&gt;&lt;/script&gt;<br>Second line')
    expect(mail?.text).not.toContain('Another theme this time')
    expect(mail?.text).toContain('Total: $150.00')
    expect(mail?.text).not.toContain('Some days cost more or less')
    const { order } = getTokens(present(mail).text)
    const { body } = await ctx.call('POST', '/api/follow-ups/open', { token: order })
    expect(body.bookingDate).toBe('2028-02-05')
    await ctx.db.update(outbox).set({ status: 'sent', sentAt: ctx.now() })
    ctx.setNow(new Date('2027-12-13T14:59:00Z'))
    expect(await sendFollowUps(ctx)).toBe(0)
    ctx.setNow(new Date('2027-12-13T15:00:00Z'))
    expect(await sendFollowUps(ctx)).toBe(1)
    expect(await readMails('birthday')).toMatchObject([{ bookingId: party.id }])
    expect((await readMails('birthday'))[0]?.text).toContain('a birthday in January')
  })

  it('the same party costs what it costs on its day a year later; if that is taken, some days cost more', async () => {
    const weekend = { name: 'Weekend', when: { weekdays: [6] }, change: { kind: 'add', amount: '30' } }
    await ctx.staff('PUT', '/api/admin/pricing', { rules: [weekend] })
    await change({ 'same-again': { enabled: true } })
    const readSameAgain = async (customerEmail: string) => {
      ctx.setNow(MORNING)
      await payForParty(ctx, { customerEmail, bookingDate: '2027-02-06' })
      ctx.setNow(new Date('2027-12-06T15:00:00Z'))
      await sendFollowUps(ctx)
      return (await readMails('same-again')).find(({ recipient }) => recipient === customerEmail)?.text
    }
    const { themeId, numberOfTeepees, zipCode } = bookingRequest()
    const order = { themeId, numberOfTeepees, zipCode, isDeposit: false, bookingDate: '2028-02-05' }
    const { body } = await ctx.call('POST', '/api/quote', order)
    expect(body.totalAmount).toBe('180.00')
    const mail = await readSameAgain('saturday@example.com')
    expect(mail).toContain('Total: $180.00')
    expect(mail).not.toContain('Some days cost more or less')
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2028-02-05' })
    const without = await readSameAgain('taken@example.com')
    expect(without).toMatch(/Total: \$150\.00[\s\S]*Some days cost more or less/)
    await ctx.staff('PUT', '/api/admin/pricing', { rules: [] })
  })
})
