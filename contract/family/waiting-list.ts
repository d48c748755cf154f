import { z } from 'zod'
import { WAITING_STATUSES } from '#domain/family/waiting-list.ts'
import { bookingDetails } from '../booking/booking-fields.ts'
import { textConsent } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, instant, NAME_MAX, text } from '../wire/fields.ts'

/** A waiting list entry for a full day. */
export const WaitingListEntry = z
  .object({
    id: z.int(),
    bookingDate: z.string(),
    numberOfTeepees: z.int(),
    themeId: z.int().nullable(),
    customerName: z.string(),
    customerEmail: z.string(),
    status: z.enum(WAITING_STATUSES),
    offerExpiresAt: instant.nullable().meta({ description: 'Until when a place is held' }),
    createdAt: instant,
    changesBooking: z.int().optional().meta({
      description:
        'The number of the booking that waits for a bigger order; theme and teepees are those of the whole order',
    }),
  })
  .meta({ id: 'WaitingListEntry' })
export type WaitingListEntry = z.infer<typeof WaitingListEntry>

export const NewWaitingListEntry = z
  .object({
    bookingDate: bookingDetails.bookingDate,
    numberOfTeepees: bookingDetails.numberOfTeepees,
    customerName: text({ required: fieldError('booking.party.enterName'), max: NAME_MAX, isLine: true }),
    customerEmail: email(),
    themeId: bookingDetails.themeId.nullish(),
    textConsent,
    customerPhone: bookingDetails.customerPhone.nullish().meta({ description: 'Required with textConsent' }),
  })
  .refine(({ textConsent, customerPhone }) => !textConsent || customerPhone, {
    message: fieldError('texts.phoneNeeded'),
    path: ['customerPhone'],
  })
export type NewWaitingListEntry = z.output<typeof NewWaitingListEntry>

const tag = 'Waiting list'
const own = { tag, staff: false, params: z.object({ token: z.string().max(100) }) } as const

export const joinWaitingList = endpoint({
  method: 'post',
  path: '/api/waiting-list',
  summary: 'Join the waiting list for a full day; 200 if already on it',
  tag,
  staff: false,
  body: NewWaitingListEntry,
  responses: { 201: WaitingListEntry, 200: WaitingListEntry },
  refusals: [400, 409],
})
export const readFamilyWaiting = endpoint({
  ...own,
  method: 'get',
  path: '/api/waiting-list/:token',
  summary:
    'Get your place on the waiting list, with the token from the emailed link; this confirms the e-mail address',
  responses: { 200: WaitingListEntry },
  refusals: [404],
})
export const leaveWaitingList = endpoint({
  ...own,
  method: 'delete',
  path: '/api/waiting-list/:token',
  summary: 'Leave the waiting list, and give up an offered place',
  responses: { 204: null },
  refusals: [404],
})
export const listWaiting = endpoint({
  method: 'get',
  path: '/api/admin/waiting-list',
  summary: 'List the waiting list by day, first in line first',
  tag,
  staff: 'calendar',
  responses: { 200: z.array(WaitingListEntry) },
})
