import type { Problems } from '#app/admin/forms/form-inputs.ts'
import type { Work } from '#contract/work.ts'

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

type DayFields = { readonly works: boolean; readonly from: string; readonly to: string }

/** Who works, as it is typed. */
export type WorkFields = {
  enabled: boolean
  crews: string
  week: readonly DayFields[]
  driveMinutes: string
  milesPerHour: string
} & Record<MinutesName, string>

export const MINUTES = [
  ['setupBase', 'Set up a party'],
  ['setupPerTeepee', 'and each teepee'],
  ['setupPerAddon', 'and each add-on'],
  ['collectBase', 'Collect a party'],
  ['collectPerTeepee', 'and each teepee'],
  ['collectPerAddon', 'and each add-on'],
] as const
export type MinutesName = (typeof MINUTES)[number][0]

/** What a day begins with that is turned on. */
const A_DAY = { from: '08:00', to: '20:00' }

export function workFieldsOf({
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

export function workChangeOf(fields: WorkFields) {
  const minutes = (name: MinutesName) => Number(fields[name])
  return {
    enabled: fields.enabled,
    crews: Number(fields.crews),
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
    driveMinutes: Number(fields.driveMinutes),
    milesPerHour: Number(fields.milesPerHour),
  }
}

const MINUTES_MAX = 600
const CREWS_MAX = 20

export function workProblemsOf(fields: WorkFields): Problems<WorkFields> {
  const isWhole = (text: string, min: number, max: number) =>
    /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
  const minutes = [...MINUTES.map(([name]) => name), 'driveMinutes'] as const
  const wrong = minutes.filter((name) => !isWhole(fields[name], 0, MINUTES_MAX))
  return {
    ...Object.fromEntries(wrong.map((name) => [name, `Please enter minutes, ${MINUTES_MAX} at most`])),
    ...(!isWhole(fields.crews, 1, CREWS_MAX) && { crews: `Please enter 1 to ${CREWS_MAX} crews` }),
    ...(!isWhole(fields.milesPerHour, 5, 80) && { milesPerHour: 'Please enter 5 to 80 miles per hour' }),
    ...weekProblem(fields.week),
  }
}

function weekProblem(week: WorkFields['week']): { week?: string } {
  if (!week.some(({ works }) => works)) return { week: 'Somebody has to work on one day of the week.' }
  const index = week.findIndex(({ works, from, to }) => works && (from === '' || to === '' || from >= to))
  return index < 0 ? {} : { week: `${WEEKDAYS[index]} must end after it begins.` }
}
