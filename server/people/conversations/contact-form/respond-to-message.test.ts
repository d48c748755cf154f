import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

async function receive(email: string, language = 'en'): Promise<number> {
  const message = {
    name: 'Ana',
    email,
    subject: 'Outdoors?',
    message: 'Can we have it outdoors?\nThank you!',
  }
  return (await ctx.call('POST', '/api/contact', message, { 'X-Language': language })).body.id
}

it('GET lists all messages, newest first, for staff only', async () => {
  const [older, newer] = [await receive('a@example.com'), await receive('b@example.com')]
  const { body } = await ctx.staff('GET', '/api/contact/submissions')
  expect(body.slice(0, 2).map((message) => message.id)).toEqual([newer, older])
  expect(body[0]?.responded).toBe(false)
  expect((await ctx.call('GET', '/api/contact/submissions')).status).toBe(401)
})

it('PUT respond marks it: 200, and 200 again; 404 for an unknown message; 401 for visitors', async () => {
  const id = await receive('c@example.com')
  expect((await ctx.staff('PUT', `/api/contact/submissions/${id}/respond`)).body.responded).toBe(true)
  expect((await ctx.staff('PUT', `/api/contact/submissions/${id}/respond`)).status).toBe(200)
  expect((await ctx.staff('PUT', '/api/contact/submissions/999999/respond')).status).toBe(404)
  expect((await ctx.call('PUT', `/api/contact/submissions/${id}/respond`)).status).toBe(401)
})

describe('the mail that tells the owner about a message', () => {
  it('links to it, and to its author', async () => {
    const id = await receive('linked@example.com')
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.kind, 'owner-message'))
    const mail = mails.find(({ text }) => text.includes(`/admin/messages/${id}/customer`))
    expect(mail?.text).toMatch(new RegExp(`/admin/messages/${id}$`, 'm'))
    expect(mail?.html).toContain(`/admin/messages/${id}/customer"`)
    const { status, body } = await ctx.staff('GET', `/api/contact/submissions/${id}/customer`)
    expect(status).toBe(200)
    expect((await ctx.staff('GET', `/api/admin/customers/${body.id}`)).body.emails).toEqual([
      'linked@example.com',
    ])
  })

  it('404 for an unknown message, 401 for visitors', async () => {
    expect((await ctx.staff('GET', '/api/contact/submissions/999999/customer')).status).toBe(404)
    expect((await ctx.call('GET', '/api/contact/submissions/1/customer')).status).toBe(401)
  })
})

describe('POST reply', () => {
  const reply = { subject: 'Re: Outdoors?', message: 'Yes, gladly.\n\nSee <you> soon!' }

  it('201: queues the mail and marks the message', async () => {
    const id = await receive('d@example.com')
    const { status, body } = await ctx.staff('POST', `/api/contact/submissions/${id}/reply`, reply)
    expect(status).toBe(201)
    expect(body).toMatchObject({ id, responded: true })
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'd@example.com'))
    expect(mail).toMatchObject({ kind: 'reply', subject: 'Re: Outdoors?', status: 'queued' })
    expect(mail?.text).toContain('> Can we have it outdoors?')
    expect(mail?.html).toContain('See &lt;you&gt; soon!')
  })

  it('201: is in the language of the page that the message came from', async () => {
    const id = await receive('maria@example.com', 'es')
    await ctx.staff('POST', `/api/contact/submissions/${id}/reply`, reply)
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'maria@example.com'))
    expect(mail?.text).toMatch(/El \d+ \w+ \d{4} usted escribió:/)
    expect(mail?.html).toContain('lang="es"')
  })

  it('does not wait again once an answer after the first is undone, although it was marked again meanwhile', async () => {
    const id = await receive('g@example.com')
    const answer = async () =>
      (await ctx.staff('POST', `/api/contact/submissions/${id}/reply`, reply)).body.answer
    const undo = async (done: string | undefined) =>
      (await ctx.staff('DELETE', `/api/admin/answers/${done}`)).status
    const isResponded = async () =>
      (await ctx.staff('GET', '/api/contact/submissions')).body.find((message) => message.id === id)
        ?.responded
    const first = await answer()
    expect([await undo(await answer()), await isResponded()]).toEqual([204, true])
    await ctx.staff('PUT', `/api/contact/submissions/${id}/respond`)
    expect([await undo(first), await isResponded()]).toEqual([204, false])
  })

  it('400 without words, 404 without a message, 401 without credentials; and no mail', async () => {
    const id = await receive('e@example.com')
    const path = `/api/contact/submissions/${id}/reply`
    expect(await ctx.staff('POST', path, { ...reply, message: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Enter a message' },
    })
    expect((await ctx.staff('POST', '/api/contact/submissions/999999/reply', reply)).status).toBe(404)
    expect((await ctx.call('POST', path, reply)).status).toBe(401)
    expect(await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'e@example.com'))).toEqual([])
  })

  it('sends once, however often the same request arrives', async () => {
    const id = await receive('f@example.com')
    const path = `/api/contact/submissions/${id}/reply`
    for (const _ of [1, 2]) await ctx.staff('POST', path, reply, { 'Idempotency-Key': 'reply-once' })
    expect(await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'f@example.com'))).toHaveLength(1)
  })
})

it('PUT draft stores an answer to be sent: 200; 400 if empty, 404 without a message, 409 once answered, 401', async () => {
  const id = await receive('d@example.com')
  const draft = { subject: 'Re: Outdoors?', message: 'Indoors only.' }
  const path = `/api/contact/submissions/${id}/draft` as const
  expect((await ctx.staff('PUT', path, draft)).body.draft).toMatchObject({ ...draft, by: 'admin' })
  expect((await ctx.staff('PUT', path, { ...draft, message: '' })).status).toBe(400)
  expect((await ctx.staff('PUT', '/api/contact/submissions/999999/draft', draft)).status).toBe(404)
  expect((await ctx.call('PUT', path, draft)).status).toBe(401)
  await ctx.staff('PUT', `/api/contact/submissions/${id}/respond`)
  expect((await ctx.staff('PUT', path, draft)).status).toBe(409)
})
