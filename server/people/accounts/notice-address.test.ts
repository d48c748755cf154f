import { describe, expect, it } from 'vitest'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const CONTACT = { address: '1 Ocean Drive, Miami', phone: '(305) 555-0199', hours: 'Every day' }

const showContact = (email: string, headers?: Record<string, string>) =>
  headers
    ? ctx.call('PUT', '/api/contact-info', { ...CONTACT, email }, headers)
    : ctx.staff('PUT', '/api/contact-info', { ...CONTACT, email })
const me = async () => (await ctx.staff('GET', '/api/admin/me')).body
/** Where the notice about a visitor's message goes. */
async function findNoticed(): Promise<string | undefined> {
  const message = { name: 'Ana Ruiz', email: 'ana@example.com', subject: 'May', message: 'Is it free?' }
  expect((await ctx.call('POST', '/api/contact', message)).status).toBe(201)
  const [mail] = await ctx.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'owner-message'))
    .orderBy(desc(outbox.id))
  return mail?.recipient
}
const mailsTo = async (recipient: string) =>
  (await ctx.db.select().from(outbox).where(eq(outbox.recipient, recipient))).filter(
    ({ kind }) => kind === 'notices-moved',
  )

describe('where the owner’s notices go', () => {
  it('is not changed by a key for the settings, not even on a new site', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Look', scopes: ['settings'] })
    const key = bearer(body.key)
    expect((await showContact('thief@example.com', key)).status).toBe(200)
    expect(await findNoticed()).toBe(NEW_CONTACT_INFO.email)

    expect((await showContact('owner@example.com')).status).toBe(200)
    expect(await findNoticed()).toBe('owner@example.com')
    expect((await showContact('thief@example.com', key)).status).toBe(200)
    expect((await ctx.call('GET', '/api/contact-info')).body.email).toBe('thief@example.com')
    expect(await findNoticed()).toBe('owner@example.com')
    const own = await ctx.call('PUT', '/api/admin/me', { noticeEmail: 'thief@example.com' }, key)
    expect(own.status).toBe(403)
  })

  it('is taken over from the contact address once, and then stays when that changes', async () => {
    expect((await showContact('parties@example.com')).status).toBe(200)
    expect((await me()).noticeEmail).toBe('owner@example.com')
    // The history of settings only lists what can be restored.
    const { body: history } = await ctx.staff('GET', '/api/admin/settings/history')
    expect(history[0]?.canBeRestored).toBe(true)
  })

  it('is changed by an owner with the password; the old address is told by whom', async () => {
    const changed = await ctx.staff('PUT', '/api/admin/me', {
      noticeEmail: 'new-owner@example.com',
      currentPassword: ADMIN.password,
    })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { noticeEmail: 'new-owner@example.com', fullName: 'Administrator' },
    ])
    const [told, ...others] = await mailsTo('owner@example.com')
    expect(told?.text).toContain(`${ADMIN.username} changed where this site sends notices`)
    expect(told?.text).toContain('new-owner@example.com')
    expect(others).toEqual([])
    expect(await findNoticed()).toBe('new-owner@example.com')
  })

  it('needs a password no older than ten minutes, or the password itself', async () => {
    const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
    const session = { Authorization: `Basic ${body.credential}` }
    const move = (sent: object) => ctx.call('PUT', '/api/admin/me', sent, session)
    expect((await move({ noticeEmail: 'first@example.com' })).status).toBe(200)
    ctx.setNow(new Date(MORNING.getTime() + 11 * 60_000))
    const late = await move({ noticeEmail: 'second@example.com' })
    expect([late.status, late.body.code]).toEqual([403, 'password_needed'])
    expect((await move({ noticeEmail: 'second@example.com', currentPassword: 'wrong' })).status).toBe(400)
    expect((await move({ noticeEmail: 'no address', currentPassword: ADMIN.password })).status).toBe(400)
    expect((await move({ noticeEmail: 'second@example.com', currentPassword: ADMIN.password })).status).toBe(
      200,
    )
    ctx.setNow(MORNING)
  })

  it('is nothing that the office reads or changes', async () => {
    const { headers: office } = await addColleague(ctx, 'notices-office', 'office')
    const read = await ctx.call('GET', '/api/admin/me', undefined, office)
    expect(read.body).not.toHaveProperty('noticeEmail')
    const moved = await ctx.call('PUT', '/api/admin/me', { noticeEmail: 'office@example.com' }, office)
    expect([moved.status, (await me()).noticeEmail]).toEqual([403, 'second@example.com'])
  })

  it('is the contact address on a site without one, which a key freezes rather than moves', async () => {
    await ctx.db.update(siteSettings).set({ noticeEmail: null })
    expect((await me()).noticeEmail).toBe('parties@example.com')
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Hours', scopes: ['settings'] })
    await showContact('thief@example.com', bearer(body.key))
    expect(await findNoticed()).toBe('parties@example.com')
  })
})
