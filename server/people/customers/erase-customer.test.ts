import { describe, expect, it } from 'vitest'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { and, eq, ne } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  damageClaims,
  discrepancies,
  events,
  outbox,
  paymentIntents,
  payments,
  refunds,
  waitingList,
  webhookEndpoints,
} from '#server/foundation/database/schema/all-tables.ts'
import { storedReason } from '#server/money/journal/describe-refund.ts'
import { receiveText } from '#server/people/conversations/texts/receive-text.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { entriesNaming } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { findColumnsWith } from '#test/find-columns-with.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const sentTo: string[] = []
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({ mail: { send: async ({ to }) => void sentTo.push(to), close: () => undefined } }),
})

const FAMILY = {
  customerName: 'Quilla Zorrilla',
  customerEmail: 'Quilla.Zorrilla@Example.com',
  customerPhone: '(786) 321-7654',
  partyAddress: '77 Wombat Crossing',
  city: 'Opa-locka Springs',
  specialRequests: 'Quilla is shy, please knock softly on the chartreuse gate.',
  allergiesAndNeeds: 'Ragwort pollen',
}
/** Words that reveal the family and its data. */
const TELLING =
  'quilla zorrilla 321-7654 7863217654 wombat opa-locka chartreuse ragwort marzipan tupelo'.split(' ')

/** Columns that may still identify the family because the law requires them: docs/operating/security.md lists the same. */
const KEPT: readonly string[] = ['public.invoices.content']

const find = async (email: string) =>
  (await ctx.staff('GET', `/api/admin/customers?search=${encodeURIComponent(email)}`)).body
const erase = (id: number) => ctx.staff('DELETE', `/api/admin/customers/${id}`)

/** Imports the family's earlier party from a file that is named after it. */
async function importOwnFile() {
  const { customerName, customerEmail, customerPhone, partyAddress, city } = FAMILY
  const { bookingStatus: _, ...old } = AN_OLD_PARTY
  const earlier = {
    ...old,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    bookingDate: '2026-12-05',
  }
  const form = importForm('bookings', toCsv([earlier]), 'party of Quilla Zorrilla.csv')
  const { body } = await ctx.staff('POST', '/api/admin/imports', form)
  await ctx.staff('PUT', `/api/admin/imports/${body.id}`, { columns: {} })
  const run = await ctx.staff('POST', `/api/admin/imports/${body.id}/run`)
  expect(run.body).toMatchObject({ created: 1 })
}

/** Leaves traces of the family wherever the product stores data. Returns its two bookings. */
async function liveThroughEverything() {
  await ctx.db
    .insert(webhookEndpoints)
    .values({ url: 'https://example.com/hook', events: ['booking.created'], secret: 'whsec_c2VjcmV0' })
  await ctx.staff('POST', '/api/admin/terms', { text: 'Please take your shoes off.' })
  const source = {
    utmSource: 'quilla-tells',
    utmMedium: 'mail',
    utmCampaign: 'tupelo-turns-eight',
    referrerHost: 'zorrilla-family.example',
    heardFrom: 'From Quilla',
  }
  const agreed = { termsVersion: 1, textConsent: true, source }
  const question = { label: 'Whose name is on the board?', kind: 'text', shownTo: { mail: true } }
  const { id: questionId } = (await ctx.staff('POST', '/api/admin/questions', question)).body
  const answers = [{ questionId, value: 'Little Tupelo' }]
  const party = await payForParty(ctx, { ...FAMILY, ...agreed, answers, bookingDate: '2027-02-13' })
  const own = await createPageLink(ctx, party)
  const wanted = { numberOfTeepees: 3, partyAddress: '78 Wombat Crossing' }
  const { version, differenceAmount } = (await ctx.call('POST', own('/change-quote'), wanted)).body
  const order = await ctx.call('POST', own('/change'), { ...wanted, version, differenceAmount })
  expect(order.status).toBe(200)
  const path = `/api/bookings/${party.id}`
  await ctx.staff('PATCH', path, { customerName: 'Quilla Marzipan-Zorrilla', bookingStatus: 'confirmed' })
  await ctx.staff('PATCH', path, { customerName: FAMILY.customerName })
  await ctx.staff('PATCH', path, { teamNotes: 'The aunt of Quilla lives behind the chartreuse gate.' })
  await ctx.staff('PATCH', path, { answers: [{ questionId, value: 'Quilla herself' }] })
  const request = bookingRequest({ ...FAMILY, bookingDate: '2027-03-13', termsVersion: 1 })
  const second = await ctx.call('POST', '/api/bookings', request, { 'Idempotency-Key': 'quilla-books' })
  await ctx.staff('POST', `/api/bookings/${second.body.id}/payment-link`, {})
  await ctx.staff('POST', `/api/bookings/${second.body.id}/cancellation`, {
    refundAmount: '0.00',
    reason: 'Quilla called: little Tupelo is ill.',
  })
  const gone = bookingRequest({ ...FAMILY, bookingDate: '2027-03-20', termsVersion: 1 })
  const deleted = await ctx.call('POST', '/api/bookings', gone)
  expect((await ctx.staff('DELETE', `/api/bookings/${deleted.body.id}`)).status).toBe(204)
  const letter = {
    name: FAMILY.customerName,
    email: FAMILY.customerEmail,
    subject: 'Chartreuse?',
    message: 'Marzipan!',
  }
  const { body: message } = await ctx.call('POST', '/api/contact', letter)
  await ctx.staff('POST', `/api/contact/submissions/${message.id}/reply`, {
    subject: 'Re: Chartreuse?',
    message: 'Gladly, Quilla.',
  })
  await ctx.call('POST', '/api/newsletter', { email: FAMILY.customerEmail })
  await ctx.db.insert(waitingList).values({
    bookingDate: '2027-12-24',
    numberOfTeepees: 2,
    customerName: 'Quilla Zorrilla',
    customerEmail: FAMILY.customerEmail.toLowerCase(),
    token: 'quilla-waits',
    customerPhone: FAMILY.customerPhone,
  })
  const about = { providerId: 'SM0815', pictures: 0, optOutType: null }
  await receiveText(ctx, { ...about, from: '+17863217654', body: 'Quilla, at the chartreuse gate' })
  // Deletes what is only kept for one day by the database's clock, which is not the test's.
  await drainJobs(ctx)
  await ctx.call('POST', '/api/contact', letter, { 'Idempotency-Key': 'letter' })
  await ctx.db.insert(paymentIntents).values({
    intentId: 'pi_test_gone',
    provider: 'test',
    amountCents: 100,
    deletedBooking: { reference: 'MT-1', ...FAMILY },
  })
  const [paid] = await ctx.db.select().from(payments).where(eq(payments.bookingId, party.id))
  await ctx.db.insert(refunds).values({
    ...storedReason(refundReason('message.asWritten', { text: 'Tupelo’s mother Quilla called' })),
    paymentId: present(paid).id,
    amountCents: 100,
    cause: 'cancellation',
    status: 'failed',
    settledAt: MORNING,
  })
  await ctx.db.update(refunds).set({ reason: 'Tupelo’s mother Quilla called' })
  await ctx.db.insert(events).values(entriesNaming(FAMILY.customerEmail))
  const waiting = importForm('customers', `customerEmail,customerName\n${FAMILY.customerEmail},Quilla`)
  expect((await ctx.staff('POST', '/api/admin/imports', waiting)).status).toBe(201)
  const [booked] = await ctx.db.select().from(bookings).where(eq(bookings.id, party.id))
  expect(booked?.touches?.first.utmCampaign).toBe('tupelo-turns-eight')
  await importOwnFile()
  await ctx.db.insert(damageClaims).values({
    bookingId: party.id,
    lines: [{ text: 'Cover, torn by Quilla', amountCents: 6_000 }],
    claimedCents: 6_000,
    claimedBy: 'dana',
    answerUntil: MORNING,
    answer: 'disagree',
    answerText: 'It was the marzipan.',
  })
  await ctx.db.insert(discrepancies).values({
    kind: 'returned-without-booking',
    intentId: 'pi_test_gone',
    sentence: `All of it goes back. ${FAMILY.customerEmail} was told.`,
  })
  return { party, second: second.body }
}

describe('DELETE /api/admin/customers/:id', () => {
  it('409 while a party is upcoming; then 204, and nothing reveals who it was; amounts stay', async () => {
    const { party, second } = await liveThroughEverything()
    const { customers } = await find(FAMILY.customerEmail)
    expect(customers).toHaveLength(1)
    const { id } = present(customers[0])
    await ctx.staff('PATCH', `/api/admin/customers/${id}`, { notes: 'Loves marzipan.', birthMonth: 4 })
    const early = await erase(id)
    expect([early.status, early.body.message]).toEqual([
      409,
      'A party is coming up on Saturday, February 13, 2027. Cancel it first, or erase the data afterward.',
    ])
    expect(await findColumnsWith(ctx, TELLING)).toEqual(
      expect.arrayContaining([
        'public.events.details',
        'public.events.facts',
        'public.bookings.customer_name',
        'public.contact_submissions.message',
        'public.customers.notes',
        'public.customer_emails.email',
        'public.damage_claims.answer_text',
        'public.damage_claims.lines',
        'public.idempotency_keys.body',
        'public.bookings.touches',
        'public.imports.filename',
        'public.imports.rows',
        'public.newsletter_subscribers.email',
        'public.order_changes.after',
        'public.order_changes.before',
        'public.outbox.html',
        'public.payment_intents.deleted_booking',
        'public.reconciliation_findings.sentence',
        'public.refunds.reason',
        'public.refunds.reason_values',
        'public.waiting_list.customer_name',
        'public.webhook_deliveries.payload',
      ]),
    )
    ctx.setNow(new Date('2027-02-15T14:00:00Z'))
    const before = (await ctx.staff('GET', `/api/bookings/${party.id}`)).body
    expect((await erase(id)).status).toBe(204)
    expect(await findColumnsWith(ctx, TELLING)).toEqual(KEPT)
    const [ofText] = await ctx.db.select().from(outbox).where(eq(outbox.kind, 'owner-text'))
    expect(ofText).toMatchObject({ recipient: 'erased', status: 'sent' })

    expect((await erase(id)).status).toBe(404)
    expect((await find(FAMILY.customerEmail)).total).toBe(0)
    const after = (await ctx.staff('GET', `/api/bookings/${party.id}`)).body
    const { totalAmount, paidAmount, bookingDate, zipCode, themeName, lines } = before
    expect(after).toMatchObject({ totalAmount, paidAmount, bookingDate, zipCode, themeName, lines })
    expect(after).toMatchObject({ customerName: 'erased', customerEmail: 'erased', specialRequests: null })
    const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, second.id))
    expect(row).toMatchObject({ termsVersion: 1, termsAddress: null, cancelReason: 'staff' })

    // From now on, nobody is mailed, reminded or asked for a review, and nobody becomes a customer again.
    const isMail = and(eq(outbox.recipient, 'erased'), ne(outbox.kind, 'text'))
    const mails = () => ctx.db.select().from(outbox).where(isMail)
    const [mail, ...others] = await mails()
    expect((await ctx.staff('POST', `/api/admin/outbox/${mail?.id}/retry`)).body.message).toBe(
      'The recipient’s data has been erased.',
    )
    await drainJobs(ctx)
    expect(await mails()).toHaveLength(others.length + 1)
    expect(sentTo).toContain(FAMILY.customerEmail)
    expect(sentTo).not.toContain('erased')
    expect((await find('erased')).total).toBe(0)
    expect(await findColumnsWith(ctx, TELLING)).toEqual(KEPT)
    ctx.setNow(MORNING)
  })

  it('does not affect anybody else', async () => {
    const mine = {
      customerName: 'Ida Past',
      customerEmail: 'ida@example.com',
      customerPhone: '(305) 222-0001',
    }
    const theirs = {
      customerName: 'Uli Past',
      customerEmail: 'uli@example.com',
      customerPhone: '(305) 222-0002',
    }
    for (const { customerName: name, customerEmail: email } of [mine, theirs])
      await ctx.call('POST', '/api/contact', { name, email, subject: 'A day', message: 'In May?' })
    const { customers } = await find(mine.customerEmail)
    expect((await erase(present(customers[0]).id)).status).toBe(204)
    expect(await findColumnsWith(ctx, ['ida@example.com', 'ida past'])).toEqual([])
    expect(await findColumnsWith(ctx, ['uli@example.com'])).toContain('public.outbox.text')
    expect((await find('uli@example.com')).total).toBe(1)
  })

  it('keeps mails, log and findings of a family whose address merely contains theirs', async () => {
    const theirs = { name: 'Jo Ann', email: 'jo.ann@example.com', subject: 'A day', message: 'In May?' }
    await ctx.call('POST', '/api/contact', theirs)
    // Anybody may sign with a word that is part of dates, states or the log's own names.
    await ctx.call('POST', '/api/contact', { ...theirs, name: 'changes', email: 'ann@example.com' })
    await ctx.staff('POST', '/api/unavailable-dates', {
      date: '2027-12-31',
      reason: 'ann@example.com changes it',
    })
    const waiting = importForm('customers', `customerEmail,customerName\n${FAMILY.customerEmail},Quilla`)
    expect((await ctx.staff('POST', '/api/admin/imports', waiting)).status).toBe(201)
    await ctx.db.insert(discrepancies).values({
      kind: 'returned-without-booking',
      intentId: 'pi_test_theirs',
      sentence: 'The changes were told to jo.ann@example.com.',
    })
    const mailsTo = (address: string) =>
      ctx.db.select().from(outbox).where(eq(outbox.replyTo, address)).orderBy(outbox.id)
    const before = await mailsTo(theirs.email)
    expect(before.map(({ status }) => status)).toEqual(['queued'])
    const found = (await find('ann@example.com')).customers.find(({ name }) => name === 'changes')
    expect((await erase(present(found).id)).status).toBe(204)
    expect(await mailsTo(theirs.email)).toEqual(before)
    expect(await mailsTo('ann@example.com')).toEqual([])
    const [discrepancy] = await ctx.db
      .select()
      .from(discrepancies)
      .where(eq(discrepancies.intentId, 'pi_test_theirs'))
    expect(discrepancy?.sentence).toBe('The changes were told to jo.ann@example.com.')
    const [closing] = await ctx.db.select().from(events).where(eq(events.subject, 'calendar'))
    expect(closing?.facts).toEqual({ kind: 'closed-day', day: '2027-12-31', reason: 'erased changes it' })
    expect((await find(theirs.email)).total).toBe(1)
  })

  it('while the family books again: it is refused, or the new booking is complete and somebody new’s', async () => {
    for (let round = 0; round < 6; round++) {
      const email = `again-${round}@example.com`
      await ctx.call('POST', '/api/contact', { name: 'Ada', email, subject: 'A day', message: 'In May?' })
      const { id } = present((await find(email)).customers[0])
      const request = bookingRequest({
        customerEmail: email,
        customerPhone: `(305) 666-000${round}`,
        bookingDate: `2027-09-1${round}`,
        overrideCapacity: true,
        bookingStatus: 'confirmed',
      })
      const [erased, booked] = await Promise.all([
        erase(id),
        ctx.staff('POST', '/api/admin/bookings', request),
      ])
      expect(booked.status).toBe(201)
      expect([204, 409]).toContain(erased.status)
      const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, booked.body.id))
      expect(row).toMatchObject({ customerName: 'Maria Gomez', customerEmail: email })
      const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booked.body.id))
      expect(mails.every(({ text }) => text !== 'erased')).toBe(true)
      expect((await find(email)).customers).toMatchObject([{ bookingCount: 1 }])
    }
  })

  it('starts over if one of the bookings is changed meanwhile', async () => {
    const request = bookingRequest({ customerEmail: 'busy@example.com', customerPhone: '(305) 777-0001' })
    const past = await ctx.staff('POST', '/api/admin/bookings', {
      ...request,
      bookingDate: '2027-01-09',
      overrideCapacity: true,
      bookingStatus: 'confirmed',
    })
    ctx.setNow(new Date('2027-01-11T14:00:00Z'))
    const { id } = present((await find('busy@example.com')).customers[0])
    let erasing = Promise.resolve({ status: 0 })
    await ctx.db.transaction(async (tx) => {
      await tx.update(bookings).set({ guestCount: 9 }).where(eq(bookings.id, past.body.id))
      erasing = erase(id)
      await expect.poll(() => waitingForLocks(ctx.db)).toBe(1)
    })
    expect((await erasing).status).toBe(204)
    const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, past.body.id))
    expect(row).toMatchObject({ guestCount: 9, customerName: 'erased' })
    ctx.setNow(MORNING)
  })
})
