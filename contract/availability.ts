import { z } from 'zod'
import { TEEPEES } from '#domain/booking/selection-rules.ts'
import { endpoint } from './endpoint.ts'
import { idParams, type NumberOrText, partyDay, storedId, text } from './fields.ts'

export const DayAvailability = z
  .object({
    date: z.string(),
    available: z.boolean(),
    teepeesLeft: z.int(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'DayAvailability' })
export type DayAvailability = z.infer<typeof DayAvailability>

export const UnavailableDate = z
  .object({ id: z.int(), date: z.string(), reason: z.string().nullable() })
  .meta({ id: 'UnavailableDate' })
export type UnavailableDate = z.infer<typeof UnavailableDate>

export const AVAILABILITY_DAYS_MAX = 400

export const availabilityQuery = z.object({
  from: partyDay(),
  to: partyDay(),
  themeId: storedId.optional(),
  teepees: z.coerce
    .number<NumberOrText>()
    .int()
    .min(TEEPEES.minimum)
    .max(TEEPEES.maximum)
    .default(TEEPEES.default),
  bookingId: z.string().max(40).optional().meta({
    description: 'The reference of the customer’s own unpaid booking, which does not stand in its own way',
  }),
})

export const NewUnavailableDate = z.object({
  date: partyDay('A date is required'),
  reason: z
    .union([
      z.literal('').transform(() => null),
      text({ min: 3, max: 500, required: 'Reason must be at least 3 characters' }),
    ])
    .nullish()
    .transform((reason) => reason ?? null),
})

const tag = 'Calendar'
export const readAvailability = endpoint({
  method: 'get',
  path: '/api/availability',
  summary: 'Which days are free',
  tag,
  staff: false,
  query: availabilityQuery,
  responses: { 200: z.array(DayAvailability) },
  refusals: [400, 404],
})
export const listUnavailableDates = endpoint({
  method: 'get',
  path: '/api/unavailable-dates',
  summary: 'Days the owner closed',
  tag,
  staff: false,
  responses: { 200: z.array(UnavailableDate) },
})
export const addUnavailableDate = endpoint({
  method: 'post',
  path: '/api/unavailable-dates',
  summary: 'Close a day',
  tag,
  staff: true,
  body: NewUnavailableDate,
  responses: { 201: UnavailableDate },
  refusals: [400, 409],
})
export const removeUnavailableDate = endpoint({
  method: 'delete',
  path: '/api/unavailable-dates/:id',
  summary: 'Open a day again',
  tag,
  staff: true,
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
