import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Work } from '#contract/calendar/work.ts'
import { CREWS_MAX } from '#domain/work/work-settings.ts'
import { weekdayName } from './weekday-name.ts'

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

/** The initial hours of a day that is switched on. */
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

export function findWorkProblems(fields: WorkFields): Problems<WorkFields> {
  const isWhole = (text: string, min: number, max: number) =>
    /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
  const say = shownText()
  const minutes = [...MINUTES, 'driveMinutes'] as const
  const wrong = minutes.filter((name) => !isWhole(fields[name], 0, MINUTES_MAX))
  return {
    ...Object.fromEntries(
      wrong.map((name) => [name, say('admin.work.hours.enterMinutes', { most: MINUTES_MAX })]),
    ),
    ...(!isWhole(fields.crews, 1, CREWS_MAX) && {
      crews: say('admin.work.hours.enterCrews', { most: CREWS_MAX }),
    }),
    ...(!isWhole(fields.milesPerHour, 5, 80) && { milesPerHour: say('admin.work.hours.enterSpeed') }),
    ...weekProblem(fields.week),
  }
}

function weekProblem(week: WorkFields['week']): { week?: string } {
  const say = shownText()
  if (!week.some(({ works }) => works)) return { week: say('admin.work.hours.nobody') }
  const index = week.findIndex(hasWrongHours)
  return index < 0
    ? {}
    : {
        week: say('admin.work.hours.endsTooEarly', {
          weekday: weekdayName(say, index),
        }),
      }
}

/** Returns whether somebody works on a day that ends before it starts. */
export function hasWrongHours({ works, from, to }: DayFields): boolean {
  return works && (from === '' || to === '' || from >= to)
}
