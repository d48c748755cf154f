import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

/** How many days after the decision a family is reminded of an unpaid claim. */
export const DAMAGE_REMINDER_DAYS = [3, 10] as const
export type DamageReminder = (typeof DAMAGE_REMINDER_DAYS)[number]

/** A reminder that an outage delays for longer than this is dropped. */
const LATEST_DAYS = 7

/**
 * Returns the reminder due today for a claim decided on that day, if any. It stays due for some days, in case of an
 * outage.
 */
export function damageReminderDue(decidedOn: PartyDay, today: PartyDay): DamageReminder | undefined {
  return DAMAGE_REMINDER_DAYS.findLast(
    (days) => addDays(decidedOn, days) <= today && today < addDays(decidedOn, days + LATEST_DAYS),
  )
}
