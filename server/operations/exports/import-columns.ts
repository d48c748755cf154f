import type { UnavailableDate } from '#contract/booking/availability.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import type { Customer } from '#contract/people/customers.ts'
import type { CsvColumn } from '#domain/foundation/text/csv.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'

const amount = (decimal: string | null) => (decimal === null ? null : { amount: decimal })
const day = (instant: string | null) => (instant === null ? null : partyDayAt(new Date(instant)))

/**
 * The columns of sheets that can be imported again: headings are the field names from domain/operations/imports, and the columns
 * after them are for people.
 */
export const importColumns = {
  /**
   * @param startTimes by booking id, null if the family has not chosen one; responses contain the default time instead
   */
  bookings: (startTimes: ReadonlyMap<number, string | null>): CsvColumn<Booking>[] => [
    ['bookingId', (booking) => booking.bookingId],
    ['bookingDate', (booking) => booking.bookingDate],
    ['partyStartTime', (booking) => startTimes.get(booking.id) ?? null],
    ['customerName', (booking) => booking.customerName],
    ['customerEmail', (booking) => booking.customerEmail],
    ['customerPhone', (booking) => booking.customerPhone],
    ['partyAddress', (booking) => booking.partyAddress],
    ['city', (booking) => booking.city],
    ['state', (booking) => booking.state],
    ['zipCode', (booking) => booking.zipCode],
    ['themeName', (booking) => booking.themeName],
    ['numberOfTeepees', (booking) => booking.numberOfTeepees],
    ['guestCount', (booking) => booking.guestCount],
    ['addons', ({ addons }) => addons.map(({ name, quantity }) => `${name} x${quantity}`).join('; ')],
    ['totalAmount', (booking) => amount(booking.totalAmount)],
    ['discountAmount', (booking) => amount(booking.discountAmount)],
    ['couponCode', (booking) => booking.couponCode],
    ['paidAmount', (booking) => amount(booking.paidAmount)],
    ['depositAmount', (booking) => amount(booking.depositAmount)],
    ['bookingStatus', (booking) => booking.bookingStatus],
    ['language', (booking) => booking.language],
    ['specialRequests', (booking) => booking.specialRequests],
    ['customThemeDetails', (booking) => booking.customThemeDetails],
    ['allergiesAndNeeds', (booking) => booking.allergiesAndNeeds],
    ['floor', (booking) => booking.floor],
    ['stairs', ({ stairs }) => (stairs === null ? null : stairs ? 'yes' : 'no')],
    ['number', (booking) => booking.id],
    ['bookedAt', (booking) => booking.createdAt],
  ],
  customers: [
    ['customerName', ({ name }) => name],
    ['customerEmail', ({ emails }) => emails[0] ?? null],
    ['customerPhone', ({ phones }) => phones[0] ?? null],
    ['notes', ({ notes }) => notes],
    ['birthMonth', ({ birthMonth }) => birthMonth],
    ['otherEmails', ({ emails }) => emails.slice(1).join(' ')],
  ] satisfies CsvColumn<Customer & { readonly notes: string }>[],
  coupons: [
    ['code', ({ code }) => code],
    ['description', ({ description }) => description],
    ['discountType', ({ discountType }) => discountType],
    ['discountValue', ({ discountValue }) => amount(discountValue)],
    ['minimumAmount', ({ minimumAmount }) => amount(minimumAmount)],
    ['maxUses', ({ maxUses }) => maxUses],
    ['usedCount', ({ usedCount }) => usedCount],
    ['validFrom', ({ validFrom }) => day(validFrom)],
    ['validUntil', ({ validUntil }) => day(validUntil)],
    ['active', ({ active }) => (active ? 'yes' : 'no')],
  ] satisfies CsvColumn<Coupon>[],
  unavailableDates: [
    ['date', ({ date }) => date],
    ['reason', ({ reason }) => reason],
  ] satisfies CsvColumn<UnavailableDate>[],
  addons: [
    ['name', ({ name }) => name],
    ['description', ({ description }) => description],
    ['price', ({ price }) => amount(price)],
    ['priceUnit', ({ priceUnit }) => priceUnit],
    ['stock', ({ stock }) => stock],
    ['available', ({ available }) => (available ? 'yes' : 'no')],
    ['featured', ({ featured }) => (featured ? 'yes' : 'no')],
  ] satisfies CsvColumn<Addon>[],
}
