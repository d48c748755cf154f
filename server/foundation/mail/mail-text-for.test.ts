import { expect, it } from 'vitest'
import type { Permission } from '#contract/wire/permissions.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { families } from '#test/factories/families.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { aFamily, getId } = families(ctx)

/** Returns the headers of a new key. */
async function keyFor(...scopes: Permission[]) {
  const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: scopes.join(', '), scopes })
  return bearer(body.key)
}

it('links give no access to a key that reads mails, and are complete for signed-in staff', async () => {
  const family = aFamily()
  const party = await payForParty(ctx, { ...family, bookingDate: '2027-02-13' })
  const rows = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, party.id))
  const { id } = present(rows.find(({ kind }) => kind === 'confirmation'))
  const { body: staff } = await ctx.staff('GET', `/api/admin/outbox/${id}`)
  const key = await keyFor('outbox')
  const { body } = await ctx.call('GET', `/api/admin/outbox/${id}`, undefined, key)
  for (const part of ['text', 'html'] as const) {
    expect(staff[part]).toContain(`/my-booking/${party.bookingId}?token=`)
    expect(body[part]).toContain('/my-booking/…')
    expect(body[part]).not.toContain('token=')
    expect(body[part]).toContain(party.themeName)
  }
})

it('the export of a family, which has the links, is out of reach of keys', async () => {
  const family = aFamily()
  await payForParty(ctx, { ...family, bookingDate: '2027-02-20' })
  const path = `/api/admin/customers/${await getId(family.customerEmail)}/export` as const
  const { body } = await ctx.call('GET', path, undefined, await keyFor('customers'))
  expect(body.code).toBe('password_needed')
  expect(JSON.stringify((await ctx.staff('GET', path)).body)).toContain('token=')
})

it('nobody can export a mail that gives access to an account by booking with a colleague’s address', async () => {
  const family = aFamily()
  await addColleague(ctx, 'colleague', 'owner', family.customerEmail)
  await payForParty(ctx, { ...family, bookingDate: '2027-02-27' })
  await ctx.call('POST', '/api/admin/forgotten-password', { email: family.customerEmail })
  const sent = await ctx.db.select().from(outbox).where(eq(outbox.recipient, family.customerEmail))
  expect(sent.map(({ kind }) => kind)).toContain('password-reset')
  const path = `/api/admin/customers/${await getId(family.customerEmail)}/export` as const
  const kinds = JSON.stringify((await ctx.staff('GET', path)).body)
  expect(kinds).toContain('"confirmation"')
  expect(kinds).not.toContain('password-reset')
})

it('403: a key that may only read bookings gets no link that changes them', async () => {
  const party = await payForParty(ctx, { ...aFamily(), bookingDate: '2027-03-06' })
  const path = `/api/bookings/${party.id}/payment-link` as const
  const reading = await ctx.call('GET', path, undefined, await keyFor('bookings:read'))
  expect([reading.status, reading.body.code]).toEqual([403, 'forbidden'])
  expect((await ctx.call('GET', path, undefined, await keyFor('bookings:write'))).status).toBe(200)
})
