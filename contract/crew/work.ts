import { z } from 'zod'
import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import { CREWS_MAX } from '#domain/calendar/work/work-settings.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isPartyDay } from '#domain/foundation/time/party-day.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { daysUpTo, force, forceQuery, optionalText, storedId, time, wholeBetween } from '../wire/fields.ts'
import { Party } from './agenda.ts'

const hours = z.object({ from: time, to: time })
const window = hours.refine(({ from, to }) => from < to, {
  path: ['to'],
  message: fieldError('work.endAfterBegin'),
})

/** Sunday first. */
export const WEEKDAYS = [
  message('admin.work.hours.weekdays.sunday'),
  message('admin.work.hours.weekdays.monday'),
  message('admin.work.hours.weekdays.tuesday'),
  message('admin.work.hours.weekdays.wednesday'),
  message('admin.work.hours.weekdays.thursday'),
  message('admin.work.hours.weekdays.friday'),
  message('admin.work.hours.weekdays.saturday'),
]

const week = z
  .array(hours.nullable())
  .length(WEEKDAYS.length)
  .superRefine((windows, context) => {
    for (const [index, weekday] of WEEKDAYS.entries()) {
      const day = windows[index]
      if (day && day.from >= day.to)
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: fieldError('work.dayEndsTooEarly', { weekday }),
        })
    }
  })
  .describe('By weekday, Sunday first; null: nobody works')

const MINUTES_MAX = 600
const minutes = wholeBetween(0, MINUTES_MAX, fieldError('work.wholeMinutes', { most: MINUTES_MAX }))
const jobMinutes = z.object({ base: minutes, perTeepee: minutes, perAddon: minutes })
const crews = (min: number) => {
  const message = fieldError('work.crews', { least: min, most: CREWS_MAX })
  return wholeBetween(min, CREWS_MAX, message)
}

const workSettings = z.object({
  enabled: z.boolean(),
  crews: crews(1),
  windows: week,
  setup: jobMinutes,
  collect: jobMinutes,
  driveMinutes: minutes,
  milesPerHour: wholeBetween(5, 80, fieldError('work.speed')),
})

const exceptionFields = z.object({ crews: crews(0), window: window.nullable(), reason: optionalText(200) })

/** Who works when, and how long jobs take. */
export const Work = workSettings
  .extend({
    version: z.int(),
    exceptions: z.array(exceptionFields.extend({ date: z.string(), reason: z.string().nullable() })),
  })
  .meta({ id: 'Work' })
export type Work = z.output<typeof Work>

const WorkChange = workSettings
  .extend({ version: z.int32().optional(), force })
  .refine(({ windows }) => windows.some((day) => day !== null), {
    path: ['windows'],
    message: fieldError('work.oneDay'),
  })
export type WorkChange = z.output<typeof WorkChange>

const WorkExceptionChange = exceptionFields.extend({ force })
export type WorkExceptionChange = z.output<typeof WorkExceptionChange>

const JobStop = z.object({
  bookingId: z.int(),
  kind: z.enum(JOB_KINDS),
  party: Party,
  minutes: z.object({ base: z.int(), teepees: z.int(), addons: z.int() }),
  driveMinutes: z.int(),
  arrivesAt: z.string(),
  endsAt: z.string(),
  notBefore: z.string().optional().describe('The earliest arrival, as the owner wishes'),
  conflicts: z.array(z.string()),
})
export type JobStop = z.infer<typeof JobStop>

export const DayPlan = namedObject('DayPlan', {
  date: z.string(),
  crews: z.int(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  isPlaced: z.boolean().describe('The owner has set this order'),
  neededMinutes: z.int().describe('As the availability rule counts them'),
  capacityMinutes: z.int(),
  plans: z.array(
    z.object({ crew: z.int(), driveMinutes: z.int(), backAt: z.string(), stops: z.array(JobStop) }),
  ),
  load: z.array(z.object({ name: z.string(), quantity: z.int() })),
})
export type DayPlan = z.infer<typeof DayPlan>

const crewStops = z
  .array(
    z
      .array(
        z.object({
          bookingId: storedId,
          kind: z.enum(JOB_KINDS),
          notBefore: time.optional().describe('The earliest arrival'),
        }),
      )
      .max(200),
  )
  .max(CREWS_MAX)
const CrewOrder = z.object({ crews: crewStops.describe('The stops of each crew in order') })
export type CrewOrder = z.output<typeof CrewOrder>

const SavedOrder = CrewOrder.extend({
  replaces: crewStops
    .optional()
    .describe('The order that the owner had set, empty if none: refused if it is another by now'),
})
export type SavedOrder = z.output<typeof SavedOrder>

const dayParams = { date: z.string().refine(isPartyDay, fieldError('work.chooseDay')) }
/** Six weeks, which cover any month. */
const PLAN_DAYS_MAX = 42

const tag = 'Work'
const staff = describeCalls({ tag, staff: 'calendar' })
const agenda = describeCalls({ tag, staff: 'agenda' })
export const readWork = staff.get('/api/admin/work', 'Get the work schedule and how long jobs take', {
  returns: Work,
})
export const changeWork = staff.put(
  '/api/admin/work',
  'Update the work schedule; refused if it would break booked days, unless forced',
  { body: WorkChange, returns: Work, refuses: [409] },
)
export const putWorkException = staff.put(
  '/api/admin/work/exceptions/:date',
  'Set who works on a day that differs from its weekday',
  { params: dayParams, body: WorkExceptionChange, returns: Work, refuses: [409] },
)
export const removeWorkException = staff.delete(
  '/api/admin/work/exceptions/:date',
  'Reset a day to the schedule of its weekday',
  { params: dayParams, query: forceQuery, refuses: [409] },
)
export const readDayPlans = agenda.get(
  '/api/admin/work/days',
  `List setups and collections on up to ${PLAN_DAYS_MAX} days, by crew and in order`,
  { query: daysUpTo(PLAN_DAYS_MAX), inStaffLanguage: true, returns: z.array(DayPlan) },
)
/** Plans name families and their addresses. */
const alsoRequires = 'agenda'
export const orderDay = staff.put('/api/admin/work/days/:date', 'Set and save the order of a day’s stops', {
  alsoRequires,
  params: dayParams,
  body: SavedOrder,
  returns: DayPlan,
  refuses: [409],
})
export const previewDay = staff.post(
  '/api/admin/work/days/:date/preview',
  'Preview another order of a day’s stops without saving it',
  { alsoRequires, params: dayParams, body: CrewOrder, returns: DayPlan, refuses: [409] },
)
export const suggestDay = staff.delete(
  '/api/admin/work/days/:date',
  'Discard the owner’s order of a day and suggest a new one',
  { alsoRequires, params: dayParams, returns: DayPlan },
)
