import { z } from 'zod'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { idParams, partyDay, storedId, text, wholeNumber } from '../wire/fields.ts'
import { addonLine, numberOfNights } from './booking-fields.ts'

export const DayAvailability = z
  .object({
    date: z.string(),
    available: z.boolean(),
    teepeesLeft: z.int(),
    reason: z.string().nullable(),
    addonsLeft: z
      .record(z.string(), z.int())
      .optional()
      .meta({ description: 'By add-on id, for add-ons with limited stock', example: { 3: 1 } }),
  })
  .meta({ id: 'DayAvailability' })
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
  nights: numberOfNights.optional().meta({ description: 'How many nights the party has; 1 by default' }),
  offerToken: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The token of an offered place, which is held' }),
  bookingId: z.string().max(40).optional().meta({
    description:
      'The reference of the customer’s own unpaid booking, which does not count against availability',
  }),
})

export const DayOptions = z
  .object({
    date: z.string(),
    available: z.boolean(),
    isFull: z
      .boolean()
      .meta({ description: 'Fully taken by other parties; false for days on which nobody can book' }),
    reason: z.string().nullable(),
    nearestDays: z.array(z.string()).readonly(),
    otherThemeIds: z.array(z.int()).readonly(),
    addons: z
      .array(
        z.object({
          addonId: z.int(),
          left: z
            .int()
            .meta({ description: 'What is left after the theme and the other add-ons of the request' }),
          freeAgainOn: z.string().nullable(),
          isTakenByOthersAsked: z.literal(true).optional().meta({
            description: 'The other add-ons of the request use up what it needs; no other party does',
          }),
        }),
      )
      .readonly()
      .meta({ description: 'Add-ons that are not always available' }),
  })
  .meta({ id: 'DayOptions' })
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
  force: z.boolean().optional().meta({
    description: 'Save although it breaks booked days; staff have seen which',
  }),
})

const tag = 'Calendar'
export const readAvailability = endpoint({
  method: 'get',
  path: '/api/availability',
  summary: 'List days with their availability',
  tag,
  staff: false,
  query: availabilityQuery,
  responses: { 200: z.array(DayAvailability) },
  refusals: [400, 404],
})
export const readDayOptions = endpoint({
  method: 'get',
  path: '/api/availability/:date',
  summary:
    'Get what is available on a day, with alternatives: nearby days, other themes and remaining add-ons',
  tag,
  staff: false,
  params: z.object({ date: partyDay() }),
  query: availabilityQuery.omit({ from: true, to: true }),
  responses: { 200: DayOptions },
  refusals: [404],
})
export const listUnavailableDates = endpoint({
  method: 'get',
  path: '/api/unavailable-dates',
  summary: 'List the days that the owner closed',
  tag,
  staff: false,
  responses: { 200: z.array(UnavailableDate) },
})
export const addUnavailableDate = endpoint({
  method: 'post',
  path: '/api/unavailable-dates',
  summary: 'Close a day',
  tag,
  staff: 'calendar',
  body: NewUnavailableDate,
  responses: { 201: UnavailableDate },
  refusals: [400, 409],
})
export const removeUnavailableDate = endpoint({
  method: 'delete',
  path: '/api/unavailable-dates/:id',
  summary: 'Reopen a day',
  tag,
  staff: 'calendar',
  params: idParams,
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  responses: { 204: null },
  refusals: [404, 409],
})
