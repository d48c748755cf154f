import { describe, expect, it } from 'vitest'
import { findProblems } from '#app/admin/kit/forms/form-rules.ts'
import { changeWork } from '#contract/crew/work.ts'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { toWorkChange, toWorkFields, WORK_RULES, type WorkFields } from './work-fields.ts'

const work = {
  ...DEFAULT_WORK_SETTINGS,
  windows: [...DEFAULT_WORK_SETTINGS.windows],
  version: 1,
  exceptions: [],
}
const FIELDS = toWorkFields(work)

it('a week comes back as it was typed, a day off as nothing', () => {
  expect(changeWork.body.parse(toWorkChange(FIELDS))).toEqual(DEFAULT_WORK_SETTINGS)
  const week = FIELDS.week.with(0, { works: false, from: '', to: '' })
  expect(toWorkChange({ ...FIELDS, week }).windows[0]).toBeNull()
  expect(findProblems(WORK_RULES, { ...FIELDS, week }, textIn('en'))).toEqual({})
})

describe('problems', () => {
  it.each<[string, Partial<WorkFields>]>([
    ['crews', { crews: '0' }],
    ['setup.base', { setup: { ...FIELDS.setup, base: 'soon' } }],
    ['driveMinutes', { driveMinutes: '601' }],
    ['milesPerHour', { milesPerHour: '4' }],
    ['week', { week: FIELDS.week.map((day) => ({ ...day, works: false })) }],
    ['week', { week: FIELDS.week.with(2, { works: true, from: '10:00', to: '09:00' }) }],
  ])('%s', (name, changes) => {
    expect(Object.keys(findProblems(WORK_RULES, { ...FIELDS, ...changes }, textIn('en')))).toEqual([name])
  })
})
