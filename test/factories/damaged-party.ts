import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, payments } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, type TestContext } from '#test/test-context.ts'

/** The morning after the parties. */
export const AFTER = new Date('2027-02-14T14:00:00Z')
export const LINES = [
  { text: 'Teepee cover, torn', amount: '60' },
  { text: 'Fairy lights, one set missing', amount: '25.00' },
]

const claimed = { kind: 'damage-claim', claimId: 3, amountCents: 8_500 } as const
/** Audit log entries: their facts, in English and in Spanish. */
export const CLAIMS = [
  [claimed, '$85.00, claim 3', '$85.00, reclamo 3'],
  [{ ...claimed, answer: 'agree' }, '$85.00, claim 3: agrees', '$85.00, reclamo 3: de acuerdo'],
  [{ ...claimed, answer: 'disagree' }, '$85.00, claim 3: disagrees', '$85.00, reclamo 3: en desacuerdo'],
] as const

type Link = Awaited<ReturnType<typeof createPageLink>>

/** Returns the steps of claims for damage at a party, by staff and by its family. */
export function claimSteps(ctx: TestContext, bookingId: number, at: Link) {
  const path = `/api/bookings/${bookingId}/damage-claims` as const
  const claim = (body: object = { lines: LINES }) => ctx.staff('POST', path, body)
  return {
    path,
    claim,
    claimed: async () => (await claim()).body.id,
    own: (id: number) => ctx.call('GET', at(`/damage-claims/${id}`)),
    answer: (id: number, body: object) => ctx.call('POST', at(`/damage-claims/${id}`), body),
    prepare: (id: number) => ctx.call('POST', at(`/damage-claims/${id}/payment`)),
    charge: (id: number, body: object = {}) => ctx.staff('POST', `${path}/${id}/charge`, body),
    withdraw: (id: number) => ctx.staff('POST', `${path}/${id}/withdrawal`),
    paid: () =>
      ctx.db
        .select()
        .from(payments)
        .where(and(eq(payments.bookingId, bookingId), eq(payments.purpose, 'damage'))),
  }
}

/** Returns steps shared by the tests of claims for damage. */
export function damagedParties(ctx: TestContext) {
  let parties = 0
  /** Returns a party that was paid in full and has taken place, each on its own day; sets the clock to `AFTER`. */
  return async function celebrated(bookingDate = addDays('2027-01-20', parties++), changes: object = {}) {
    ctx.setNow(MORNING)
    const booking = await payForParty(ctx, { bookingDate, isDeposit: false, ...changes })
    const at = await createPageLink(ctx, booking)
    ctx.setNow(AFTER)
    const steps = claimSteps(ctx, booking.id, at)
    const list = async () => (await ctx.staff('GET', steps.path)).body
    const settle = (paymentIntentId: string) =>
      ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
    const pay = async (id: number) => {
      const { body } = await steps.prepare(id)
      await payByTestCard(ctx, body.paymentIntentId, body.clientSecret)
      return body.paymentIntentId
    }
    const mails = async () =>
      (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))).map(({ kind }) => kind)
    return { booking, at, ...steps, list, settle, pay, mails }
  }
}
