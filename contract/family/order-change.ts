import { z } from 'zod'
import { pickFamilyFields } from '#domain/booking/booking-fields.ts'
import { bookingDetails } from '../booking/booking-fields.ts'
import { bookingPageCall, families } from '../booking/booking-page-call.ts'
import { BookingChange } from '../booking/staff-bookings.ts'
import { PaymentIntent } from '../money/payments.ts'
import { PublicQuote } from '../money/pricing.ts'
import { namedObject } from '../wire/endpoint.ts'
import { decimal, instant, signedAmount, signedDecimal } from '../wire/fields.ts'
import { BookingPage } from './booking-page.ts'

/** What a family can change about its order; missing values stay unchanged. */
export const WantedOrder = BookingChange.pick({
  themeId: true,
  numberOfTeepees: true,
  numberOfNights: true,
  addons: true,
  guestCount: true,
  partyStartTime: true,
  partyAddress: true,
  city: true,
  zipCode: true,
  damageWaiver: true,
}).extend(z.object(pickFamilyFields(bookingDetails)).partial().shape)

export const ChangeQuote = namedObject('ChangeQuote', {
  before: PublicQuote,
  after: PublicQuote,
  differenceAmount: signedDecimal.meta({
    description: 'How much more the party costs, after its coupon; negative if less',
    example: '-75.00',
  }),
  paidAmount: decimal.describe('What is paid before the change, less refunds'),
  dueNowAmount: decimal.describe('Due before the change applies'),
  refundAmount: decimal.describe('The refund, by the refund steps of today'),
  keptAmount: decimal.describe('What was paid above the new price and is kept, by the same steps'),
  balanceAmount: decimal.describe('What is left to pay once the change applies'),
  balanceDueDay: z.string(),
  sentence: z.string(),
  roomSentence: z
    .string()
    .optional()
    .describe('Only if the day lacks room for the order now, and the change would be refused'),
  canWait: z
    .literal(true)
    .optional()
    .describe('Only if the booking can wait for the room that its day lacks, see change-wait'),
  version: z.int(),
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

export const PendingChange = PaymentIntent.extend({
  changeId: z.int(),
  expiresAt: instant.describe('Until when the change holds what it needs'),
}).meta({ id: 'PendingChange' })
export type PendingChange = z.infer<typeof PendingChange>

export const ChangeOptions = z
  .object({ themeIds: z.array(z.int()).describe('Its own theme, and those free on its day') })
  .meta({ id: 'ChangeOptions' })

export const readChangeOptions = families.get(
  '/api/my-bookings/:reference/change-options',
  'List what the order could change to on its day',
  {
    query: bookingPageCall.query.extend({ numberOfTeepees: bookingDetails.numberOfTeepees.optional() }),
    returns: ChangeOptions,
  },
)
export const quoteFamilyChange = families.post(
  '/api/my-bookings/:reference/change-quote',
  'Get the order before and after a change, and what the difference means today',
  { body: WantedOrder, returns: ChangeQuote, refuses: [409, 422] },
)
export const changeFamilyOrder = families.post(
  '/api/my-bookings/:reference/change',
  'Change the order; 201 with a payment if the difference is due first: the change applies once it is paid',
  {
    body: WantedOrder.extend({ version: z.int32(), differenceAmount: signedAmount }),
    returns: BookingPage,
    creates: PendingChange,
    refuses: [409, 422, 502],
  },
)

/** What a booking can be on the waiting list for: more teepees or another theme, and what goes with them. */
export const WantedMore = WantedOrder.pick({
  themeId: true,
  numberOfTeepees: true,
  addons: true,
  guestCount: true,
})

export const waitForMore = families.post(
  '/api/my-bookings/:reference/change-wait',
  'Join the waiting list for a bigger order on the same day; 200 if already waiting for it',
  { body: WantedMore, creates: BookingPage, returns: BookingPage, refuses: [409, 422] },
)
export const stopWaitingForMore = families.delete(
  '/api/my-bookings/:reference/change-wait',
  'Leave the waiting list for a bigger order, and give up an offered one',
)
