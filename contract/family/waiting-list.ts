import { z } from 'zod'
import { WAITING_STATUSES } from '#domain/family/waiting-list.ts'
import { bookingDetails } from '../booking/booking-fields.ts'
import { textConsent } from '../booking/bookings.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, instant, NAME_MAX, text } from '../wire/fields.ts'

export const WaitingListEntry = namedObject('WaitingListEntry', {
  id: z.int(),
  bookingDate: z.string(),
  numberOfTeepees: z.int(),
  themeId: z.int().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  status: z.enum(WAITING_STATUSES),
  offerExpiresAt: instant.nullable().describe('Until when a place is held'),
  createdAt: instant,
  changesBooking: z
    .int()
    .optional()
    .describe(
      'The number of the booking that waits for a bigger order; theme and teepees are those of the whole order',
    ),
})
export type WaitingListEntry = z.infer<typeof WaitingListEntry>

export const NewWaitingListEntry = z
  .object({
    bookingDate: bookingDetails.bookingDate,
    numberOfTeepees: bookingDetails.numberOfTeepees,
    customerName: text({ required: fieldError('booking.fullDay.enterName'), max: NAME_MAX, isLine: true }),
    customerEmail: email(),
    themeId: bookingDetails.themeId.nullish(),
    textConsent,
    customerPhone: bookingDetails.customerPhone.nullish().describe('Required with textConsent'),
  })
  .refine(({ textConsent, customerPhone }) => !textConsent || customerPhone, {
    message: fieldError('texts.phoneNeeded'),
    path: ['customerPhone'],
  })
export type NewWaitingListEntry = z.output<typeof NewWaitingListEntry>

const tag = 'Waiting list'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'calendar' })

export const joinWaitingList = visitors.post(
  '/api/waiting-list',
  'Join the waiting list for a full day; 200 if already on it',
  { body: NewWaitingListEntry, creates: WaitingListEntry, returns: WaitingListEntry, refuses: [409] },
)
export const readFamilyWaiting = visitors.get(
  '/api/waiting-list/:token',
  'Get your place on the waiting list, with the token from the emailed link; this confirms the e-mail address',
  { params: { token: z.string().max(100) }, returns: WaitingListEntry },
)
export const leaveWaitingList = visitors.delete(
  '/api/waiting-list/:token',
  'Leave the waiting list, and give up an offered place',
  { params: { token: z.string().max(100) } },
)
export const listWaiting = staff.get(
  '/api/admin/waiting-list',
  'List the waiting list by day, first in line first',
  { returns: z.array(WaitingListEntry) },
)
