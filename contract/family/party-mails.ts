import { z } from 'zod'
import { GUESTS } from '#domain/booking/order/details-rules.ts'
import { bookingDetails } from '../booking/booking-fields.ts'
import { PartyOrder } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { email } from '../wire/fields.ts'

/** The choices a visitor has made so far for a party. */
export const ChosenParty = PartyOrder.pick({
  themeId: true,
  numberOfTeepees: true,
  addons: true,
  partyStartTime: true,
}).extend({
  email: email(),
  guestCount: bookingDetails.guestCount.default(GUESTS.default),
  bookingDate: bookingDetails.bookingDate.nullish().meta({ description: 'Missing until a day is chosen' }),
  zipCode: bookingDetails.zipCode
    .nullish()
    .meta({ description: 'Without it, delivery and tax are not known yet' }),
})
export type ChosenParty = z.output<typeof ChosenParty>

export const mailParty = endpoint({
  method: 'post',
  path: '/api/party-mails',
  summary: 'Mail a chosen party to the address that somebody types, with a link that goes on with it',
  tag: 'Follow-ups',
  staff: false,
  body: ChosenParty,
  responses: { 202: z.object({ success: z.boolean() }) },
  refusals: [400, 404, 409, 429],
})
