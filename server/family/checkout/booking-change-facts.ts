import { isDeepStrictEqual } from 'node:util'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import type { TaxExemption } from '#domain/catalogue/pricing/types.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { answersChange } from '#server/booking/bookings/answer-questions.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { changedColumns } from './booking-change-columns.ts'
import type { UnservedArea } from './unserved-area.ts'

type Changes = KindFacts<'changes'>

/** What staff overrode: a day that was not available, or an address without a delivery fee. */
export type StaffOverrides = {
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

/** Returns an exemption as the audit log stores it. */
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

type Line = { readonly name: string; readonly quantity: number }

function addonsChange(before: readonly Line[], after: readonly Line[]): Pick<Changes, 'addons'> {
  const listed = (lines: readonly Line[]) => lines.map(({ name, quantity }) => ({ name, quantity }))
  const addons = { before: listed(before), after: listed(after) }
  return isDeepStrictEqual(addons.before, addons.after) ? {} : { addons }
}
