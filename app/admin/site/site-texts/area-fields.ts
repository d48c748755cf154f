import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { createArea, type StaffArea } from '#contract/site/areas.ts'

export const areasQuery = apiQuery('/api/admin/areas')

export function toAreaFields(area: StaffArea | undefined) {
  if (!area) return { name: '', zipCodes: '', isShown: false }
  return { name: area.name, zipCodes: area.zipCodes.join(', '), isShown: area.isShown }
}
/** The fields of an area as typed: ZIP codes have five digits each, with any separators. */
export type AreaFields = ReturnType<typeof toAreaFields>

function toAreaBody({ name, zipCodes, isShown }: AreaFields) {
  return { name, zipCodes: zipCodes.split(/[^\w-]+/).filter((zip) => zip !== ''), isShown }
}

export const AREA_RULES = {
  schema: createArea.body,
  toBody: toAreaBody,
} satisfies FormRules<AreaFields>
