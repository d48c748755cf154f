import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext()

const CHOSEN = {
  email: 'ana@example.com',
  themeId: 1,
  numberOfTeepees: 3,
  guestCount: 8,
  addons: [{ addonId: 1, quantity: 2 }],
  partyStartTime: '18:00',
  bookingDate: '2027-02-20',
}
const SPANISH = { 'X-Language': 'es' }

const ask = (changes: object = {}, headers = {}) =>
  ctx.call('POST', '/api/party-mails', { ...CHOSEN, ...changes }, headers)
const switchTo = (enabled: boolean) =>
  ctx.staff('PUT', '/api/admin/follow-ups', { 'unfinished-booking': { enabled } })

async function readMail(recipient: string) {
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.recipient, recipient))
  expect(mails).toHaveLength(1)
  return present(mails[0])
}

describe('a new site', () => {
  it('mails no parties, and does not mention it', async () => {
    expect((await ask()).status).toBe(404)
    expect((await ctx.call('GET', '/api/site-settings')).body.mailsParties).toBeUndefined()
  })
})

describe('POST /api/party-mails', () => {
  beforeAll(async () => {
    ctx.setNow(MORNING)
    await switchTo(true)
  })

  it('appears in the settings once unfinished bookings are followed up', async () => {
    expect((await ctx.call('GET', '/api/site-settings')).body.mailsParties).toBe(true)
  })

  it('202: mails the party at today’s price, with a link to continue', async () => {
    expect(await ask()).toMatchObject({ status: 202, body: { success: true } })
    const { kind, subject, text, bookingId } = await readMail('ana@example.com')
    expect([kind, bookingId]).toEqual(['chosen-party', null])
    expect(subject).toMatch(/^The .+ party you put together$/)
    expect(text).toMatch(/Total: \$\d{3}\.\d{2}/)
    expect(text).toContain('Saturday, February 20, 2027')
    expect(text).toContain(
      '/booking?theme=1&teepees=3&guests=8&start=18:00&addons=1x2&day=2027-02-20&mailed=1',
    )
    expect(text).not.toContain('ana@example.com')
  })

  it('202: the same party once a day', async () => {
    expect((await ask()).status).toBe(202)
    await readMail('ana@example.com')
  })

  it('202: in the visitor’s language, and without a day', async () => {
    await ask({ email: 'eva@example.com', bookingDate: null }, SPANISH)
    const { subject, text } = await readMail('eva@example.com')
    expect(subject).toMatch(/^La fiesta .+ que preparó$/)
    expect(text).toContain('/es/reservar?theme=1')
    expect(text).not.toContain('La fecha que eligió')
  })

  it('400: for an invalid address, more than 10 teepees, and more nights than are offered', async () => {
    expect((await ask({ email: 'ana@' })).status).toBe(400)
    expect((await ask({ numberOfTeepees: 11 })).status).toBe(400)
    expect((await ask({ numberOfNights: 2 })).status).toBe(400)
  })

  it('202: at the price of all its nights', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3, perTeepee: '25.00' } })
    await ask({ email: 'long@example.com', numberOfNights: 2, addons: [] })
    const { text } = await readMail('long@example.com')
    expect(text).toContain('Saturday, February 20, 2027, 2 nights until')
    expect(text).toMatch(/Second night.*\$75\.00/)
    expect(text).toContain('Total: $300.00')
    expect(text).toContain('/booking?theme=1&teepees=3&nights=2&guests=8')
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 1 } })
  })

  it('refuses a theme that is not offered, and mails nothing', async () => {
    const { status, body } = await ask({ themeId: 9_999, email: 'gone@example.com' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.message).toMatch(/\.$/)
    expect(await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'gone@example.com'))).toEqual([])
  })

  it('says that delivery and tax need the ZIP code, and refuses one outside the area', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', {
      delivery: { enabled: true, depotZip: '33139', baseFee: '30.00', serviceMiles: 30 },
    })
    await ask({ email: 'open@example.com' })
    expect((await readMail('open@example.com')).text).toContain('ZIP code')
    await ask({ email: 'near@example.com', zipCode: '33139' })
    const { text } = await readMail('near@example.com')
    expect(text).not.toContain('Delivery and tax depend')
    expect(text).toContain('zip=33139')
    expect(await ask({ email: 'far@example.com', zipCode: '32801' })).toMatchObject({
      status: 409,
      body: { code: 'outside_area' },
    })
  })

  it('429: a stranger cannot fill a mailbox', async () => {
    const answers = []
    for (let teepees = 1; teepees <= 6; teepees++)
      answers.push((await ask({ email: 'full@example.com', numberOfTeepees: teepees })).status)
    expect(answers).toEqual([202, 202, 202, 202, 429, 429])
  })
})
