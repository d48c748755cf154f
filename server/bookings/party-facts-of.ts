import { balanceDueDay, owedCents } from '#domain/booking/balance.ts'
import { textsOf } from '#domain/booking/booking-fields.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { statement } from '#domain/booking/statement.ts'
import { partyDayAt } from '#domain/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import type { PartyFacts } from '#server/mail/templates/party-facts.ts'
import { findBooking } from './booking-queries.ts'
import type { FullBooking } from './full-booking.ts'
import { ownBookingUrl } from './own-booking-link.ts'

/** What mails say about a booking, as it is in this transaction. */
export async function partyFactsOf(tx: Transaction, ctx: Context, bookingId: number): Promise<PartyFacts> {
  const booking = await findBooking(tx, { id: bookingId })
  if (!booking) throw new Error('The booking is gone')
  return { ...factsOf(booking), ownPageUrl: await ownBookingUrl(tx, ctx, booking) }
}

function factsOf(booking: FullBooking) {
  const { reference, customerName, customerEmail, customerPhone, themeName, isDeposit } = booking
  return {
    reference,
    number: booking.id,
    customerName,
    customerEmail,
    customerPhone,
    themeName,
    teepees: booking.numberOfTeepees,
    guestCount: booking.guestCount,
    bookingDate: booking.bookingDate,
    partyStartTime: booking.partyStartTime,
    address: addressOf(booking),
    texts: textsOf(booking),
    termsVersion: booking.termsVersion,
    statement: statement({
      ...booking,
      lines: booking.priceLines,
      isDeposit,
      isCancelled: booking.bookingStatus === 'cancelled',
      bookingDate: booking.bookingDate,
      bookedOn: partyDayAt(booking.createdAt),
    }),
    isDeposit,
    paidCents: booking.paidCents,
    owedCents: owedCents(booking),
    balanceDueDay: balanceDueDay(booking.bookingDate, partyDayAt(booking.createdAt)),
  }
}
