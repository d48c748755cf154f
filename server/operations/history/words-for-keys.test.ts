import { beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '#contract/wire/permissions.ts'
import { contactSubmissions, texts } from '#server/foundation/database/schema/all-tables.ts'
import { receiveText } from '#server/people/conversations/texts/receive-text.ts'
import { bearer } from '#test/factories/colleague.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { textingContext } from '#test/simulated/twilio/texting-context.ts'

const { ctx } = textingContext()

const LINK = 'https://moonlit.example/my-booking/MT-2A?token=s3cr3t'
const FAMILY = { customerName: 'Ana Ruiz', customerEmail: 'ana@example.com', customerPhone: '(305) 555-2001' }
let headers: Record<string, string>
let ids: { readonly booking: number; readonly customer: number; readonly message: number }

beforeAll(async () => {
  const { id: booking } = await payForParty(ctx, FAMILY)
  const letter = {
    name: 'Ana',
    email: FAMILY.customerEmail,
    subject: 'My day',
    message: `On ${LINK} it fails.`,
  }
  const { id: message } = (await ctx.call('POST', '/api/contact', letter)).body
  const draft = { subject: 'Re: My day', message: `Try ${LINK} again.` }
  await ctx.staff('PUT', `/api/contact/submissions/${message}/draft`, draft)
  const { customers } = (await ctx.staff('GET', '/api/admin/customers?search=ana@example.com')).body
  ids = { booking, message, customer: present(customers[0]).id }
  const answer = { by: 'text', text: `Your page: ${LINK}` }
  await ctx.staff('POST', `/api/admin/threads/c${ids.customer}/messages`, answer)
  await ctx.db.update(texts).set({ bookingId: booking })
  await ctx.db.update(contactSubmissions).set({ responded: false })
  await receiveText(ctx, {
    providerId: 'SM1',
    from: '+13055552001',
    body: `${LINK} is broken`,
    pictures: 0,
    optOutType: null,
  })
  headers = bearer(
    (await ctx.staff('POST', '/api/admin/api-keys', { name: 'All', scopes: [...SCOPES] })).body.key,
  )
})

describe('links to a family’s page in what was written are for people, and for a key without their secret', () => {
  it.each<[string, () => string]>([
    ['a booking’s history', () => `/api/bookings/${ids.booking}/history`],
    ['a family’s history', () => `/api/admin/customers/${ids.customer}/history`],
    ['a family', () => `/api/admin/customers/${ids.customer}`],
    ['messages', () => '/api/contact/submissions'],
    ['a thread', () => `/api/admin/threads/c${ids.customer}`],
    ['threads', () => '/api/admin/threads'],
    ['the search', () => '/api/admin/search?q=my-booking'],
    ['today', () => '/api/admin/today'],
  ])('in %s', async (_, path) => {
    const read = async (options = {}) => {
      const { status, body } = await ctx.staff('GET', path() as '/api/admin/today', undefined, options)
      expect(status).toBe(200)
      return JSON.stringify(body)
    }
    expect(await read()).toContain('token=s3cr3t')
    const forKey = await read(headers)
    expect(forKey).toContain('/my-booking/…')
    expect(forKey).not.toContain('s3cr3t')
  })

  it('in the answer to a change of a message', async () => {
    const path = `/api/contact/submissions/${ids.message}/draft` as const
    const { body } = await ctx.staff('PUT', path, { subject: 'Re', message: `See ${LINK}` }, headers)
    expect(JSON.stringify(body)).toMatch(/On [^"]*\/my-booking\/… it fails/)
    expect(JSON.stringify(body)).not.toContain('s3cr3t')
  })
})
