import type { Text } from '#domain/foundation/messages/text.ts'
import { MONTHS } from '#domain/people/customers/customer-record.ts'

/** 1 is January. */
export function monthName(text: Text, month: number): string {
  const name = MONTHS[month - 1]
  return name ? text(`admin.customers.months.${name}`) : ''
}
