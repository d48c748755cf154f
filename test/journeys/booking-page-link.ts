import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import type { TestContext } from '#test/test-context.ts'

/** Returns a function that builds API paths for the link in a booking's confirmation or another mail: `at('/tip')`. */
export async function createPageLink(ctx: TestContext, booking: { id: number }, mail = 'confirmation') {
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
  const { text = '' } = mails.find(({ kind }) => kind === mail) ?? {}
  const [, reference, token] = /(?:my-booking|mi-reserva)\/(MT-[\w-]+)\?token=(\S+)/.exec(text) ?? []
  return <Action extends string = ''>(action = '' as Action) =>
    `/api/my-bookings/${reference}${action}?token=${token}` as const
}
