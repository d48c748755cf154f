import { isDeepStrictEqual } from 'node:util'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { willHoldCoupon } from '#domain/booking/changes/booking-change.ts'
import { type StatusChange, statusChange } from '#domain/booking/changes/status-change.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import type { TaxExemption } from '#domain/catalogue/pricing/types.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { answersChange } from '#server/booking/bookings/answer-questions.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import type { AddonLines, BookingColumns } from '#server/booking/bookings/write/booking-rows.ts'
import { cancelledColumns } from '#server/booking/bookings/write/cancelled.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import { addonsChange } from '#server/booking/order-changes/order-write.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import type { UnservedArea } from './unserved-area.ts'

export type NewOrder = {
  readonly columns: BookingColumns & Pick<FullBooking, 'couponId' | 'finalAmountCents' | 'themeId'>
  /** Missing if they are unchanged. */
  readonly addons: AddonLines | undefined
}

type Decided = {
  /** Missing if the price is unchanged. */
  readonly order: NewOrder | undefined
  /** Missing if none changed. */
  readonly answers: readonly KeptAnswer[] | undefined
  readonly facts: KindFacts<'changes'>
  readonly actor: string
  readonly now: Date
}

export function staffWrite(
  booking: FullBooking,
  change: BookingChange,
  { order, answers, facts, actor, now }: Decided,
): BookingWrite {
  const couponId = order ? order.columns.couponId : booking.couponId
  const couponHeld = willHoldCoupon(couponId, booking)
  const status = statusChange({ ...booking, couponId, couponHeld }, change.bookingStatus, now)
  const { customerEmail = booking.customerEmail } = change
  return {
    changes: {
      columns: { ...changedColumns(change), ...order?.columns, couponHeld, ...statusColumns(status, now) },
      // A booking that is reopened takes place even if others have used its coupon up.
      isCouponOptional: status.kind === 'set' && status.takesCouponAgain,
      addons: order?.addons,
      answers,
      teamNotes: change.teamNotes,
      revokesLinks: emailKey(customerEmail) !== emailKey(booking.customerEmail),
      move: { movedBy: actor, isUndo: change.undo === true },
    },
    event: { kind: getKind(booking, change, status), actor, facts },
  }
}

function getKind({ bookingDate }: FullBooking, change: BookingChange, status: StatusChange) {
  if (status.kind === 'cancel') return 'booking.set-cancelled'
  const isMoved = change.bookingDate !== undefined && change.bookingDate !== bookingDate
  return isMoved ? 'booking.moved' : 'booking.changed'
}

function statusColumns(status: StatusChange, now: Date): BookingColumns {
  if (status.kind === 'none') return {}
  if (status.kind === 'cancel') return cancelledColumns('staff', now)
  return { ...status.columns, ...(status.takesCouponAgain && { couponHeld: true }) }
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

type Changes = KindFacts<'changes'>

/** What staff overrode: a day that was not available, or an address without a delivery fee. */
type StaffOverrides = {
  readonly overruled: DateRefusal | undefined
  readonly area: UnservedArea | undefined
}

/** Returns what a change changes in a booking, for the audit log. */
export function bookingChangeFacts(
  before: FullBooking,
  change: BookingChange,
  priced: PricedOrder | undefined,
  { overruled, area, answers }: StaffOverrides & { readonly answers?: readonly KeptAnswer[] | undefined },
): Changes {
  const { bookingStatus, teamNotes } = change
  const columns = priced && pricedColumns(priced)
  return {
    kind: 'changes',
    changes: [
      ...getChanges(
        { ...before, ...toAmounts(before) },
        { ...changedColumns(change), bookingStatus, teamNotes, ...(columns && toAmounts(columns)) },
      ),
      ...(answers ? answersChange(before.answers, answers) : []),
    ],
    ...(priced &&
      priced.theme.id !== before.themeId && {
        theme: { before: before.themeName, after: priced.theme.name },
      }),
    ...(columns && exemptionChange(before, columns)),
    ...(priced && change.addons && addonsChange(before.bookedAddons, mergeAddons(priced.addons))),
    ...(change.priceByHand && { priceReason: change.priceByHand.reason }),
    ...(area && { area }),
    ...(overruled && { overruled: storeMessage(overruled.fact) }),
  }
}

export function storedExemption(exemption: TaxExemption | null | undefined) {
  return exemption ? { certificate: exemption.certificate, until: exemption.until ?? null } : null
}

type Priced = Pick<
  BookingRow,
  'totalCents' | 'depositCents' | 'discountCents' | 'finalAmountCents' | 'couponCode' | 'priceTerms'
>

function toAmounts(priced: Priced) {
  return {
    totalAmount: toDecimal(priced.totalCents),
    depositAmount: toDecimal(priced.depositCents),
    discountAmount: toDecimal(priced.discountCents),
    finalAmount: toDecimal(priced.finalAmountCents),
    couponCode: priced.couponCode,
  }
}

function exemptionChange(before: Priced, after: Priced): Pick<Changes, 'taxExemption'> {
  const taxExemption = {
    before: storedExemption(before.priceTerms?.tax?.exemption),
    after: storedExemption(after.priceTerms?.tax?.exemption),
  }
  return isDeepStrictEqual(taxExemption.before, taxExemption.after) ? {} : { taxExemption }
}
