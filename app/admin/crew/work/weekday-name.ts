import type { Text } from '#domain/foundation/messages/text.ts'

const NAMES = [
  'admin.work.hours.weekdays.sunday',
  'admin.work.hours.weekdays.monday',
  'admin.work.hours.weekdays.tuesday',
  'admin.work.hours.weekdays.wednesday',
  'admin.work.hours.weekdays.thursday',
  'admin.work.hours.weekdays.friday',
  'admin.work.hours.weekdays.saturday',
] as const

/** 0 is Sunday. */
export function weekdayName(text: Text, weekday: number): string {
  const id = NAMES[weekday]
  return id ? text(id) : ''
}
