import { z } from 'zod'
import { GUESTS } from '#domain/booking/order/details-rules.ts'
import { bookingDetails } from '../booking/booking-fields.ts'
import { PartyOrder } from '../booking/bookings.ts'
import { describeCalls } from '../wire/endpoint.ts'
import { email } from '../wire/fields.ts'

/** The choices a visitor has made so far for a party. */
export const ChosenParty = PartyOrder.pick({
  themeId: true,
  numberOfTeepees: true,
  addons: true,
  partyStartTime: true,
}).extend({
  numberOfNights: bookingDetails.numberOfNights.default(1),
  email: email(),
  guestCount: bookingDetails.guestCount.default(GUESTS.default),
  bookingDate: bookingDetails.bookingDate.nullish().describe('Missing until a day is chosen'),
  zipCode: bookingDetails.zipCode.nullish().describe('Without it, delivery and tax are not known yet'),
})
export type ChosenParty = z.output<typeof ChosenParty>

const visitors = describeCalls({ tag: 'Follow-ups', staff: false })
export const mailParty = visitors.post(
  '/api/party-mails',
  'Mail a chosen party to the address that somebody types, with a link that goes on with it',
  { body: ChosenParty, accepts: z.object({ success: z.boolean() }), refuses: [404, 409, 429] },
)
