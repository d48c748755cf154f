import type { CustomerChange, CustomerDetails, CustomerMerge } from '#contract/people/customers.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { mergedRecord } from '#domain/people/customers/customer-record.ts'
import type { Admin, Context, StaffCaller } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq, inArray } from '#server/foundation/database/drizzle.ts'
import { lockCustomers } from '#server/foundation/database/locks.ts'
import { customerEmails, customers, textNumbers } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { CUSTOMER_GONE, readCustomer } from './read-customer.ts'

const ITSELF = refuse('conflict', 'customers.mergeWithItself')
const what = 'customer'

/**
 * The audit log records that something changed, but not what: notes are the family's own data and are erased with it.
 */
export async function changeCustomer(
  ctx: Context,
  id: number,
  { version, ...change }: CustomerChange,
  viewer: StaffCaller,
): Promise<CustomerDetails | Refusal> {
  const changed = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockCustomers(tx)
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id))
    if (!customer) return CUSTOMER_GONE
    const newer = newerVersion(what, customer.version, version)
    if (newer) return newer
    await tx
      .update(customers)
      .set({ ...change, version: customer.version + 1, updatedAt: ctx.now() })
      .where(eq(customers.id, id))
    await recordEvent(tx, { kind: 'customer.changed', actor: viewer.admin.username, subjectId: id })
    return null
  })
  return isRefusal(changed) ? changed : readCustomer(ctx, id, viewer)
}

/** Permanently merges the other customer into this one. Bookings follow by their e-mail addresses, texts by their numbers. */
export async function mergeCustomers(
  ctx: Context,
  id: number,
  { otherId, version, otherVersion }: CustomerMerge,
  admin: Admin,
): Promise<{ id: number } | Refusal> {
  if (id === otherId) return ITSELF
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockCustomers(tx)
    const found = await tx
      .select()
      .from(customers)
      .where(inArray(customers.id, [id, otherId]))
    const kept = found.find((customer) => customer.id === id)
    const other = found.find((customer) => customer.id === otherId)
    if (!kept || !other) return CUSTOMER_GONE
    const newer = newerVersion(what, kept.version, version) ?? newerVersion(what, other.version, otherVersion)
    if (newer) return newer
    await tx.update(customerEmails).set({ customerId: id }).where(eq(customerEmails.customerId, otherId))
    await tx.update(textNumbers).set({ customerId: id }).where(eq(textNumbers.customerId, otherId))
    await tx.delete(customers).where(eq(customers.id, otherId))
    await tx
      .update(customers)
      .set({
        ...mergedRecord(kept, other),
        name: kept.name ?? other.name,
        phone: kept.phone ?? other.phone,
        version: kept.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(customers.id, id))
    const facts = { kind: 'merged-customer', id: otherId } as const
    await recordEvent(tx, { kind: 'customer.merged', actor: admin.username, subjectId: id, facts })
    return { id }
  })
}
