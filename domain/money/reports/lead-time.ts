import { type Message, message } from '#domain/foundation/messages/message.ts'

/** The number of days before the party at which each group begins; the last group is open-ended. */
export const LEAD_TIME_FROM = [0, 7, 14, 30, 60, 90, 180] as const

/** Returns `7–13 days`, `180 days or more`. */
export function describeLeadTime(from: number): Message {
  const next = LEAD_TIME_FROM.find((begin) => begin > from)
  return next === undefined
    ? message('admin.reports.leadTime.orMore', { from })
    : message('admin.reports.leadTime.between', { from, to: next - 1 })
}
