import { describe, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, textConsents, textStops, texts } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { reportFromStop } from '#test/simulated/twilio/report-from-stop.ts'
import { SITE, textingSite } from '#test/simulated/twilio/texting-site.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { queueDueTexts } from './queue-due-texts.ts'
import { sendDueTexts } from './send-due-texts.ts'

const { ctx, getTwilio, newPhone, report, run, bodiesTo, rowsTo, book } = textingSite()
const without = testContext({ env: { RATE_LIMITS: 'off' } })
const HOUR = 3_600_000
const later = (hours: number) => ctx.setNow(new Date(+MORNING + hours * HOUR))
const mailsInstead = (bookingId: number) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, 'text-by-mail')))

describe('without a provider', () => {
  it('a text stays in the outbox, and the site does not mention texts to visitors', async () => {
    const party = await payForParty(without, {
      bookingDate: '2027-02-06',
      customerPhone: '3055559999',
      textConsent: true,
    })
    await queueDueTexts(without)
    await queueDueTexts(without)
    const kept = await without.db.select().from(outbox).where(eq(outbox.kind, 'text'))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ recipient: '+13055559999', status: 'kept', bookingId: party.id })
    expect(kept[0]?.text).toContain('is booked')
    const retried = await without.staff('POST', `/api/admin/outbox/${kept[0]?.id}/retry`)
    expect(retried.status).not.toBe(200)
    expect((await without.call('GET', '/api/site-settings')).body.sendsTexts).toBeUndefined()
    const own = await createPageLink(without, party)
    expect((await without.call('GET', own(''))).body).not.toHaveProperty('texts')
    const hook = await without.fetch(
      '/api/twilio/messages',
      getTwilio().webhook(`${SITE}/api/twilio/messages`, {}),
    )
    expect(hook.status).toBe(403)
  })
})

describe('consent', () => {
  it('is stored with its time, address and wording; without it nothing is texted', async () => {
    const [wants, wantsNot] = [newPhone(), newPhone()]
    await book(wants)
    await book(wantsNot, { textConsent: undefined })
    await run()
    expect(bodiesTo(wants)).toHaveLength(1)
    expect(bodiesTo(wantsNot)).toEqual([])
    const [proof] = await ctx.db
      .select()
      .from(textConsents)
      .where(eq(textConsents.phone, `+1${wants}`))
    expect(proof).toMatchObject({ step: 'given', source: 'booking', createdAt: MORNING })
    expect(proof?.wording).toContain('Reply STOP')
    expect(proof?.address).not.toBe('')
    expect((await ctx.call('GET', '/api/site-settings')).body.sendsTexts).toBe(true)
  })

  it('can be given and withdrawn on the booking page', async () => {
    const phone = newPhone()
    const own = await createPageLink(ctx, await book(phone, { textConsent: undefined }))
    const choose = (textConsent: boolean) => ctx.call('PUT', own('/texts'), { textConsent })
    expect((await ctx.call('GET', own(''))).body.texts).toEqual({ isWanted: false })
    expect((await choose(true)).body.texts).toEqual({ isWanted: true })
    await choose(true)
    expect((await choose(false)).body.texts).toEqual({ isWanted: false })
    await run()
    expect(bodiesTo(phone)).toEqual([])
    const steps = await ctx.db
      .select()
      .from(textConsents)
      .where(eq(textConsents.phone, `+1${phone}`))
    expect(steps.map(({ step }) => step)).toEqual(['given', 'withdrawn'])
    expect((await ctx.call('PUT', own('/texts'), {})).status).toBe(400)
    const wrong = own('/texts').replace(/token=.*/, 'token=wrong')
    expect((await ctx.call('PUT', wrong, { textConsent: true })).status).toBe(404)
  })

  it('that is withdrawn stops a text that is already queued', async () => {
    const phone = newPhone()
    const own = await createPageLink(ctx, await book(phone))
    await queueDueTexts(ctx)
    expect(await rowsTo(phone)).toMatchObject([{ status: 'queued' }])
    await ctx.call('PUT', own('/texts'), { textConsent: false })
    await sendDueTexts(ctx)
    expect(bodiesTo(phone)).toEqual([])
    expect(await rowsTo(phone)).toMatchObject([{ status: 'dropped' }])
  })

  it('on the waiting list needs a number', async () => {
    const entry = {
      bookingDate: '2027-02-06',
      numberOfTeepees: 2,
      customerName: 'Ana',
      customerEmail: 'ana@example.com',
      textConsent: true,
    }
    const { status, body } = await ctx.call('POST', '/api/waiting-list', entry)
    expect([status, body.message]).toEqual([400, 'Enter the phone number for texts'])
  })

  it('that a wizard withdraws ends only its own', async () => {
    const phone = newPhone()
    await book(phone)
    const request = bookingRequest({ bookingDate: '2027-02-20', customerPhone: phone, textConsent: false })
    expect((await ctx.call('POST', '/api/bookings', request)).status).toBe(201)
    await run()
    expect(bodiesTo(phone)).toHaveLength(1)
  })
})

describe('texts about a party', () => {
  it('are each sent once, at their times, however often the jobs run', async () => {
    const phone = newPhone()
    const party = await book(phone, { bookingDate: '2027-01-16' })
    const steps = async () => {
      for (const _ of [1, 2]) await run()
      return bodiesTo(phone).length
    }
    expect(await steps()).toBe(1)
    ctx.setNow(new Date('2027-01-15T14:30:00Z'))
    expect(await steps()).toBe(1)
    ctx.setNow(new Date('2027-01-15T15:00:00Z'))
    expect(await steps()).toBe(2)
    ctx.setNow(new Date('2027-01-16T18:00:00Z'))
    await reportFromStop(ctx, party.id, 'on_the_way')
    await reportFromStop(ctx, party.id, 'on_the_way')
    expect(await steps()).toBe(3)
    ctx.setNow(new Date('2027-01-16T19:10:00Z'))
    await reportFromStop(ctx, party.id, 'done')
    expect(await steps()).toBe(4)
    const kinds = (await rowsTo(phone)).map(({ kind, status, segments }) => [kind, status, segments])
    expect(kinds).toEqual([
      ['confirmed', 'sent', 1],
      ['day-before', 'sent', 1],
      ['on-the-way', 'sent', 1],
      ['done', 'sent', 1],
    ])
  })

  it('say again that the crew is on its way if the party was moved after it had set off', async () => {
    const phone = newPhone()
    const { id } = await book(phone, { bookingDate: '2027-01-16' })
    for (const bookingDate of ['2027-01-16', '2027-01-30']) {
      await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate })
      ctx.setNow(new Date(`${bookingDate}T18:00:00Z`))
      await reportFromStop(ctx, id, 'on_the_way')
      await run()
      ctx.setNow(new Date(`${bookingDate}T18:10:00Z`))
    }
    const told = (await rowsTo(phone)).filter(({ kind }) => kind === 'on-the-way')
    expect(told.map(({ ofDay }) => ofDay)).toEqual(['2027-01-16', '2027-01-30'])
  })

  it('wait for the morning, and are not sent if the party was cancelled overnight', async () => {
    const [first, second] = [newPhone(), newPhone()]
    ctx.setNow(new Date('2027-01-05T02:00:00Z'))
    const party = await book(first)
    await book(second)
    await run()
    expect(getTwilio().taken).toEqual([])
    await ctx.staff('POST', `/api/bookings/${party.id}/cancellation`, {
      refundAmount: '0.00',
      reason: 'They called.',
    })
    ctx.setNow(new Date('2027-01-05T12:59:00Z'))
    await run()
    expect(getTwilio().taken).toEqual([])
    ctx.setNow(new Date('2027-01-05T13:00:00Z'))
    await run()
    expect([bodiesTo(first).length, bodiesTo(second).length]).toEqual([0, 1])
    expect((await rowsTo(first))[0]).toMatchObject({
      status: 'dropped',
      lastFailure: 'The party has changed.',
    })
  })

  it('are retried after a failure, but sent once if Twilio accepted one without a response', async () => {
    const phone = newPhone()
    await book(phone)
    getTwilio().accidents.push({ status: 503 }, 'broken', 'taken-unheard')
    for (const minutes of [0, 1, 3, 8, 18]) {
      ctx.setNow(new Date(+MORNING + minutes * 60_000))
      await run()
    }
    expect(bodiesTo(phone)).toHaveLength(1)
    const [row] = await rowsTo(phone)
    expect(row).toMatchObject({ status: 'sent', providerId: getTwilio().taken[0]?.sid, attempts: 4 })
  })

  it('of a server that died between sending and recording are not sent again', async () => {
    const phone = newPhone()
    await book(phone)
    await queueDueTexts(ctx)
    const [row] = await rowsTo(phone)
    const { id, body } = present(row)
    await ctx.db
      .update(texts)
      .set({ status: 'sending', attempts: 1, triedAt: ctx.now(), nextAttemptAt: ctx.now() })
      .where(eq(texts.id, id))
    await ctx.texts?.send({ to: `+1${phone}`, body, statusUrl: undefined })
    later(0.1)
    await sendDueTexts(ctx)
    expect(bodiesTo(phone)).toHaveLength(1)
    expect((await rowsTo(phone))[0]?.status).toBe('sent')
  })

  it('that are refused or not delivered are mailed, once, if no mail says the same', async () => {
    const [refused, filtered] = [newPhone(), newPhone()]
    const day = { bookingDate: '2027-01-16' }
    const [one, other] = [await book(refused, day), await book(filtered, day)]
    await run()
    ctx.setNow(new Date('2027-01-15T15:00:00Z'))
    getTwilio().stopped.add(`+1${refused}`)
    await run()
    // There is a separate mail for the confirmation.
    expect(await mailsInstead(one.id)).toHaveLength(1)
    expect(await ctx.db.$count(textStops)).toBeGreaterThan(0)
    const sent = (await rowsTo(filtered)).find(({ kind }) => kind === 'day-before')
    const { id, providerId } = present(sent)
    expect((await report(id, providerId ?? '', 'undelivered', '30007')).status).toBe(204)
    expect((await report(id, providerId ?? '', 'delivered')).status).toBe(204)
    expect((await report(id, providerId ?? '', 'undelivered', '30007')).status).toBe(204)
    const mine = await mailsInstead(other.id)
    expect(mine.map(({ text }) => text.includes('Tomorrow is the day'))).toEqual([true])
    const [last] = await ctx.db.select().from(texts).where(eq(texts.id, id))
    expect(last).toMatchObject({ status: 'failed', errorCode: 30007 })
  })
})
