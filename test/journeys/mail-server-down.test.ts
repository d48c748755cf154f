import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { startSimulatedSmtp } from '#test/simulated/smtp/start-simulated-smtp.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const smtp = await startSimulatedSmtp()
const ctx = testContext({ env: { RATE_LIMITS: 'off', SMTP_URL: smtp.url } })
const minute = (minutes: number) => ctx.setNow(new Date(MORNING.getTime() + minutes * 60_000))
const mails = () => ctx.db.select().from(outbox)
/** Sends from three servers that share the database. */
const sendOnThree = () => Promise.all([1, 2, 3].map(() => sendDueMail(ctx)))

beforeEach(async () => {
  await ctx.db.delete(outbox)
  smtp.taken.length = 0
  minute(0)
  await smtp.goDown()
})
afterAll(async () => {
  ctx.mail?.close()
  await smtp.goDown()
})

describe('a mail server that is down for an hour', () => {
  it('loses nothing: each mail waits longer after each attempt, and arrives once', async () => {
    const days = ['2027-02-13', '2027-02-20', '2027-02-27']
    for (const bookingDate of days) await payForParty(ctx, { bookingDate })
    const message = { name: 'Jo', email: 'jo@example.com', subject: 'May', message: 'Is May free?' }
    await ctx.call('POST', '/api/contact', message)
    const tried: number[] = []
    for (let passed = 0; passed < 60; passed++) {
      minute(passed)
      const before = (await mails()).map(({ attempts }) => attempts)
      await sendOnThree()
      const after = (await mails()).map(({ attempts }) => attempts)
      // All were queued at once, so all are attempted in the same minutes, each by a single server.
      expect(new Set(after.map((attempts, index) => attempts - (before[index] ?? 0))).size).toBe(1)
      if (after[0] !== before[0]) tried.push(passed)
    }
    expect(tried).toEqual([0, 1, 3, 8, 23, 53])
    const waiting = await mails()
    expect(waiting).toHaveLength(7)
    for (const mail of waiting)
      expect(mail).toMatchObject({ status: 'queued', lastFailure: expect.stringContaining('ECONNREFUSED') })
    expect(smtp.taken).toEqual([])

    await smtp.comeUp()
    for (const passed of [60, 112, 113, 114]) {
      minute(passed)
      await sendOnThree()
    }
    expect(
      (await mails()).every(({ status, lastFailure }) => status === 'sent' && lastFailure === null),
    ).toBe(true)
    expect(smtp.taken).toHaveLength(7)
    expect(new Set(smtp.taken).size).toBe(7)
  })

  it('is tried at once for staff who cannot wait', async () => {
    await payForParty(ctx, { bookingDate: '2027-03-06' })
    for (const passed of [0, 1, 3, 8, 23]) {
      minute(passed)
      await sendDueMail(ctx)
    }
    await smtp.comeUp()
    expect(await sendDueMail(ctx)).toBe(0)
    const [mail] = await mails()
    expect((await ctx.staff('POST', `/api/admin/outbox/${mail?.id}/retry`)).status).toBe(200)
    expect(await sendDueMail(ctx)).toBe(1)
    expect(smtp.taken).toHaveLength(1)
  })
})

describe('a mail server in trouble', () => {
  it('that accepts a mail and breaks off gets it again with the same Message-ID, so that mailboxes show it once', async () => {
    await smtp.comeUp()
    await payForParty(ctx, { bookingDate: '2027-03-13' })
    smtp.silentAbout = 1
    await sendDueMail(ctx)
    minute(1)
    await sendDueMail(ctx)
    expect(smtp.taken).toHaveLength(3)
    expect(new Set(smtp.taken).size).toBe(2)
    expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  it('never receives additional headers or mailboxes, whatever lines a visitor writes', async () => {
    await smtp.comeUp()
    const lines = (end: string) => `Ana\r\nBcc: ${end}@victim.example\r\n\r\nBuy`
    const message = { name: lines('n'), subject: lines('s'), email: 'ana@example.com', message: lines('m') }
    expect((await ctx.call('POST', '/api/contact', message)).status).toBe(201)
    await sendDueMail(ctx)
    expect(smtp.headers.join()).toContain('Ana')
    expect(smtp.headers.filter((line) => /^bcc/i.test(line))).toEqual([])
    expect(smtp.recipients.length).toBeGreaterThan(0)
    expect(smtp.recipients.join()).not.toContain('victim')
  })

  it('that does not know a mailbox is asked once, and staff are told why', async () => {
    await smtp.comeUp()
    smtp.unknown.add('typo@example.com')
    await payForParty(ctx, { bookingDate: '2027-03-20', customerEmail: 'typo@example.com' })
    for (const passed of [0, 1, 60, 1440]) {
      minute(passed)
      await sendDueMail(ctx)
    }
    const { body } = await ctx.staff('GET', '/api/admin/outbox?status=failed')
    expect(body.mails).toMatchObject([
      {
        recipient: 'typo@example.com',
        attempts: 1,
        lastFailure: expect.stringContaining('550 no such mailbox'),
      },
    ])
    expect(smtp.taken).toHaveLength(1)
  })
})
