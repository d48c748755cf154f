import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { optionalCents } from '#contract/wire/decimal.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { decidePaymentChange, takesMore, touchesPrice } from '#domain/booking/changes/booking-change.ts'
import { isActive } from '#domain/booking/status.ts'
import {
  areaRefusalToStaff,
  type DeliveryArea,
  deliveryTo,
  zipAreaCode,
} from '#domain/catalogue/pricing/delivery-area.ts'
import { priceBeforeTax } from '#domain/catalogue/pricing/rules/agreed-rule.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { remainingStay } from '#domain/foundation/time/stay.ts'
import { dayRefusal, shorterStayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import type { AddonLines, BookingColumns } from '#server/booking/bookings/write/booking-rows.ts'
import { describeMove } from '#server/booking/order-changes/change-mail.ts'
import { getEarlierOrder } from '#server/booking/order-changes/earlier-order.ts'
import { findMadeChange } from '#server/booking/order-changes/order-change-queries.ts'
import { changedSnapshot, isDepositIn } from '#server/booking/order-changes/order-snapshot.ts'
import { holdItems } from '#server/catalogue/items/hold-items.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { findZipArea } from '#server/catalogue/pricing/zip-areas.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { changeDisputed } from './change-order.ts'
import { type PricedChange, repriceBooking, settledChange, withPaidDeposit } from './price-order-change.ts'

type UnservedArea = Exclude<DeliveryArea, 'inside'>

/** A change by staff, as decided before anything is locked. */
export type PlannedChange = {
  /** The new price; missing if it stays, or if an earlier order is put back exactly. */
  readonly priced: PricedOrder | undefined
  /** What is written of the order; missing if its price stays and staff saw no statements. */
  readonly order:
    | {
        readonly columns: BookingColumns & Pick<FullBooking, 'couponId' | 'finalAmountCents'>
        /** Missing if they are unchanged. */
        readonly addons: AddonLines | undefined
      }
    | undefined
  /** Both statements, if staff saw them. */
  readonly settled: PricedChange | undefined
  readonly wanted: WantedParty
  /** The open payments that would charge another price, or for another change. */
  readonly stops: 'price' | 'change' | undefined
  readonly area: UnservedArea | undefined
}

/** Plans a change by staff, or refuses it. */
export async function planStaffChange(
  ctx: Context,
  seen: FullBooking,
  change: BookingChange,
  language: Language,
): Promise<PlannedChange | DetailedRefusal> {
  const { differenceAmount } = change
  const isSettled = differenceAmount !== undefined
  const unseen = refuseUnseen(change)
  if (unseen) return unseen
  const area = await findUnservedArea(ctx, seen, change)
  const refusal =
    (area && !change.overrideArea ? areaRefusalToStaff(area, change.zipCode ?? seen.zipCode) : undefined) ??
    (isSettled ? newerVersion('booking', seen.version, change.version) : undefined)
  if (refusal) return refusal
  const settled = isSettled ? await settleStaffChange(ctx, seen, change) : undefined
  if (isRefusal(settled)) return settled
  if (settled && settled.settlement.differenceCents !== optionalCents(differenceAmount))
    return changeDisputed(ctx, seen, settled, language)
  const priced = settled ? settled.priced : await priceAnew(ctx, seen, change)
  if (isRefusal(priced)) return priced
  const order = settled
    ? { columns: { ...settled.after.columns, isDeposit: settled.isDeposit }, addons: settled.after.addons }
    : priced && { columns: pricedColumns(priced), addons: change.addons && priced.addons }
  const { finalAmountCents } = order?.columns ?? seen
  const payment = decidePaymentChange(seen, { finalAmountCents, isDeposit: (settled ?? change).isDeposit })
  if (isRefusal(payment)) return payment
  const stops = payment.stopPayments ? 'price' : settled && seen.isPaid ? 'change' : undefined
  return { priced, order, settled, wanted: getWantedParty(change, order), stops, area }
}

/** A price set by hand and an earlier order are never settled unseen, and a status is not settled at all. */
function refuseUnseen({ differenceAmount, priceByHand, putBack, bookingStatus }: BookingChange) {
  const unseen = differenceAmount === undefined ? (priceByHand ?? putBack) : bookingStatus
  return unseen === undefined ? undefined : refuse('invalid', 'bookings.lookFirst')
}

/**
 * Returns why a change takes a party to an address without a delivery fee; an address that already had none is not
 * questioned.
 */
async function findUnservedArea(
  ctx: Context,
  booking: Pick<FullBooking, 'zipCode'>,
  { zipCode }: BookingChange,
): Promise<UnservedArea | undefined> {
  if (zipCode === undefined || zipAreaCode(zipCode) === zipAreaCode(booking.zipCode)) return undefined
  const { delivery } = await readPricing(ctx.db)
  const { area } = deliveryTo(zipCode, delivery, findZipArea)
  return delivery.enabled && area !== 'inside' ? area : undefined
}

type SettledChange = PricedChange & Pick<PlannedChange, 'priced'>

/** Prices and settles staff's changes by the same rule as a family's. Does not check for room on the day. */
export async function settleStaffChange(
  ctx: Context,
  booking: FullBooking,
  change: BookingChange,
): Promise<SettledChange | Refusal> {
  const { bookingStatus, bookingDate } = booking
  if (!isActive(bookingStatus))
    return refuse('booking_closed', 'orderChange.cannotBeChanged', { status: bookingStatus })
  const { putBack } = change
  const earlier = putBack === undefined ? undefined : await findEarlierOrder(ctx, booking, change, putBack)
  if (isRefusal(earlier)) return earlier
  const sold = { ...booking, priceTerms: withPaidDeposit(booking) }
  const priced = earlier ? undefined : await priceAnew(ctx, sold, change)
  if (isRefusal(priced)) return priced
  const after = earlier ?? changedSnapshot(booking, change, priced)
  const gone = earlier && (await holdItems(ctx.db, { ...after.columns, ...after }))
  if (gone) return gone
  const settled = settledChange(ctx, booking, {
    after,
    isDeposit: earlier ? isDepositIn(after) : (change.isDeposit ?? booking.isDeposit),
    area: priced?.area ?? 'inside',
    bookingDate: change.bookingDate,
    isMadeAtOnce: true,
  })
  if (earlier || (change.bookingDate ?? bookingDate) === bookingDate) return { ...settled, priced }
  return { ...settled, messages: [...settled.messages, ...describeMove(ctx, booking)], priced }
}

async function findEarlierOrder(
  ctx: Context,
  booking: FullBooking,
  { bookingDate = booking.bookingDate }: BookingChange,
  id: number,
): Promise<OrderSnapshot | Refusal> {
  const made = await findMadeChange(ctx.db, { bookingId: booking.id, id })
  return made
    ? getEarlierOrder({ ...booking, bookingDate }, made)
    : refuse('not_found', 'bookings.changeUnknown')
}

/** Returns the new price of what staff change; undefined if it stays. */
async function priceAnew(
  ctx: Context,
  booking: FullBooking,
  change: BookingChange,
): Promise<PricedOrder | undefined | Refusal> {
  const { priceByHand } = change
  if (!priceByHand && !touchesPrice(change, booking)) return undefined
  const agreedPriceCents =
    priceByHand && (optionalCents(priceByHand.amount) ?? priceBeforeTax(booking.priceLines))
  return repriceBooking(ctx, booking, { ...change, agreedPriceCents })
}

export function changedBooking(
  booking: FullBooking,
  { after: { columns, themeName }, isDeposit }: PricedChange,
  change: BookingChange,
): FullBooking {
  return { ...booking, ...changedColumns(change), ...columns, themeName, isDeposit }
}

/** What a party takes of its nights once staff have changed it; missing values stay unchanged. */
type WantedParty = Omit<BookingChange, 'addons'> & {
  readonly addons?: readonly { readonly addonId: number; readonly quantity: number }[] | undefined
}

export function getWantedParty(change: BookingChange, order: PlannedChange['order']): WantedParty {
  return { ...change, ...order?.columns, addons: order?.addons }
}

/**
 * Checks the calendar only if the change makes the booking take more than it already holds, or has it collected
 * earlier; of a stay that is under way, the nights that are left.
 */
export async function capacityRefusal(
  db: Queryable,
  ctx: Context,
  booking: FullBooking,
  wanted: WantedParty,
): Promise<DateRefusal | undefined> {
  const now = ctx.now()
  if (wanted.bookingStatus === 'cancelled') return undefined
  const changed = { ...booking, ...changedColumns(wanted), addons: wanted.addons }
  if (!takesMore(booking, wanted, now)) return shorterStayRefusal(db, booking, changed, now)
  const today = partyDayAt(now)
  const isSetUp = changed.bookingDate === booking.bookingDate && changed.bookingDate < today
  return dayRefusal(db, { ...changed, ...(isSetUp && { ...remainingStay(changed, today), isSetUp }) }, now)
}

const DETAILS = [
  'bookingDate',
  'numberOfNights',
  'partyStartTime',
  'themeId',
  'numberOfTeepees',
  'customerName',
  'customerEmail',
  'customerPhone',
  'partyAddress',
  'city',
  'state',
  'zipCode',
  'language',
  'guestCount',
  ...BOOKING_FIELD_NAMES,
  'isDeposit',
] as const satisfies (keyof BookingChange & keyof BookingRow)[]

/** Returns the columns that staff changed; status, coupon and amounts are computed elsewhere. */
export function changedColumns(change: Omit<BookingChange, 'addons'>): Partial<BookingRow> {
  return Object.fromEntries(
    DETAILS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
  )
}
