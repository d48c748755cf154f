import type { ClaimAnswer } from '#domain/payments/damage-claim.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { and, asc, eq, isNotNull, lte, or } from '#server/database/drizzle.ts'
import { bookings, damageClaims } from '#server/database/schema/all-tables.ts'
import { type Found, ITEMS_MOST, type Question } from './waiting-question.ts'

/** Claims for damage that are to be decided: answered, or 48 hours over; the longest waiting first. */
export async function findDamageClaims({ ctx: { db, now }, language }: Question): Promise<Found> {
  const where = and(
    eq(damageClaims.status, 'open'),
    or(isNotNull(damageClaims.answer), lte(damageClaims.answerUntil, now())),
  )
  const { answer, claimedCents: claimed, createdAt } = damageClaims
  const [count, rows] = await Promise.all([
    db.$count(damageClaims, where),
    db
      .select({ id: bookings.id, name: bookings.customerName, day: bookings.bookingDate, answer, claimed })
      .from(damageClaims)
      .innerJoin(bookings, eq(bookings.id, damageClaims.bookingId))
      .where(where)
      .orderBy(asc(createdAt), asc(damageClaims.id))
      .limit(ITEMS_MOST),
  ])
  const text = textIn(language)
  return {
    count,
    items: rows.map(({ id, name, day, answer: said, claimed: cents }) => ({
      id,
      sentence: text(SENTENCES[said ?? 'none'], { number: id, name, day, claimed: cents }),
      link: `/admin/bookings/${id}`,
    })),
  }
}

const SENTENCES = {
  agree: 'waiting.damage.agree',
  disagree: 'waiting.damage.disagree',
  none: 'waiting.damage.none',
} as const satisfies Record<ClaimAnswer | 'none', string>
