import { z } from 'zod'
import { COMING, GUEST_LIMITS } from '#domain/booking/guests/guest.ts'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, optionalText, text, wholeBetween } from '../wire/fields.ts'

const Allowed = z.object({ films: z.boolean(), photos: z.boolean() })

/** A guest as the host sees it. */
export const Guest = namedObject('Guest', {
  id: z.int(),
  firstName: z.string(),
  siblings: z.int(),
  coming: z.enum(COMING),
  allergies: z.string().nullable(),
  nightPhone: z.string().nullable(),
  pickup: z.string().nullable(),
  allowed: Allowed.nullable(),
  consentedBy: z.string().nullable(),
  consentedAt: instant.nullable(),
})
export type Guest = z.infer<typeof Guest>

export const GuestList = namedObject('GuestList', {
  url: z.string().nullable().describe('For the guests’ parents; null until there is a list'),
  open: z.boolean(),
  note: z.string().nullable(),
  guests: z.array(Guest),
  coming: z.int().describe('Children who come, siblings included'),
  maybe: z.int(),
  teepeesNeeded: z.int(),
  suggestion: z
    .object({ numberOfTeepees: z.int() })
    .nullable()
    .describe('Only if more teepees are needed, and while there is room for them'),
  postponed: z
    .string()
    .optional()
    .describe('What the guests’ links say while the host looks for another day'),
})
export type GuestList = z.infer<typeof GuestList>

const NAME = fieldError('guests.nameNeeded')
const COMING_NEEDED = fieldError('guests.comingNeeded')
const most = GUEST_LIMITS.text

const firstName = text({ required: NAME, max: GUEST_LIMITS.name, isLine: true })
const siblings = wholeBetween(
  0,
  GUEST_LIMITS.siblings,
  fieldError('guests.siblings', { most: GUEST_LIMITS.siblings }),
)
const optional = {
  allergies: optionalText(most),
  nightPhone: optionalText(GUEST_LIMITS.phone),
  pickup: optionalText(most),
  allowed: Allowed.nullish().transform((allowed) => allowed ?? null),
  consentedBy: optionalText(GUEST_LIMITS.name),
}

/** What a guest's parent answers. */
export const GuestAnswer = z.object({
  firstName,
  siblings: siblings.default(0),
  coming: z.enum(COMING, COMING_NEEDED),
  ...optional,
})
export type GuestAnswer = z.output<typeof GuestAnswer>

/** What is not sent stays: empty or null removes it. */
const changed = (max: number) =>
  text({ min: 0, max })
    .nullable()
    .transform((value) => value || null)

const GuestChange = z
  .object({
    firstName,
    siblings,
    coming: z.enum(COMING, COMING_NEEDED),
    allergies: changed(most),
    nightPhone: changed(GUEST_LIMITS.phone),
    pickup: changed(most),
    allowed: Allowed.nullable(),
    consentedBy: changed(GUEST_LIMITS.name),
  })
  .partial()

export const PublicParty = namedObject('PublicParty', {
  hostName: z.string().describe('The first name'),
  themeName: z.string(),
  bookingDate: z.string(),
  partyStartTime: z.string(),
  open: z.boolean(),
  note: z.string().optional().describe('From the host'),
  postponed: z.string().optional().describe('Only while the host looks for another day'),
  address: z.string().optional().describe('Only with the answer of a guest who comes'),
  answer: Guest.omit({ id: true, consentedAt: true }).optional().describe('What was answered, to change it'),
})
export type PublicParty = z.infer<typeof PublicParty>

const tag = 'Guest list'
const families = describeCalls({ ...bookingPageCall, tag })
const visitors = describeCalls({ tag, staff: false })

export const readGuestList = families.get(
  '/api/my-bookings/:reference/guest-list',
  'Get who is coming; ends seven days after the party',
  { returns: GuestList },
)
export const changeGuestList = families.put(
  '/api/my-bookings/:reference/guest-list',
  'Open or close the guest list; opening it the first time makes its link',
  {
    body: z.object({ open: z.boolean(), note: optionalText(GUEST_LIMITS.note).optional() }),
    returns: GuestList,
    refuses: [409],
  },
)
export const addGuest = families.post(
  '/api/my-bookings/:reference/guest-list/guests',
  'Add a guest on behalf of parents who do not use the link',
  {
    body: GuestAnswer.extend({ coming: GuestAnswer.shape.coming.default('yes') }),
    creates: Guest,
    refuses: [409],
  },
)
export const changeGuest = families.patch(
  '/api/my-bookings/:reference/guest-list/guests/:id',
  'Change a guest',
  { body: GuestChange, returns: Guest },
)
export const deleteGuest = families.delete(
  '/api/my-bookings/:reference/guest-list/guests/:id',
  'Remove a guest',
)

export const postponeParty = families.post(
  '/api/my-bookings/:reference/postpone',
  'Tell the guests that the party is postponed, and get the next free days',
  {
    body: z.object({ text: optionalText(GUEST_LIMITS.note) }).optional(),
    returns: z.object({
      days: z.array(z.string()),
      text: z.string().describe('For the host to forward; the guests’ links show it'),
    }),
    refuses: [409],
  },
)

export const takeBackPostponement = families.delete(
  '/api/my-bookings/:reference/postpone',
  'Take back that the party is postponed',
)

export const readParty = visitors.get('/api/parties/:token', 'Get what guests see of a party', {
  params: { token: z.string().max(100) },
  query: z.object({ answer: z.string().max(100).optional() }),
  returns: PublicParty,
})
export const answerParty = visitors.post('/api/parties/:token/answers', 'Answer whether a child comes', {
  params: { token: z.string().max(100) },
  body: GuestAnswer,
  creates: z.object({ answer: z.string() }),
  refuses: [409],
})
export const changePartyAnswer = visitors.put('/api/parties/:token/answers/:answer', 'Change an answer', {
  params: { token: z.string().max(100), answer: z.string().max(100) },
  body: GuestAnswer,
  returns: z.object({ answer: z.string() }),
  refuses: [409],
})
