import { describe, expect, it } from 'vitest'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const save = (body: unknown) => ctx.staff('PUT', '/api/site-settings', body)

const CONTACT = {
  address: '1 Ocean Drive, Miami, FL 33139',
  phone: '(305) 555-0199',
  email: 'parties@example.com',
  hours: 'Every day 9am to 5pm',
}

describe('PUT /api/site-settings', () => {
  it('200: keeps what is not given, and every visitor sees the change', async () => {
    const { status, body } = await save({ siteTitle: 'Starlight Teepees', primaryColor: '#123456' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ siteTitle: 'Starlight Teepees', secondaryColor: '#4ECDC4', teepeeStock: 24 })
    expect((await ctx.call('GET', '/api/site-settings')).body.primaryColor).toBe('#123456')
  })

  it('keeps staff’s settings out of the public response', async () => {
    const { body } = await ctx.call('GET', '/api/site-settings')
    expect(Object.keys(body)).not.toContain('teepeeStock')
    expect(Object.keys(body)).not.toContain('confirmPaidBookings')
    expect((await ctx.call('GET', '/api/admin/settings')).status).toBe(401)
  })

  it('changes one social link and leaves the others', async () => {
    await save({ socialLinks: { instagram: 'https://instagram.com/moonlit' } })
    const { body } = await save({ socialLinks: { facebook: 'https://facebook.com/moonlit' } })
    expect(body.socialLinks).toEqual({
      instagram: 'https://instagram.com/moonlit',
      facebook: 'https://facebook.com/moonlit',
      pinterest: '',
    })
  })

  it('applies a smaller capacity at once', async () => {
    await save({ maxPartiesPerDay: 0 })
    const { body } = await ctx.call('GET', '/api/availability?from=2027-06-05&to=2027-06-05')
    expect(body[0]?.available).toBe(false)
    await save({ maxPartiesPerDay: 4 })
  })

  it.each([
    [{ siteTitle: 'M' }, 'Site title must be at least 2 characters'],
    [{ primaryColor: 'red' }, 'Must be a valid color'],
    [{ secondaryColor: '#12' }, 'Must be a valid color'],
    [{ turnaroundDays: 15 }, /./],
    [{ socialLinks: { instagram: 'javascript:alert(1)' } }, 'Enter a link that starts with https://'],
  ])('400: %j', async (change, message) => {
    const { status, body } = await save(change)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
  })

  it('leaves out pasted spaces around a link; only spaces are no link', async () => {
    const socialLinks = { instagram: ' https://instagram.com/moonlit ', facebook: '   ' }
    const { status, body } = await save({ socialLinks })
    expect(status).toBe(200)
    expect(body.socialLinks).toMatchObject({ instagram: 'https://instagram.com/moonlit', facebook: '' })
  })

  it('401 without credentials', async () => {
    expect((await ctx.call('PUT', '/api/site-settings', { siteTitle: 'Mine' })).status).toBe(401)
  })

  it('409: for the later of two concurrent saves over the same version', async () => {
    const { version } = (await ctx.staff('GET', '/api/admin/settings')).body
    const saves = await ctx.db.transaction(async (tx) => {
      await tx.select().from(siteSettings).for('update')
      const both = ['One', 'Two'].map((siteTitle) => save({ siteTitle, version }))
      await expect.poll(() => waitingForLocks(ctx.db)).toBe(2)
      return both
    })
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('409: over a newer version', async () => {
    const { version } = (await ctx.staff('GET', '/api/admin/settings')).body
    await save({ siteTitle: 'Theirs', version })
    const { status, body } = await save({ siteTitle: 'Mine', version })
    expect([status, body.code]).toEqual([409, 'newer_version'])
    expect((await ctx.call('GET', '/api/site-settings')).body.siteTitle).toBe('Theirs')
  })
})

describe('PUT /api/contact-info', () => {
  it('200: returns what was saved', async () => {
    expect(await ctx.staff('PUT', '/api/contact-info', CONTACT)).toMatchObject({
      status: 200,
      body: CONTACT,
    })
    expect((await ctx.call('GET', '/api/contact-info')).body).toEqual(CONTACT)
  })

  it.each([
    ['address', 'Address is required'],
    ['phone', 'Phone number is required'],
    ['email', 'Invalid email address'],
    ['hours', 'Business hours are required'],
  ])('400: without %s', async (field, message) => {
    const { status, body } = await ctx.staff('PUT', '/api/contact-info', { ...CONTACT, [field]: '' })
    expect([status, body.message]).toEqual([400, message])
  })

  it('401 without credentials, 409 over a newer version', async () => {
    expect((await ctx.call('PUT', '/api/contact-info', CONTACT)).status).toBe(401)
    expect((await ctx.staff('PUT', '/api/contact-info', { ...CONTACT, version: 1 })).status).toBe(409)
  })
})
