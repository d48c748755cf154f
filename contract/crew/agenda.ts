import { z } from 'zod'
import { AVAILABILITY_DAYS_MAX } from '../booking/availability.ts'
import { storedAnswers } from '../booking/booking-fields.ts'
import { BookingStatus } from '../booking/bookings.ts'
import { GivenAnswer } from '../catalogue/questions.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, partyDay } from '../wire/fields.ts'

/** What the crew needs to know about a party. */
export const Party = namedObject('Party', {
  id: z.int(),
  bookingDate: z.string(),
  numberOfNights: z.int().optional(),
  partyStartTime: z.string(),
  isStartTimeKnown: z.boolean(),
  deliveryWindow: z.object({ from: z.string(), to: z.string() }),
  customerName: z.string(),
  customerPhone: z.string(),
  partyAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  themeName: z.string(),
  includedItems: z.array(z.string()),
  packing: z
    .array(z.object({ name: z.string(), quantity: z.int() }))
    .optional()
    .meta({ description: 'Counted for this party; missing if its theme has no packing list' }),
  numberOfTeepees: z.int(),
  guestCount: z.int(),
  addons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  ...storedAnswers,
  answers: z
    .array(GivenAnswer)
    .optional()
    .describe('Answers to the owner’s questions that the crew sees; missing if there are none'),
  guests: z
    .object({ coming: z.int(), maybe: z.int(), allergies: z.array(z.string()) })
    .optional()
    .describe('How many children come, and their allergies; missing without a guest list'),
  toAsk: z
    .array(z.string())
    .optional()
    .describe('Questions that the crew asks, as long as they are not answered'),
  bookingStatus: BookingStatus,
  owedAmount: decimal.optional().describe('Missing if the caller may not see money'),
})
export type Party = z.infer<typeof Party>

export const DayRoom = namedObject('DayRoom', {
  date: z.string(),
  parties: z.int(),
  maxParties: z.int(),
  teepeesInUse: z.int().describe('Including those of earlier parties still on their turnaround'),
  teepeesLeft: z.int().describe('The most teepees that another party on this day could have'),
  teepeeStock: z.int(),
  isUnavailable: z.boolean(),
  unavailableReason: z.string().nullable(),
  busy: z
    .array(z.object({ calendar: z.string(), times: z.array(z.string()) }))
    .optional()
    .describe(
      'External calendars with events on this day, and when those begin; empty times for the whole day. Only a warning: it blocks nothing',
    ),
})
export type DayRoom = z.infer<typeof DayRoom>

export const Agenda = z.object({ days: z.array(DayRoom), parties: z.array(Party) })
export type Agenda = z.infer<typeof Agenda>

export const AGENDA_DAYS_MAX = 62

const staff = describeCalls({ tag: 'Calendar', staff: 'agenda' })
export const readAgenda = staff.get(
  '/api/admin/agenda',
  `List the parties of up to ${AGENDA_DAYS_MAX} days, with the remaining capacity`,
  { query: z.object({ from: partyDay(), to: partyDay() }), returns: Agenda },
)

export const readDayRooms = staff.get(
  '/api/admin/day-rooms',
  `Get the remaining capacity of each of up to ${AVAILABILITY_DAYS_MAX} days`,
  { query: z.object({ from: partyDay(), to: partyDay() }), returns: z.array(DayRoom) },
)
