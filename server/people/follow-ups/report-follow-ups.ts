import type { FollowUpReport } from '#contract/people/follow-ups.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { addDays, dayBegins, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { FOLLOW_UP_KINDS, FOLLOW_UPS, type FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { receivedForParty } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { cents } from '#server/money/reports/report-sql.ts'

type FollowUpRow = {
  readonly kind: FollowUpKind
  readonly sent: number
  readonly clicked: number
  readonly booked: number
  readonly revenueCents: Cents
}

type Range = { readonly from?: PartyDay | undefined; readonly to?: PartyDay | undefined }

/** Returns the results of each kind for mails written in a range of days; for all mails if no range is given. */
export async function reportFollowUps({ db }: Context, { from, to }: Range): Promise<FollowUpReport> {
  const since = from ? dayBegins(from) : null
  const until = to ? dayBegins(addDays(to, 1)) : null
  const { rows } = await db.execute<FollowUpRow>(sql`
    SELECT followed.kind,
      (count(*) FILTER (WHERE followed.withdrawn_at IS NULL AND mail.status IS DISTINCT FROM 'failed'))::int AS sent,
      count(followed.clicked_at)::int AS clicked, count(booking.id)::int AS booked,
      ${cents(sql`sum(${receivedForParty})`)} AS "revenueCents"
    FROM follow_ups AS followed
    LEFT JOIN outbox AS mail ON mail.dedupe_key = followed.mail_key
    LEFT JOIN bookings AS booking ON booking.id = followed.brought_booking_id AND booking.booking_status <> 'cancelled'
    WHERE (${since}::timestamptz IS NULL OR followed.created_at >= ${since})
      AND (${until}::timestamptz IS NULL OR followed.created_at < ${until})
    GROUP BY followed.kind`)
  const reports = FOLLOW_UP_KINDS.map((kind) => {
    const {
      sent = 0,
      clicked = 0,
      booked = 0,
      revenueCents = 0,
    } = rows.find((row) => row.kind === kind) ?? {}
    const report = {
      sent,
      clicked: FOLLOW_UPS[kind].isAdvertising ? clicked : null,
      booked,
      revenueAmount: toDecimal(revenueCents),
    }
    return [kind, report] as const
  })
  return Object.fromEntries(reports) as FollowUpReport
}
