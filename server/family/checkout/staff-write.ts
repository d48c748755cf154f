import { isDeepStrictEqual } from 'node:util'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
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
import { pricedColumns } from '#server/booking/bookings/price-order.ts'
import type { BookingColumns } from '#server/booking/bookings/write/booking-rows.ts'
import { cancelledColumns } from '#server/booking/bookings/write/cancelled.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import { addonsChange, orderChangeFacts } from '#server/booking/order-changes/order-write.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { changedColumns, type PlannedChange } from './plan-staff-change.ts'

type Decided = {
  readonly plan: PlannedChange
  /** The day's refusal that staff overrode. */
  readonly overruled: DateRefusal | undefined
  /** Missing if none changed. */
  readonly answers: readonly KeptAnswer[] | undefined
  readonly actor: string
  readonly now: Date
}

export function staffWrite(
  booking: FullBooking,
  change: BookingChange,
  { plan, overruled, answers, actor, now }: Decided,
): BookingWrite {
  const { order, settled } = plan
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
    event: {
      kind: getKind(booking, change, status),
      actor,
      facts:
        settled && change.putBack !== undefined
          ? orderChangeFacts(settled.before, settled.after)
          : bookingChangeFacts(booking, change, { ...plan, overruled, answers }),
    },
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

type Changes = KindFacts<'changes'>

type Told = Pick<PlannedChange, 'priced' | 'area'> & Pick<Decided, 'overruled' | 'answers'>

/** Returns what a change changes in a booking, for the audit log. */
function bookingChangeFacts(
  before: FullBooking,
  change: BookingChange,
  { priced, area, overruled, answers }: Told,
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
