import { describe, expect, it } from 'vitest'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, TransactionRollbackError } from '#server/foundation/database/drizzle.ts'
import { customerEmails, customers, events } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { families } from '#test/factories/families.ts'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { aFamily, book, write, search, getId, details } = families(ctx)

describe('POST /api/admin/customers/:id/merge', () => {
  const merge = (id: number, otherId: number, versions = {}) =>
    ctx.staff('POST', `/api/admin/customers/${id}/merge`, { otherId, ...versions })

  async function twoFamilies() {
    const [one, other] = [aFamily(), aFamily()]
    await book(one)
    await book({ ...other, bookingDate: '2027-06-05' })
    return [await getId(one.customerEmail), await getId(other.customerEmail)] as const
  }

  it('200: leaves one record with everything from both; the other is deleted, and the log says so', async () => {
    const [id, otherId] = await twoFamilies()
    await ctx.staff('PATCH', `/api/admin/customers/${id}`, { notes: 'Steep stairs.' })
    await ctx.staff('PATCH', `/api/admin/customers/${otherId}`, { notes: 'Has a dog.', birthMonth: 3 })
    expect(await merge(id, otherId)).toMatchObject({ status: 200, body: { id } })
    const merged = await details(id)
    expect(merged).toMatchObject({ notes: 'Steep stairs.\n\nHas a dog.', birthMonth: 3, bookingCount: 2 })
    expect(merged.emails).toHaveLength(2)
    expect((await ctx.staff('GET', `/api/admin/customers/${otherId}`)).status).toBe(404)
    const entries = await ctx.db
      .select()
      .from(events)
      .where(and(eq(events.action, 'merged'), eq(events.subjectId, id)))
    expect(withDetails(entries)).toMatchObject([{ subject: 'customer', details: `with #${otherId}` }])
  })

  it('409 with itself and over a newer version, 404 with an unknown customer', async () => {
    const [id, otherId] = await twoFamilies()
    expect((await merge(id, id)).status).toBe(409)
    expect((await merge(id, 999_999)).status).toBe(404)
    await ctx.staff('PATCH', `/api/admin/customers/${otherId}`, { notes: 'New.' })
    expect((await merge(id, otherId, { version: 1, otherVersion: 1 })).body.code).toBe('newer_version')
  })

  it('in both directions at once: one wins, and nothing is lost', async () => {
    const [id, otherId] = await twoFamilies()
    const both = await meanwhile(
      (tx) =>
        tx
          .select()
          .from(customers)
          .where(inArray(customers.id, [id, otherId]))
          .for('update'),
      () => [merge(id, otherId), merge(otherId, id)],
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const looks = await Promise.all(
      [id, otherId].map((each) => ctx.staff('GET', `/api/admin/customers/${each}`)),
    )
    const left = looks.find(({ status }) => status === 200)
    expect(left?.body).toMatchObject({ bookingCount: 2 })
    expect(left?.body.emails).toHaveLength(2)
  })

  it('while they book, and while many look: every booking has one customer', async () => {
    const [one, other] = [aFamily(), aFamily()]
    await book(one)
    await book(other)
    const [id, otherId] = [await getId(one.customerEmail), await getId(other.customerEmail)]
    const again = Array.from({ length: 4 }, (_, index) =>
      book({
        ...other,
        customerEmail: `new-${index}-${other.customerEmail}`,
        bookingDate: `2027-08-0${index + 1}`,
      }),
    )
    const looks = Array.from({ length: 4 }, () => search(other.customerEmail))
    const [merged] = await Promise.all([merge(id, otherId), ...again, ...looks])
    expect(merged.status).toBe(200)
    const { customers } = await search(other.customerEmail)
    expect(customers).toMatchObject([{ id, bookingCount: 6 }])
  })
})

it('two concurrent readers give a new address one customer', async () => {
  const email = 'seen-twice@example.com'
  await write('Seen Twice', email)
  const looks = await meanwhile(
    async (tx) => {
      const [made] = await tx.insert(customers).values({}).returning()
      await tx.insert(customerEmails).values({ email, customerId: made?.id ?? 0 })
      return 'undone' as const
    },
    () => [ctx.staff('GET', '/api/admin/customers'), ctx.staff('GET', '/api/admin/customers')],
  )
  expect(looks.map(({ status }) => status)).toEqual([200, 200])
  expect((await search(email)).total).toBe(1)
})

/** Starts two calls while a transaction holds the lock that both need, and releases it once both are waiting. */
async function meanwhile(
  hold: (tx: Transaction) => Promise<unknown>,
  start: () => Promise<{ status: number }>[],
): Promise<{ status: number }[]> {
  let started: Promise<{ status: number }>[] = []
  const held = ctx.db.transaction(async (tx) => {
    const isUndone = (await hold(tx)) === 'undone'
    started = start()
    await expect.poll(() => waitingForLocks(ctx.db)).toBe(2)
    if (isUndone) tx.rollback()
  })
  await held.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  return Promise.all(started)
}
