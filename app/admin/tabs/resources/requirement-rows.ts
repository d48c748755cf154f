import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Resource } from '#contract/calendar/resources.ts'

type Requirement = Resource['requirements'][number]

/** The fields of a requirement as typed. */
export type RequirementRow = {
  /** Identifies a line while it is edited. */
  readonly key: number
  /** `theme-1` or `addon-2`; empty while nothing is chosen. */
  readonly needer: string
  readonly count: string
  readonly per: Requirement['per']
}

export const NEW_ROW = { needer: '', count: '1', per: 'booking' } as const

export function toRow({ themeId, addonId, count, per }: Requirement, index: number): RequirementRow {
  const needer = themeId === undefined ? `addon-${addonId}` : `theme-${themeId}`
  return { key: index, needer, count: String(count), per }
}

export function toRequirement({ needer, count, per }: RequirementRow): Requirement {
  const [kind, id] = needer.split('-')
  const of = kind === 'theme' ? { themeId: Number(id) } : { addonId: Number(id) }
  return { ...of, count: Number(count), per }
}

export type RowProblem = { readonly needer?: string; readonly count?: string }

const COUNT_MAX = 1000

export function rowProblem({ needer, count }: RequirementRow): RowProblem | undefined {
  const isCount = /^[1-9]\d*$/.test(count) && Number(count) <= COUNT_MAX
  if (needer !== '' && isCount) return undefined
  const text = shownText()
  return {
    ...(needer === '' && { needer: text('admin.resources.needs.chooseNeeder') }),
    ...(!isCount && { count: text('admin.resources.needs.enterCount') }),
  }
}
