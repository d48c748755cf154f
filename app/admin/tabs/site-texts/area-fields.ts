import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { StaffArea } from '#contract/site/areas.ts'
import type { Text } from '#domain/messages/text.ts'

export const areasQuery = apiQuery('/api/admin/areas')

/** The fields of an area as typed. */
export type AreaFields = {
  name: string
  /** Five digits each, with anything between them. */
  zipCodes: string
  isShown: boolean
}

export function toAreaFields(area: StaffArea | undefined): AreaFields {
  if (!area) return { name: '', zipCodes: '', isShown: false }
  return { name: area.name, zipCodes: area.zipCodes.join(', '), isShown: area.isShown }
}

export function toAreaBody({ name, zipCodes, isShown }: AreaFields) {
  return { name: name.trim(), zipCodes: zipCodes.split(/[^\w-]+/).filter((zip) => zip !== ''), isShown }
}

export function findAreaProblems(fields: AreaFields, text: Text): Problems<AreaFields> {
  const { name, zipCodes } = toAreaBody(fields)
  const areZips = zipCodes.length > 0 && zipCodes.every((zip) => /^\d{5}$/.test(zip))
  return {
    ...(name.length < 2 && { name: text('admin.siteTexts.areas.nameNeeded') }),
    ...(!areZips && { zipCodes: text('admin.siteTexts.areas.zipCodesNeeded') }),
  }
}
