import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { createResource, type Resource } from '#contract/calendar/resources.ts'

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

export const RESOURCE_RULES: FormRules<ResourceFields> = {
  schema: createResource.body,
}
