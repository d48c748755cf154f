import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '#contract/wire/permissions.ts'
import { FAMILY_TOOL_NAMES } from '#domain/site/assistant-tools.ts'
import { A_PARTY, bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { connectAssistant } from '#test/journeys/assistant.ts'
import { ADMIN, BASIC, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
beforeAll(async () => {
  await ctx.staff('PUT', '/api/site-settings', { assistants: true })
})

async function makeKey(name: string, scopes: Permission[]) {
  const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name, scopes })
  return { id: body.id, headers: bearer(body.key) }
}

async function findEntries(actor: string) {
  const { body } = await ctx.staff('GET', '/api/admin/audit')
  return body.entries
    .filter((entry) => entry.actor === actor)
    .map(({ action, details }) => `${action}: ${details}`)
}

describe('an API key at the endpoint for assistants', () => {
  it('gives access to what its scopes allow, in addition to families’ tools', async () => {
    const { headers } = await makeKey('Day reader', ['agenda'])
    const { client } = await connectAssistant(ctx, { headers })
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toEqual([...FAMILY_TOOL_NAMES, 'read_today', 'search_bookings'])
    await expect(client.callTool({ name: 'read_messages', arguments: {} })).rejects.toThrow(/read_messages/)
  })

  it('401: a key that is invalid or revoked, and a password', async () => {
    const revoked = await makeKey('Revoked', ['agenda'])
    await ctx.staff('DELETE', `/api/admin/api-keys/${revoked.id}`)
    for (const headers of [revoked.headers, bearer('mtk_wrong'), { Authorization: BASIC }]) {
      const { status, body } = await ctx.call('POST', '/mcp', {}, headers)
      expect([status, body]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })])
    }
  })

  it('reads the day and finds bookings, and every access is recorded in the audit log', async () => {
    const { headers } = await makeKey('Morning', ['agenda', 'bookings:read'])
    await ctx.call('POST', '/api/bookings', bookingRequest({ customerName: 'Ursula Quill' }))
    const { use, refused } = await connectAssistant(ctx, { headers })
    const { body: today } = await ctx.staff('GET', '/api/admin/today?date=2027-02-13')
    const day = await use('read_today', { date: '2027-02-13' })
    expect(day).toMatchObject({ date: '2027-02-13', stops: today.stops })
    const { found } = await use('search_bookings', { q: 'Ursula' })
    expect(found).toMatchObject([{ kind: 'booking', title: expect.stringContaining('Ursula Quill') }])
    expect(await refused('search_bookings', { q: 'U' })).toMatchObject({ code: 'invalid' })
    expect(await findEntries(`${ADMIN.username} (key Morning)`)).toEqual([
      'let an assistant read: search_bookings',
      'let an assistant read: read_today',
    ])
  })

  it('drafts an answer, which a person must send', async () => {
    const { headers } = await makeKey('Letters', ['messages'])
    const asked = { name: 'Ana', email: 'ana@example.com', subject: 'Rain', message: 'What if it rains?' }
    const { id } = (await ctx.call('POST', '/api/contact', asked)).body
    const { use, refused } = await connectAssistant(ctx, { headers })
    const { messages } = await use('read_messages')
    expect(messages).toMatchObject([{ id, message: 'What if it rains?', responded: false }])
    const answer = { subject: 'Re: Rain', message: 'We set up indoors.' }
    const drafted = await use('draft_answer', { messageId: id, ...answer })
    expect(drafted).toMatchObject({ messageId: id, draft: { ...answer, by: 'admin (key Letters)' } })
    const { body: stored } = await ctx.staff('GET', '/api/contact/submissions')
    expect(stored[0]).toMatchObject({ id, responded: false, draft: answer })
    expect(
      (await ctx.staff('GET', '/api/admin/outbox')).body.mails.filter(({ kind }) => kind === 'reply'),
    ).toEqual([])
    await ctx.staff('POST', `/api/contact/submissions/${id}/reply`, answer)
    const { body: sent } = await ctx.staff('GET', '/api/contact/submissions')
    expect(sent[0]).not.toHaveProperty('draft')
    expect(await refused('draft_answer', { messageId: id, ...answer })).toMatchObject({ code: 'conflict' })
    expect(await refused('draft_answer', { messageId: 99_999, ...answer })).toMatchObject({
      code: 'not_found',
    })
    expect(await refused('draft_answer', { messageId: id })).toMatchObject({ code: 'invalid' })
    expect(await findEntries('admin (key Letters)')).toEqual([
      'drafted an answer: Re: Rain',
      'let an assistant read: read_messages',
    ])
  })

  it('holds a day once, without a mail, and never a full one', async () => {
    const { headers } = await makeKey('Phone', ['bookings:write'])
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1 })
    const { use, refused } = await connectAssistant(ctx, { headers })
    const order = {
      ...A_PARTY,
      bookingDate: '2027-03-20',
      holdDays: 3,
      requestKey: 'the call of Mrs. Gómez 🎉',
    }
    const held = await use('hold_day', { ...order, sendPaymentLink: true })
    expect(held).toMatchObject({
      bookingStatus: 'pending',
      holdExpiresAt: expect.stringMatching(/^2027-01-0[78]/),
    })
    expect(await use('hold_day', { ...order, sendPaymentLink: true })).toEqual(held)
    expect(
      (await ctx.staff('GET', '/api/admin/outbox')).body.mails.filter(
        ({ recipient }) => recipient === A_PARTY.customerEmail,
      ),
    ).toEqual([])
    const full = { ...A_PARTY, bookingDate: '2027-03-20', holdDays: 3, overrideCapacity: true }
    expect(await refused('hold_day', full)).toMatchObject({ code: 'date_unavailable' })
    expect(await findEntries('admin (key Phone)')).toEqual([expect.stringMatching(/^created: /)])
  })

  it('is also refused by the API if it lacks the scope', async () => {
    const { headers } = await makeKey('Only reading', ['bookings:read'])
    const refused = await ctx.call(
      'PUT',
      '/api/contact/submissions/1/draft',
      { subject: 'a', message: 'b' },
      headers,
    )
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})
