import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { type OutgoingMail, SendingInterrupted } from './mail-transport.ts'
import { sendDueMail } from './send-due-mail.ts'

const delivered: OutgoingMail[] = []
let refusal: Error | undefined
let delayMilliseconds = 0
let whileSending: (() => Promise<unknown>) | undefined

const ctx = testContext({
  changes: () => ({
    mail: {
      send: async (mail) => {
        await pause(delayMilliseconds)
        const meanwhile = whileSending
        whileSending = undefined
        await meanwhile?.()
        if (refusal) throw refusal
        delivered.push(mail)
      },
      close: () => undefined,
    },
  }),
})

const minutesLater = (minutes: number) => ctx.setNow(new Date(MORNING.getTime() + minutes * 60_000))
const write = async () => {
  const [mail] = await ctx.db
    .insert(outbox)
    .values({
      kind: 'test',
      recipient: 'maria@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
    .returning()
  return mail?.id ?? 0
}
const read = async (id: number) => (await ctx.db.select().from(outbox).where(eq(outbox.id, id)))[0]

beforeEach(async () => {
  await ctx.db.delete(outbox)
  delivered.length = 0
  refusal = undefined
  delayMilliseconds = 0
  whileSending = undefined
  minutesLater(0)
})

describe('the outbox', () => {
  it('is emptied once, however many servers send at the same time', async () => {
    delayMilliseconds = 2
    for (let i = 0; i < 45; i++) await write()
    const sent = await Promise.all([1, 2, 3].map(() => sendDueMail(ctx)))
    expect(sent.reduce((sum, count) => sum + count)).toBe(45)
    expect(new Set(delivered.map((mail) => mail.messageId)).size).toBe(45)
    expect(await sendDueMail(ctx)).toBe(0)
  })

  it('retries after growing pauses while the mail server is down, and loses nothing', async () => {
    const id = await write()
    refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })
    for (const minute of [0, 1, 3, 8, 23]) {
      minutesLater(minute)
      await sendDueMail(ctx)
    }
    expect(await read(id)).toMatchObject({
      status: 'queued',
      attempts: 5,
      lastFailure: 'connect ECONNREFUSED',
    })
    minutesLater(30)
    expect(await sendDueMail(ctx)).toBe(0)
    refusal = undefined
    minutesLater(60)
    expect(await sendDueMail(ctx)).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'sent', lastFailure: null })
  })

  it('gives up on a mail at once if the server rejects the address permanently', async () => {
    const id = await write()
    refusal = Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
    await sendDueMail(ctx)
    expect(await read(id)).toMatchObject({ status: 'failed', nextAttemptAt: null })
  })

  it('takes over a mail from a server that died while sending it, with the same Message-ID', async () => {
    const id = await write()
    await sendDueMail(ctx)
    await ctx.db.update(outbox).set({ status: 'sending', nextAttemptAt: MORNING }).where(eq(outbox.id, id))
    minutesLater(11)
    await sendDueMail(ctx)
    expect(delivered).toHaveLength(2)
    expect(delivered[0]?.messageId).toBe(delivered[1]?.messageId)
  })
})

describe('a server that stops while the mail server does not respond', () => {
  it('leaves the mail to the next server at once, and does not count the attempt', async () => {
    const [first, second] = [await write(), await write()]
    refusal = new SendingInterrupted('The server is stopping')
    expect(await sendDueMail(ctx)).toBe(0)
    expect(await read(first)).toMatchObject({ status: 'queued', attempts: 0, lastFailure: null })
    expect(await read(second)).toMatchObject({ status: 'queued', attempts: 0 })
    refusal = undefined
    expect(await sendDueMail(ctx)).toBe(2)
  })

  it('blocks a mail for less than a minute even if it is killed', async () => {
    const id = await write()
    // The state in which the killed server left it.
    whileSending = async () => {
      minutesLater(1)
      expect(await sendDueMail(ctx)).toBe(1)
    }
    await sendDueMail(ctx)
    expect(await read(id)).toMatchObject({ status: 'sent' })
  })
})

describe('a mail server slower than a server’s lease on its mails', () => {
  it('gets mails that waited behind another only once', async () => {
    for (let i = 0; i < 3; i++) await write()
    whileSending = () => {
      minutesLater(11)
      return sendDueMail(ctx)
    }
    await sendDueMail(ctx)
    // The mail being sent cannot be recalled; the two after it were taken over.
    expect(delivered).toHaveLength(4)
    expect(new Set(delivered.map((mail) => mail.messageId)).size).toBe(3)
  })
})

describe('GET /api/admin/outbox', () => {
  it('401 for visitors', async () => {
    expect((await ctx.call('GET', '/api/admin/outbox')).status).toBe(401)
  })

  it('400 for an invalid page', async () => {
    expect((await ctx.staff('GET', '/api/admin/outbox?page=0')).status).toBe(400)
  })

  it('200: returns pages, newest first, and each mail’s text', async () => {
    await write()
    const newest = await write()
    const { status, body } = await ctx.staff('GET', '/api/admin/outbox?pageSize=1')
    expect([status, body.total, body.mails.length, body.mails[0]?.id, body.isSending]).toEqual([
      200,
      2,
      1,
      newest,
      true,
    ])
    const preview = await ctx.staff('GET', `/api/admin/outbox/${newest}`)
    expect(preview.body).toMatchObject({ html: '<p>Hello</p>', text: 'Hello', replyTo: null })
    expect((await ctx.staff('GET', '/api/admin/outbox/999999')).status).toBe(404)
  })
})

describe('POST /api/admin/outbox/:id/retry', () => {
  it('200: queues a failed mail again; 409 once it is sent; 404 and 401', async () => {
    const id = await write()
    await ctx.db.update(outbox).set({ status: 'failed' }).where(eq(outbox.id, id))
    const retried = await ctx.staff('POST', `/api/admin/outbox/${id}/retry`)
    expect([retried.status, retried.body.status]).toEqual([200, 'queued'])
    await sendDueMail(ctx)
    expect((await ctx.staff('POST', `/api/admin/outbox/${id}/retry`)).status).toBe(409)
    expect((await ctx.staff('POST', '/api/admin/outbox/999999/retry')).status).toBe(404)
    expect((await ctx.call('POST', `/api/admin/outbox/${id}/retry`)).status).toBe(401)
  })
})

describe('POST /api/contact', () => {
  it('notifies the owner in the same transaction, and replies go to the visitor', async () => {
    const message = { name: 'Jo', email: 'jo@example.com', subject: 'May', message: 'Is <b>May</b> free?' }
    expect((await ctx.call('POST', '/api/contact', message)).status).toBe(201)
    await sendDueMail(ctx)
    expect(delivered[0]).toMatchObject({ to: 'hello@moonlit-teepees.example', replyTo: 'jo@example.com' })
    expect(delivered[0]?.html).toContain('Is &lt;b&gt;May&lt;/b&gt; free?')
    expect(delivered[0]?.text).toContain('> Is <b>May</b> free?')
  })

  it('puts the subject on one line, whatever line breaks a visitor sends', async () => {
    const subject = 'May\r\nBcc: everybody@example.com\u2028or\tJune'
    const message = { name: 'Jo', email: 'jo@example.com', subject, message: 'Is May free?' }
    expect((await ctx.call('POST', '/api/contact', message)).status).toBe(201)
    const { body } = await ctx.staff('GET', '/api/admin/outbox')
    const subjects = JSON.stringify(body)
    expect(subjects).toContain('May Bcc: everybody@example.com or June')
    expect(subjects).not.toMatch(/May\\r|May\\n/)
  })
})
