import { z } from 'zod'
import { CustomerBooking } from '#contract/booking/bookings.ts'
import { BookingPage } from '#contract/family/booking-page.ts'
import { PARTY_PHASES } from '#domain/booking/party-phase.ts'

/**
 * What an assistant with the mailed link can read about a party: the order and its money, but nothing that identifies
 * the family.
 */
export const PartyStatus = CustomerBooking.pick({
  bookingId: true,
  bookingStatus: true,
  isPaid: true,
  themeId: true,
  themeName: true,
  bookingDate: true,
  numberOfNights: true,
  partyStartTime: true,
  deliveryWindow: true,
  numberOfTeepees: true,
  guestCount: true,
  addons: true,
  totalAmount: true,
  depositAmount: true,
  discountAmount: true,
  balanceAmount: true,
  holdExpiresAt: true,
}).extend({
  phase: z
    .enum(PARTY_PHASES)
    .describe(
      'Where the booking stands for the family. held: waits for its first payment; booked: paid in part or confirmed; thisWeek, tonight: the same, close to the party; after: the party is over; missed: its day passed unpaid',
    ),
  ...BookingPage.pick({
    paidAmount: true,
    owedAmount: true,
    dueAmount: true,
    dueSentence: true,
    balanceDueDay: true,
    canReschedule: true,
    rescheduleSentence: true,
    orderChanges: true,
    canCancel: true,
    refundAmount: true,
    refundSentence: true,
  }).shape,
  ownPageUrl: z.string().describe('The family’s own page, where it pays and sees everything'),
})
export type PartyStatus = z.infer<typeof PartyStatus>
