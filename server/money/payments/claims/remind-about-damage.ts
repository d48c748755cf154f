import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { DAMAGE_REMINDER_DAYS, damageReminderDue } from '#domain/money/damage/damage-reminder.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, gte, lte } from '#server/foundation/database/drizzle.ts'
import { damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { type ClaimKey, findClaim, lockClaim } from '#server/money/damage/claim-queries.ts'

/** No reminder is sent later than this many days after the decision. */
const DAYS_MOST = 30

/** Reminds families of unpaid damage, twice at most. Returns how many were mailed. */
export async function remindAboutDamage(ctx: Context): Promise<number> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * DAY_MILLISECONDS)
  const unpaid = await ctx.db
    .select({ claimId: damageClaims.id, bookingId: damageClaims.bookingId })
    .from(damageClaims)
    .where(
      and(
        eq(damageClaims.status, 'decided'),
        gte(damageClaims.decidedAt, before(DAYS_MOST)),
        // Days are counted in Miami, which is off by a few hours.
        lte(damageClaims.decidedAt, before(DAMAGE_REMINDER_DAYS[0] - 1)),
      ),
    )
    .orderBy(asc(damageClaims.id))
  return doEach(
    ctx,
    unpaid,
    ({ claimId }) => ({ claim: claimId }),
    (claim) => ctx.db.transaction((tx) => remind(tx, ctx, claim)),
  )
}

async function remind(tx: Transaction, ctx: Context, claimKey: ClaimKey): Promise<boolean> {
  await lockBooking(tx, claimKey.bookingId)
  const claim = await lockClaim(tx, claimKey)
  // It may have been paid or withdrawn since the run started.
  if (claim?.status !== 'decided' || !claim.decidedAt) return false
  const due = damageReminderDue(partyDayAt(claim.decidedAt), partyDayAt(ctx.now()))
  const { consent = null } = (await findClaim(tx, claimKey)) ?? {}
  // Its card is being charged, so nobody has to pay.
  if (due === undefined || consent?.state === 'given') return false
  return queueBookingMail(tx, ctx, {
    kind: 'damage-reminder',
    bookingId: claim.bookingId,
    once: [claim.id, due],
    chargedCents: claim.chargedCents ?? 0,
  })
}
