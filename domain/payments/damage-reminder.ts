import { addDays, type PartyDay } from '../time/party-day.ts'

/** Days after the decision on which a family is reminded of what it has not paid. */
export const DAMAGE_REMINDER_DAYS = [3, 10] as const
export type DamageReminder = (typeof DAMAGE_REMINDER_DAYS)[number]

/** A reminder that an outage has delayed for longer is not sent anymore. */
const LATEST_DAYS = 7

/** Returns the reminder that is due on this day of what was decided on that day; the same one for some days. */
export function damageReminderDue(decidedOn: PartyDay, today: PartyDay): DamageReminder | undefined {
  return DAMAGE_REMINDER_DAYS.findLast(
    (days) => addDays(decidedOn, days) <= today && today < addDays(decidedOn, days + LATEST_DAYS),
  )
}
