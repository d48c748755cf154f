import { z } from 'zod'
import { CREW_EVENTS, type CrewEventKind, EVENTS_MAX, isNote, NOTE_MAX } from '#domain/crew/crew-events.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, NO_NUL, optionalText, UNSTORABLE } from '../wire/fields.ts'

const storable = z.string().regex(NO_NUL, UNSTORABLE)
const shortText = storable.max(200)
const note = optionalText(NOTE_MAX).optional()
const pictured = { photoId: z.uuid().optional() }
const quantity = z.int().min(0).max(10_000)
const counted = z.array(z.object({ name: shortText, quantity, missing: quantity.optional() })).max(200)

/** The data of each kind of event. Unknown fields are dropped. */
const EVENT_DATA: Readonly<Record<CrewEventKind, z.ZodType<Record<string, unknown>>>> = {
  loaded: z.object({ items: counted.optional() }),
  on_the_way: z.object({}),
  arrived: z.object({}),
  photo: z.object({ photoId: z.uuid() }),
  checked: z.object({ item: shortText.optional(), text: note }),
  cash: z.object({ amount: amount({ zero: fieldError('fields.amountAboveZero') }), text: note }),
  note: z.object({ text: storable.trim().refine(isNote).max(NOTE_MAX) }),
  counted: z.object({ items: counted.optional(), text: note }),
  damaged: z.object({ item: shortText.optional(), text: note, ...pictured }),
  signed: z.object({ name: shortText.optional(), ...pictured }),
  skipped: z.object({ reason: note, text: note }),
  done: z.object({ text: note }),
}

const phoneTime = z.iso.datetime({ offset: true }).meta({ example: '2027-02-13T14:40:00-05:00' })

function toEventSchema(kind: CrewEventKind) {
  return z.object({
    id: z.uuid(),
    stopId: storable.max(40),
    kind: z.literal(kind),
    at: phoneTime.describe('By the phone’s clock'),
    data: EVENT_DATA[kind].prefault({}),
  })
}

const [firstKind, ...otherKinds] = CREW_EVENTS
const CrewEvent = z.discriminatedUnion('kind', [toEventSchema(firstKind), ...otherKinds.map(toEventSchema)])
export type CrewEvent = z.output<typeof CrewEvent>

/** An invalid event, or one from an app newer than the server. It does not make the whole request fail. */
const UnknownEvent = z
  .looseObject({ id: z.uuid() })
  .describe('Any other event with an id, which is refused on its own')
  .transform(({ id, kind }) => ({ id, isKindKnown: CREW_EVENTS.some((known) => known === kind) }))
export type UnknownEvent = z.output<typeof UnknownEvent>

export const CrewEvents = z.object({
  deviceId: z.string().min(1).max(100),
  clock: phoneTime.describe('The time on the phone’s clock when it sends'),
  events: z
    .array(z.union([CrewEvent, UnknownEvent]))
    .max(EVENTS_MAX, fieldError('crewPhone.tooManyEvents', { most: EVENTS_MAX })),
})
export type CrewEvents = z.output<typeof CrewEvents>

export const EventOutcome = z.object({
  id: z.uuid(),
  status: z.enum(['accepted', 'repeated', 'refused']),
  code: z.string().optional(),
  message: z.string().optional(),
})
export type EventOutcome = z.infer<typeof EventOutcome>
