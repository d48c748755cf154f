import { z } from 'zod'
import { ACCESS_LENGTHS } from '#domain/booking/access.ts'
import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import { CREW_EVENTS, EVENTS_MAX } from '#domain/crew/crew-events.ts'
import { isPartyDay } from '#domain/foundation/time/party-day.ts'
import { storedAnswers } from '../booking/booking-fields.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant, optionalText, partyDay } from '../wire/fields.ts'
import { Party } from './agenda.ts'
import { CrewEvents, EventOutcome } from './crew-events.ts'
import { CrewSteps } from './crew-steps.ts'
import { photoPart, Readiness } from './room-readiness.ts'

export const PHOTO_MEGABYTES = 4

/** How to get into a family's building. */
export const Access = namedObject('Access', {
  gateCode: optionalText(ACCESS_LENGTHS.gateCode),
  elevatorSlot: optionalText(ACCESS_LENGTHS.elevatorSlot),
  parking: optionalText(ACCESS_LENGTHS.parking),
  insuranceCertificate: optionalText(ACCESS_LENGTHS.insuranceCertificate),
})
export type Access = z.output<typeof Access>

/** The same in responses. */
export const StoredAccess = z.object({
  gateCode: z.string().nullable(),
  elevatorSlot: z.string().nullable(),
  parking: z.string().nullable(),
  insuranceCertificate: z.string().nullable(),
})
export type StoredAccess = z.infer<typeof StoredAccess>

const ReportedEvent = z.object({ id: z.uuid(), kind: z.enum(CREW_EVENTS), at: instant })

/** An event as the crew sees it, possibly from another phone. */
const ToldEvent = ReportedEvent.extend({
  item: z.string().optional().describe('What was checked or damaged'),
})

/** One visit to a family: the setup or the collection. */
export const CrewStop = Party.pick({
  customerName: true,
  customerPhone: true,
  numberOfNights: true,
  partyStartTime: true,
  themeName: true,
  includedItems: true,
  packing: true,
  numberOfTeepees: true,
  guestCount: true,
  addons: true,
  answers: true,
  toAsk: true,
  guests: true,
})
  .extend({
    ...storedAnswers,
    id: z.string().meta({ description: 'Used in the calls for events and access', example: '12-setup' }),
    kind: z.enum(JOB_KINDS),
    crew: z.int(),
    from: z.string().describe('The window told to the family; for a collection, the planned time'),
    to: z.string(),
    arrivesAt: z.string().describe('As planned for the day'),
    driveMinutes: z.int().describe('From the stop before, as planned'),
    address: z.string(),
    teepeeNames: z
      .array(z.string())
      .optional()
      .describe('What reports may call its teepees: as the load list does, then in other languages'),
    access: StoredAccess.nullable(),
    readiness: Readiness.nullable().describe('What the family said about the room'),
    asksIfReady: z.literal(true).optional().describe('Only of setups, if the owner asks families'),
    owedAmount: Party.shape.owedAmount.describe('Only for staff with crew:cash'),
    events: z.array(ToldEvent),
  })
  .meta({ id: 'CrewStop' })
export type CrewStop = z.infer<typeof CrewStop>

const LoadLine = z.object({
  name: z.string(),
  quantity: z.int(),
  unchecked: z
    .object({
      count: z.int(),
      since: instant,
      stopIds: z.array(z.string()).describe('The setups that use it; checking it counts for them'),
    })
    .optional()
    .describe('How many have not been checked since their last party, and when they came back'),
})

export const CrewDay = z
  .object({ date: z.string(), stops: z.array(CrewStop), load: z.array(LoadLine), steps: CrewSteps })
  .meta({ id: 'CrewDay' })
export type CrewDay = z.infer<typeof CrewDay>

const LiveStop = CrewStop.extend({
  bookingId: z.int(),
  state: z.enum(['waiting', 'on_the_way', 'arrived', 'done', 'skipped']),
  isLate: z.boolean().describe('Nobody has arrived, although the window is over'),
  owedAmount: Party.shape.owedAmount,
  events: z.array(ReportedEvent.extend({ account: z.string(), data: z.record(z.string(), z.unknown()) })),
  photos: z.array(z.uuid()).describe('Uploaded pictures; see /api/crew/photos'),
})

export type LiveStop = z.infer<typeof LiveStop>

export const LiveDay = z.object({ date: z.string(), stops: z.array(LiveStop) }).meta({ id: 'LiveDay' })
export type LiveDay = z.infer<typeof LiveDay>

const tag = 'Crew'
const crew = describeCalls({ tag, staff: 'crew:write' })
const readers = describeCalls({ tag, staff: 'bookings:read' })
const writers = describeCalls({ tag, staff: 'bookings:write' })

export const readCrewDay = crew.get(
  '/api/crew/days/:date',
  'List the stops of yesterday, today or tomorrow, in order',
  { params: { date: z.string().refine(isPartyDay) }, inStaffLanguage: true, returns: CrewDay },
)
export const sendCrewEvents = crew.post(
  '/api/crew/events',
  `Report up to ${EVENTS_MAX} events; each counts once, however often it is sent`,
  { body: CrewEvents, returns: z.object({ events: z.array(EventOutcome) }), refuses: [429] },
)
export const putCrewPhoto = crew.put(
  '/api/crew/photos/:photoId',
  `Upload a picture of up to ${PHOTO_MEGABYTES} MB as JPEG, WebP or AVIF, whole or in parts with Content-Range`,
  photoPart,
)
export const readCrewPhoto = crew.get(
  '/api/crew/photos/:photoId',
  'Get a picture: your own, one of a stop of these days, or any for the office',
  {
    params: { photoId: z.uuid() },
    query: z.object({ size: z.literal('small').optional().describe('400 pixels wide, for lists') }),
    returns: null,
  },
)
export const changeStopAccess = crew.put(
  '/api/crew/stops/:stopId/access',
  'Set how to get into the building; erased three days after the collection',
  { params: { stopId: z.string().max(40) }, body: Access, returns: StoredAccess, refuses: [409] },
)
export const readLive = readers.get('/api/admin/live', 'Get a day as its crews report it', {
  query: z.object({ date: partyDay() }),
  inStaffLanguage: true,
  returns: LiveDay,
})
export const settleStop = writers.post(
  '/api/admin/stops/:stopId/settle',
  'Mark what a crew could not do, or reported missing or broken, as settled',
  { params: { stopId: z.string().max(40) } },
)
export const readAccess = readers.get('/api/bookings/:id/access', 'Get how to enter a family’s building', {
  returns: StoredAccess,
  refuses: [400],
})
export const changeAccess = writers.put(
  '/api/bookings/:id/access',
  'Set how to enter a family’s building; erased three days after the collection',
  { body: Access, returns: StoredAccess, refuses: [409] },
)
