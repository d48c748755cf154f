import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { reserveCouponUse } from '#domain/booking/changes/booking-change.ts'
import { type StatusChange, statusChange } from '#domain/booking/changes/status-change.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { AddonLines, BookingColumns } from '#server/booking/bookings/write/booking-rows.ts'
import { cancelledColumns } from '#server/booking/bookings/write/cancelled.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import { changedColumns } from './booking-change-columns.ts'

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

/** Returns what is written when staff change a booking. */
export function staffWrite(
  booking: FullBooking,
  change: BookingChange,
  { order, answers, facts, actor, now }: Decided,
): BookingWrite {
  const couponId = order ? order.columns.couponId : booking.couponId
  const couponHeld = reserveCouponUse(couponId, booking) !== null
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
