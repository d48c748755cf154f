import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Typed, toTyped } from '#app/admin/kit/forms/typed-fields.ts'
import { changeWork, type Work } from '#contract/crew/work.ts'

type DayFields = { readonly works: boolean; readonly from: string; readonly to: string }

/** The fields of the work settings as typed. */
export type WorkFields = Typed<
  Pick<Work, 'enabled' | 'crews' | 'setup' | 'collect' | 'driveMinutes' | 'milesPerHour'>
> & { readonly week: readonly DayFields[] }

/** The default hours of a day that is switched on. */
const A_DAY = { from: '08:00', to: '20:00' }

export function toWorkFields(work: Work): WorkFields {
  const { enabled, crews, windows, setup, collect, driveMinutes, milesPerHour } = work
  return {
    ...toTyped({ enabled, crews, setup, collect, driveMinutes, milesPerHour }),
    week: windows.map((window) => ({ works: window !== null, ...(window ?? A_DAY) })),
  }
}

export function toWorkChange({ week, ...fields }: WorkFields) {
  return { ...fields, windows: week.map(({ works, from, to }) => (works ? { from, to } : null)) }
}

export const WORK_RULES: FormRules<WorkFields> = {
  schema: changeWork.body,
  toBody: toWorkChange,
  // Shows errors about the week once, beside the first invalid day.
  toField: (path) => (path.startsWith('windows') ? 'week' : undefined),
}

/** Returns whether a working day ends before it starts. */
export function hasWrongHours({ works, from, to }: DayFields): boolean {
  return works && (from === '' || to === '' || from >= to)
}
