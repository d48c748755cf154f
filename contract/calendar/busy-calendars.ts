import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NO_NUL, text, UNSTORABLE } from '../wire/fields.ts'

/** Why a calendar could not be read. */
const CALENDAR_FAILURES = ['unreachable', 'refused', 'too_large', 'no_calendar'] as const
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number]

const BusyCalendar = namedObject(
  'BusyCalendar',
  {
    id: z.int(),
    name: z.string(),
    host: z.string().describe('The host of its URL; the URL is a secret and never returned'),
    busyDays: z.int().describe('How many days from today on have a warning'),
    unreadEntries: z
      .int()
      .describe('How many entries could not be read in full, so that busy days may be missing'),
    readAt: instant.nullable().describe('When it was last read successfully'),
    failure: z
      .enum(CALENDAR_FAILURES)
      .nullable()
      .describe('Why the last read failed; the days read before that stay'),
  },
  'An external calendar: it warns staff, and blocks nothing',
)
export type BusyCalendar = z.infer<typeof BusyCalendar>

const NO_ADDRESS = fieldError('admin.integrations.httpsNeeded')
const staff = describeCalls({ tag: 'Calendar', staff: 'calendar' })

export const listBusyCalendars = staff.get(
  '/api/admin/busy-calendars',
  'List the external calendars that staff are warned about',
  { returns: z.array(BusyCalendar) },
)
export const addBusyCalendar = staff.post(
  '/api/admin/busy-calendars',
  'Add a calendar by the URL of its iCalendar feed, and read it',
  {
    body: z.object({
      name: text({ required: fieldError('admin.busy.nameNeeded'), max: 60 }),
      url: z
        .string({ error: NO_ADDRESS })
        .trim()
        .max(1_000)
        .regex(NO_NUL, UNSTORABLE)
        .transform((url) => url.replace(/^webcals?:\/\//i, 'https://'))
        .refine((url) => URL.canParse(url), NO_ADDRESS),
    }),
    creates: BusyCalendar,
    refuses: [409],
  },
)
export const readBusyCalendar = staff.post(
  '/api/admin/busy-calendars/:id/read',
  'Read a calendar again now',
  { returns: BusyCalendar },
)
export const removeBusyCalendar = staff.delete(
  '/api/admin/busy-calendars/:id',
  'Remove a calendar and its warnings',
)
