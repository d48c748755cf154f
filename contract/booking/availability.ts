import { z } from 'zod'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { force, forceQuery, partyDay, storedId, text, wholeNumber } from '../wire/fields.ts'
import { addonLine, numberOfNights } from './booking-fields.ts'

export const DayAvailability = namedObject('DayAvailability', {
  date: z.string(),
  available: z.boolean(),
  teepeesLeft: z.int(),
  reason: z.string().nullable(),
  addonsLeft: z
    .record(z.string(), z.int())
    .optional()
    .meta({ description: 'By add-on id, for add-ons with limited stock', example: { 3: 1 } }),
})
export type DayAvailability = z.infer<typeof DayAvailability>

export const UnavailableDate = z
  .object({ id: z.int(), date: z.string(), reason: z.string().nullable() })
  .meta({ id: 'UnavailableDate' })
export type UnavailableDate = z.infer<typeof UnavailableDate>

export const AVAILABILITY_DAYS_MAX = 400

const ADDONS_SHAPE = fieldError('bookings.addonList')

const wantedAddons = z
  .string()
  .max(2000)
  .transform((list): { addonId: unknown; quantity: unknown }[] =>
    list.split(',').map((line) => {
      const [addonId, quantity, ...rest] = line.split(':')
      return { addonId, quantity: rest.length > 0 ? undefined : quantity }
    }),
  )
  .pipe(z.array(addonLine, { error: ADDONS_SHAPE }).max(200))
  .transform(mergeAddons)
  .meta({ description: ADDONS_SHAPE, example: '3:1,7:2' })

export const availabilityQuery = z.object({
  from: partyDay(),
  to: partyDay(),
  themeId: storedId.optional(),
  teepees: wholeNumber(undefined, { min: TEEPEES.minimum, max: TEEPEES.maximum }).default(TEEPEES.default),
  addons: wantedAddons.optional(),
  nights: numberOfNights.optional().describe('How many nights the party has; 1 by default'),
  offerToken: z.string().max(100).optional().describe('The token of an offered place, which is held'),
  bookingId: z
    .string()
    .max(40)
    .optional()
    .describe(
      'The reference of the customer’s own unpaid booking, which does not count against availability',
    ),
})

export const DayOptions = namedObject('DayOptions', {
  date: z.string(),
  available: z.boolean(),
  isFull: z.boolean().describe('Fully taken by other parties; false for days on which nobody can book'),
  reason: z.string().nullable(),
  nearestDays: z.array(z.string()).readonly(),
  otherThemeIds: z.array(z.int()).readonly(),
  addons: z
    .array(
      z.object({
        addonId: z.int(),
        left: z.int().describe('What is left after the theme and the other add-ons of the request'),
        freeAgainOn: z.string().nullable(),
        isTakenByOthersAsked: z
          .literal(true)
          .optional()
          .describe('The other add-ons of the request use up what it needs; no other party does'),
      }),
    )
    .readonly()
    .describe('Add-ons that are not always available'),
})
export type DayOptions = z.infer<typeof DayOptions>

/** Shorter reasons say nothing. */
export const CLOSED_REASON_MIN = 3

export const NewUnavailableDate = z.object({
  date: partyDay(fieldError('fields.dateRequired')),
  reason: z
    .union([
      z.literal('').transform(() => null),
      text({ min: CLOSED_REASON_MIN, max: 500, required: fieldError('calendar.reasonTooShort') }),
    ])
    .nullish()
    .transform((reason) => reason ?? null),
  force,
})

const tag = 'Calendar'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'calendar' })
export const readAvailability = visitors.get('/api/availability', 'List days with their availability', {
  query: availabilityQuery,
  returns: z.array(DayAvailability),
  refuses: [404],
})
export const readDayOptions = visitors.get(
  '/api/availability/:date',
  'Get what is available on a day, with alternatives: nearby days, other themes and remaining add-ons',
  {
    params: { date: partyDay() },
    query: availabilityQuery.omit({ from: true, to: true }),
    returns: DayOptions,
  },
)
export const listUnavailableDates = visitors.get(
  '/api/unavailable-dates',
  'List the days that the owner closed',
  { returns: z.array(UnavailableDate) },
)
export const addUnavailableDate = staff.post('/api/unavailable-dates', 'Close a day', {
  body: NewUnavailableDate,
  creates: UnavailableDate,
  refuses: [409],
})
export const removeUnavailableDate = staff.delete('/api/unavailable-dates/:id', 'Reopen a day', {
  query: forceQuery,
  refuses: [409],
})
