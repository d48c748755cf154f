import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Resource, setRequirements } from '#contract/calendar/resources.ts'

type Requirement = Resource['requirements'][number]

/** The fields of a requirement as typed. */
export type RequirementRow = {
  /** Identifies a row while it is edited. */
  readonly key: number
  /** `theme-1` or `addon-2`; empty while nothing is chosen. */
  readonly needer: string
  readonly count: string
  readonly per: Requirement['per']
}

export const NEW_ROW = { needer: '', count: '1', per: 'booking' } as const

function toRow({ themeId, addonId, count, per }: Requirement, index: number): RequirementRow {
  const needer = themeId === undefined ? `addon-${addonId}` : `theme-${themeId}`
  return { key: index, needer, count: String(count), per }
}

function toRequirement({ needer, count, per }: RequirementRow) {
  const [kind, id] = needer.split('-')
  const of = id === undefined ? {} : kind === 'theme' ? { themeId: id } : { addonId: id }
  return { ...of, count, per }
}

/** What needs a resource, as typed. */
export type RequirementFields = { readonly rows: readonly RequirementRow[] }

export function toRequirementFields(resource: Resource | undefined): RequirementFields {
  return { rows: (resource?.requirements ?? []).map(toRow) }
}

export function toRequirementsBody({ rows }: RequirementFields) {
  return { requirements: rows.map(toRequirement) }
}

export const REQUIREMENT_RULES: FormRules<RequirementFields> = {
  schema: setRequirements.body,
  toBody: toRequirementsBody,
  toField: (path) => {
    const [, row, part = 'needer'] = path.split('.')
    return row === undefined ? 'rows' : `rows.${row}.${part}`
  },
}
