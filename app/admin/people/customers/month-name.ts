import type { Text } from '#domain/foundation/messages/text.ts'

const NAMES = [
  'admin.customers.months.january',
  'admin.customers.months.february',
  'admin.customers.months.march',
  'admin.customers.months.april',
  'admin.customers.months.may',
  'admin.customers.months.june',
  'admin.customers.months.july',
  'admin.customers.months.august',
  'admin.customers.months.september',
  'admin.customers.months.october',
  'admin.customers.months.november',
  'admin.customers.months.december',
] as const

/** 1 is January. */
export const MONTHS = NAMES.map((_, index) => index + 1)

export function monthName(text: Text, month: number): string {
  const id = NAMES[month - 1]
  return id ? text(id) : ''
}
