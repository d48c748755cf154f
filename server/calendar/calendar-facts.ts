import { sql } from 'drizzle-orm'
import type { AvailabilityQuestion, CapacityLimits, Occupation } from '#domain/availability.ts'
import { type PartyDay, partyDayAt } from '#domain/party-day.ts'
import type { Database, Transaction } from '#server/database/client.ts'

type Facts = {
  limits: CapacityLimits
  themeStock: number | null
  unavailable: { date: PartyDay; reason: string | null }[]
  occupations: Occupation[]
}

export type CalendarQuestion = {
  readonly from: PartyDay
  readonly to: PartyDay
  readonly teepees: number
  readonly themeId?: number | undefined
  readonly now: Date
  /** A booking that is moved, revised or revived does not stand in its own way. */
  readonly exceptBookingId?: number | undefined
  /** Likewise, for a customer who knows only the reference; a paid booking stays where it is. */
  readonly exceptReference?: string | undefined
}

/** All that `domain/availability.ts` must know about a stretch of days, in one query however many bookings there are. */
export async function calendarFacts(
  db: Database | Transaction,
  asked: CalendarQuestion,
): Promise<AvailabilityQuestion> {
  const result = await db.execute<Facts & Record<string, unknown>>(sql`
    SELECT
      json_build_object('maxPartiesPerDay', settings.max_parties_per_day, 'teepeeStock', settings.teepee_stock,
        'turnaroundDays', settings.turnaround_days) AS limits,
      (SELECT teepee_stock FROM themes WHERE id = ${asked.themeId ?? null}) AS "themeStock",
      (SELECT coalesce(json_agg(json_build_object('date', date, 'reason', reason)), '[]') FROM unavailable_dates
        WHERE date BETWEEN ${asked.from} AND ${asked.to}) AS unavailable,
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT booking_date AS "bookingDate", theme_id AS "themeId", sum(number_of_teepees)::int AS teepees, count(*)::int AS parties
        FROM bookings
        WHERE booking_status <> 'cancelled'
          AND booking_date BETWEEN ${asked.from}::date - settings.turnaround_days AND ${asked.to}::date + settings.turnaround_days
          AND (booking_status <> 'pending' OR is_paid OR hold_expires_at IS NULL OR hold_expires_at > ${asked.now})
          AND id IS DISTINCT FROM ${asked.exceptBookingId ?? null}
          AND (is_paid OR reference IS DISTINCT FROM ${asked.exceptReference ?? null})
        GROUP BY booking_date, theme_id) AS counted) AS occupations
    FROM site_settings AS settings`)
  const facts = result.rows[0]
  if (!facts) throw new Error('The site settings row is missing')
  return {
    teepees: asked.teepees,
    theme:
      asked.themeId !== undefined && facts.themeStock !== null
        ? { id: asked.themeId, teepeeStock: facts.themeStock }
        : undefined,
    today: partyDayAt(asked.now),
    occupations: facts.occupations,
    unavailable: new Map(facts.unavailable.map(({ date, reason }) => [date, reason])),
    limits: facts.limits,
  }
}
