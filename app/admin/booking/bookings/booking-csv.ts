import type { Booking } from '#contract/booking/bookings.ts'
import type { Question } from '#contract/catalogue/questions.ts'
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingField,
  exportAnswer,
} from '#domain/booking/booking-fields.ts'
import type { CsvColumn } from '#domain/foundation/text/csv.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getSourceName } from '#domain/money/reports/touch.ts'

type Column = CsvColumn<Booking>

/** In English for every user, because programs rely on the names: these fifteen, in this order. */
export const USUAL_COLUMNS: readonly Column[] = [
  ['Booking ID', (booking) => booking.id],
  ['Customer Name', (booking) => booking.customerName],
  ['Email', (booking) => booking.customerEmail],
  ['Phone', (booking) => booking.customerPhone],
  ['Theme', (booking) => booking.themeName],
  ['Booking Date', (booking) => booking.bookingDate],
  ['Party Address', (booking) => booking.partyAddress],
  ['City', (booking) => booking.city],
  ['State', (booking) => booking.state],
  ['ZIP', (booking) => booking.zipCode],
  ['Guest Count', (booking) => booking.guestCount],
  ['Total Amount', (booking) => booking.totalAmount],
  ['Payment Status', (booking) => (booking.isPaid ? 'Paid' : 'Unpaid')],
  ['Booking Status', (booking) => booking.bookingStatus],
  answerColumn('specialRequests'),
]

/** Everything staff may read about a booking: the fifteen standard columns, then further ones. */
export const ALL_COLUMNS: readonly Column[] = [
  ...USUAL_COLUMNS,
  ...BOOKING_FIELD_NAMES.filter((name) => name !== 'specialRequests').map(answerColumn),
  ['Reference', (booking) => booking.bookingId],
  ['Start Time', (booking) => booking.partyStartTime],
  ['Delivery From', (booking) => booking.deliveryWindow.from],
  ['Delivery To', (booking) => booking.deliveryWindow.to],
  ['Teepees', (booking) => booking.numberOfTeepees],
  ['Add-ons', (booking) => booking.addons.map(({ name, quantity }) => `${quantity} x ${name}`).join('; ')],
  ['Subtotal', (booking) => ({ amount: booking.subtotalAmount })],
  ['Delivery Fee', (booking) => ({ amount: booking.deliveryAmount })],
  ['Tax', (booking) => ({ amount: booking.taxAmount })],
  ['Deposit', (booking) => ({ amount: booking.depositAmount })],
  ['Coupon', (booking) => booking.couponCode],
  ['Discount', (booking) => ({ amount: booking.discountAmount })],
  ['Paid', (booking) => ({ amount: booking.paidAmount })],
  ['Owed', (booking) => ({ amount: booking.owedAmount })],
  ['Cancel Reason', (booking) => booking.cancelReason],
  ['Team Notes', (booking) => booking.teamNotes ?? null],
  ['Language', (booking) => booking.language],
  // How the family found the site: the visit it booked on, its first visit, and its own answer.
  ['Source', ({ touches }) => (touches ? getSourceName(touches.last) : null)],
  ['First Source', ({ touches }) => (touches ? getSourceName(touches.first) : null)],
  ['Heard From', ({ touches }) => touches?.heardFrom ?? null],
  ['Created', (booking) => booking.createdAt],
  ['Nights', (booking) => booking.numberOfNights ?? 1],
]

/** Returns a column for an answer to one of the owner's questions. */
export function ownAnswerColumn({ id, label }: Pick<Question, 'id' | 'label'>): Column {
  return [
    label,
    ({ answers }) => {
      const answer = answers.find(({ questionId }) => questionId === id)
      const shown = answer && [answer.valueLabel ?? answer.value].flat()
      return (
        shown?.map((one) => (typeof one === 'boolean' ? (one ? 'Yes' : 'No') : String(one))).join('; ') ??
        null
      )
    },
  ]
}

function answerColumn(name: BookingField): Column {
  return [BOOKING_FIELDS[name].column, (booking) => exportAnswer(name, booking[name])]
}

export type BookingColumns = readonly Column[]

export function bookingsFileName(today: PartyDay): string {
  return `bookings-${today}.csv`
}
