import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { changeWork, type Work } from '#contract/crew/work.ts'

type DayFields = { readonly works: boolean; readonly from: string; readonly to: string }

/** The fields of the work settings as typed. */
export type WorkFields = {
  enabled: boolean
  crews: string
  week: readonly DayFields[]
  driveMinutes: string
  milesPerHour: string
} & Record<MinutesName, string>

export const MINUTES = [
  'setupBase',
  'setupPerTeepee',
  'setupPerAddon',
  'collectBase',
  'collectPerTeepee',
  'collectPerAddon',
] as const
export type MinutesName = (typeof MINUTES)[number]

/** The default hours of a day that is switched on. */
const A_DAY = { from: '08:00', to: '20:00' }

export function toWorkFields({
  enabled,
  crews,
  windows,
  setup,
  collect,
  driveMinutes,
  milesPerHour,
}: Work): WorkFields {
  return {
    enabled,
    crews: String(crews),
    week: windows.map((window) => ({ works: window !== null, ...(window ?? A_DAY) })),
    driveMinutes: String(driveMinutes),
    milesPerHour: String(milesPerHour),
    setupBase: String(setup.base),
    setupPerTeepee: String(setup.perTeepee),
    setupPerAddon: String(setup.perAddon),
    collectBase: String(collect.base),
    collectPerTeepee: String(collect.perTeepee),
    collectPerAddon: String(collect.perAddon),
  }
}

export function toWorkChange(fields: WorkFields) {
  const minutes = (name: MinutesName) => fields[name]
  return {
    enabled: fields.enabled,
    crews: fields.crews,
    windows: fields.week.map(({ works, from, to }) => (works ? { from, to } : null)),
    setup: {
      base: minutes('setupBase'),
      perTeepee: minutes('setupPerTeepee'),
      perAddon: minutes('setupPerAddon'),
    },
    collect: {
      base: minutes('collectBase'),
      perTeepee: minutes('collectPerTeepee'),
      perAddon: minutes('collectPerAddon'),
    },
    driveMinutes: fields.driveMinutes,
    milesPerHour: fields.milesPerHour,
  }
}

/** Shows errors about the week once, beside the first invalid day. */
function toField(path: string): string | undefined {
  if (path.startsWith('windows')) return 'week'
  const [job, part] = path.split('.')
  return part === undefined
    ? undefined
    : MINUTES.find((name) => name.toLowerCase() === `${job}${part}`.toLowerCase())
}

export const WORK_RULES: FormRules<WorkFields> = { schema: changeWork.body, toBody: toWorkChange, toField }

/** Returns whether a working day ends before it starts. */
export function hasWrongHours({ works, from, to }: DayFields): boolean {
  return works && (from === '' || to === '' || from >= to)
}
