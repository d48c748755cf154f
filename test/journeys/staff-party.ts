import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { present } from '#test/present.ts'
import type { TestContext } from '#test/test-context.ts'
import { payForParty } from './pay-for-party.ts'

/** Books and pays a party, and returns how staff change it after they saw what a change means. */
export async function createStaffParty(ctx: TestContext, changes: Record<string, unknown> = {}) {
  const { id, bookingId } = await payForParty(ctx, changes)
  const quote = (wanted: object) => ctx.staff('POST', `/api/bookings/${id}/change-quote`, wanted)
  const patch = (body: object) => ctx.staff('PATCH', `/api/bookings/${id}`, body)
  /** Saves the change that was shown in the quote. */
  const change = async (wanted: object) => {
    const { version, differenceAmount } = (await quote(wanted)).body
    return patch({ ...wanted, version, differenceAmount })
  }
  const mails = async () =>
    (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, id))).filter(
      ({ kind }) => kind === 'order-changed',
    )
  const readChanges = async () => (await ctx.staff('GET', `/api/bookings/${id}/order-changes`)).body
  const log = async () =>
    present((await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)).body.entries[0])
  return { id, bookingId, quote, patch, change, mails, changes: readChanges, log }
}
