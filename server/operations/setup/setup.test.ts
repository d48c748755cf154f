import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { ADMIN, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const unchanged = testContext({ env: { RATE_LIMITS: 'off' } })
const read = async () => (await ctx.staff('GET', '/api/admin/setup')).body
const doneSteps = async () => (await read()).steps.filter(({ done }) => done).map(({ id }) => id)

it('a new site has every step ahead; each is done where its link leads', async () => {
  const { done, steps } = await read()
  expect(done).toBe(false)
  expect(steps.map(({ id, done }) => [id, done])).toEqual(
    ['who', 'look', 'themes', 'prices', 'days', 'cards', 'mail', 'terms', 'try', 'open'].map((id) => [
      id,
      false,
    ]),
  )
  expect(steps.every(({ sentence, link }) => sentence.endsWith('.') && link.startsWith('/'))).toBe(true)

  const contact = {
    address: '1 Palm Street',
    phone: '(786) 555-0000',
    email: 'us@example.com',
    hours: 'Daily',
  }
  await ctx.staff('PUT', '/api/contact-info', contact)
  await ctx.staff('PUT', '/api/site-settings', {
    siteTitle: 'Our Site',
    maxPartiesPerDay: 2,
    showSampleContent: false,
  })
  await ctx.staff('PATCH', '/api/themes/1', { name: 'Our Theme' })
  await ctx.staff('PUT', '/api/admin/pricing', { policy: { depositPercent: '40' } })
  await payForParty(ctx, { bookingDate: '2027-03-01' })
  expect(await doneSteps()).toEqual(['who', 'look', 'themes', 'prices', 'days', 'try', 'open'])
})

it('opening the site keeps what was not changed', async () => {
  await unchanged.staff('PUT', '/api/site-settings', { showSampleContent: false })
  const { steps } = (await unchanged.staff('GET', '/api/admin/setup')).body
  expect(steps.filter(({ done }) => done).map(({ id }) => id)).toEqual(['look', 'themes', 'days', 'open'])
  expect(steps.find(({ id }) => id === 'themes')?.sentence).toBe('You kept the default.')
})

it('keys that the doctor finds a problem with leave their step open, with the finding', async () => {
  await ctx.staff('PUT', '/api/admin/keys', { smtp: { url: 'smtp://127.0.0.1:9' } })
  const mail = (await read()).steps.find(({ id }) => id === 'mail')
  expect(mail).toMatchObject({ done: false, link: '/admin/settings/keys' })
  expect(mail?.sentence).toMatch(/ECONNREFUSED|refused/i)
})

it('403 for the crew, 401 for visitors', async () => {
  await ctx.db.update(users).set({ role: 'crew' }).where(eq(users.username, ADMIN.username))
  expect((await ctx.staff('GET', '/api/admin/setup')).status).toBe(403)
  expect((await ctx.call('GET', '/api/admin/setup')).status).toBe(401)
})
