import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Resource } from '#contract/calendar/resources.ts'

/** The fields of a resource as typed. */
export type ResourceFields = {
  name: string
  kind: Resource['kind']
  quantity: string
  daysBefore: string
  daysAfter: string
}

export function toResourceFields(resource: Resource | undefined): ResourceFields {
  if (!resource) return { name: '', kind: 'part', quantity: '1', daysBefore: '0', daysAfter: '1' }
  const { name, kind, quantity, daysBefore, daysAfter } = resource
  return {
    name,
    kind,
    quantity: String(quantity),
    daysBefore: String(daysBefore),
    daysAfter: String(daysAfter),
  }
}

export function toResourceBody({ name, kind, ...numbers }: ResourceFields) {
  return {
    name: name.trim(),
    kind,
    quantity: Number(numbers.quantity),
    daysBefore: Number(numbers.daysBefore),
    daysAfter: Number(numbers.daysAfter),
  }
}

const DAYS_MAX = 14
const QUANTITY_MAX = 10_000

export function findResourceProblems(fields: ResourceFields): Problems<ResourceFields> {
  const isWhole = (text: string, max: number) => /^\d+$/.test(text.trim()) && Number(text) <= max
  const say = shownText()
  const days = say('admin.resources.dialog.enterDays', { most: DAYS_MAX })
  return {
    ...(fields.name.trim() === '' && { name: say('admin.resources.dialog.enterName') }),
    ...(!isWhole(fields.quantity, QUANTITY_MAX) && { quantity: say('admin.resources.dialog.enterQuantity') }),
    ...(!isWhole(fields.daysBefore, DAYS_MAX) && { daysBefore: days }),
    ...(!isWhole(fields.daysAfter, DAYS_MAX) && { daysAfter: days }),
  }
}
