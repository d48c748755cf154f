import { expect, it } from 'vitest'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { customers, events } from '#server/foundation/database/schema/all-tables.ts'
import { families } from '#test/factories/families.ts'
import { findColumnsWith } from '#test/find-columns-with.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { aFamily, book, write, getId } = families(ctx)

const FAMILY = { customerName: 'Quilla Zorrilla', customerEmail: 'quilla@example.com' }
const erase = (id: number) => ctx.staff('DELETE', `/api/admin/customers/${id}`)
const remove = (id: number, query = '') =>
  ctx.staff('DELETE', `/api/bookings/${id}${query}` as '/api/bookings/1')
const isDeletion = (id: number) => and(eq(events.kind, 'booking.deleted'), eq(events.subjectId, id))
const readLog = async (id: number) =>
  JSON.stringify((await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)).body)

/** Changes everything about a booking, which the log keeps, and deletes it. */
async function changeAndDelete(id: number): Promise<void> {
  const changes = {
    customerPhone: '(786) 321-7654',
    partyAddress: '77 Wombat Crossing',
    allergiesAndNeeds: 'Ragwort pollen',
    teamNotes: 'The aunt lives behind the chartreuse gate.',
  }
  for (const change of [changes, { partyAddress: '1 Elsewhere Road', teamNotes: null }])
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, change)).status).toBe(200)
  expect(await readLog(id)).toContain('Wombat')
  expect((await remove(id)).status).toBe(204)
}
const TELLING = ['quilla', 'zorrilla', '321-7654', 'wombat', 'ragwort', 'chartreuse']

it('a family whose only booking was deleted leaves nothing in the log, also after a merger', async () => {
  const { id } = await book(FAMILY)
  const customerId = await getId(FAMILY.customerEmail)
  await changeAndDelete(id)
  const other = aFamily()
  await write(other.customerName, other.customerEmail)
  const into = await getId(other.customerEmail)
  expect(
    (await ctx.staff('POST', `/api/admin/customers/${into}/merge`, { otherId: customerId })).status,
  ).toBe(200)
  expect((await erase(into)).status).toBe(204)
  expect(await findColumnsWith(ctx, TELLING)).toEqual([])
  expect(await readLog(id)).toContain('deleted')
})

it('so does one whose deletion an earlier release recorded, which is known by name', async () => {
  const { id } = await book(FAMILY)
  const customerId = await getId(FAMILY.customerEmail)
  await changeAndDelete(id)
  await ctx.db
    .update(events)
    .set({ facts: sql`(${events.facts}::jsonb - 'addressHash')::json` })
    .where(isDeletion(id))
  await ctx.db.update(customers).set({ name: FAMILY.customerName }).where(eq(customers.id, customerId))
  expect((await erase(customerId)).status).toBe(204)
  expect(await findColumnsWith(ctx, TELLING)).toEqual([])
})

it('what staff wrote about the money of a deleted booking goes with its family', async () => {
  const party = await payForParty(ctx, { ...FAMILY, bookingDate: '2027-02-13' })
  const customerId = await getId(FAMILY.customerEmail)
  expect((await remove(party.id, '?money=refund&reason=Little+Quilla+is+ill')).status).toBe(204)
  expect((await erase(customerId)).status).toBe(204)
  const found = await findColumnsWith(ctx, TELLING)
  expect(found.filter((column) => !column.startsWith('public.invoices'))).toEqual([])
})

it('a namesake’s deleted booking keeps its log', async () => {
  const [one, other] = [aFamily(), aFamily()]
  const { id } = await book({ ...other, customerName: one.customerName })
  await changeAndDelete(id)
  await write(one.customerName, one.customerEmail)
  expect((await erase(await getId(one.customerEmail))).status).toBe(204)
  expect(await readLog(id)).toContain('Wombat')
})
