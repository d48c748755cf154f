import { describe, expect, it } from 'vitest'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { sendDueMail } from './send-due-mail.ts'

const ctx = testContext()

async function write(status: 'queued' | 'failed' = 'queued'): Promise<number> {
  const mail = {
    kind: 'test',
    recipient: 'maria@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
  }
  const [row] = await ctx.db
    .insert(outbox)
    .values({ ...mail, status })
    .returning()
  return row?.id ?? 0
}

const read = async (id: number) => (await ctx.staff('GET', `/api/admin/outbox/${id}`)).body

describe('the outbox of a site without a mail server', () => {
  it('keeps every mail and says that none is sent', async () => {
    const id = await write()
    expect(await sendDueMail(ctx)).toBe(1)
    const { body } = await ctx.staff('GET', '/api/admin/outbox?status=kept')
    expect([body.isSending, body.mails.map((mail) => mail.id)]).toEqual([false, [id]])
  })

  it('503: sends nothing again, names the setting, and leaves the mail unchanged', async () => {
    const id = await write('failed')
    const refused = await ctx.staff('POST', `/api/admin/outbox/${id}/retry`)
    expect([refused.status, refused.body.code]).toEqual([503, 'not_configured'])
    expect(refused.body.message).toContain('SMTP_URL')
    expect((await read(id)).status).toBe('failed')
  })

  it('400 and 401 for every call', async () => {
    const calls: [string, string, string][] = [
      ['GET', '/api/admin/outbox', '?status=lost'],
      ['GET', '/api/admin/outbox/', 'x'],
      ['POST', '/api/admin/outbox/', 'x/retry'],
    ]
    for (const [method, path, wrong] of calls) {
      expect((await ctx.staff(method, `${path}${wrong}`)).status).toBe(400)
      expect((await ctx.call(method, `${path}${wrong}`)).status).toBe(401)
    }
  })
})

describe('differences', () => {
  it('400, 401 and 404', async () => {
    const path = (id: string) => `/api/admin/reconciliation/${id}/resolve`
    expect((await ctx.staff('POST', path('x'))).status).toBe(400)
    expect((await ctx.call('POST', path('1'))).status).toBe(401)
    expect((await ctx.staff('POST', path('1'))).status).toBe(404)
  })
})
