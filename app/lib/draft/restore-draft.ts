import { ADDON_QUANTITY, TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { DISCOUNT_TYPES } from '#domain/catalogue/pricing/discount.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { isPartyDay } from '#domain/foundation/time/party-day.ts'
import { PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import type { AppliedCoupon, BookingDraft, ChosenAddon, PendingOrder } from './booking-draft.ts'

type Check<Value> = (value: unknown) => value is Value

/**
 * Restores a stored draft field by field; invalid values are replaced by defaults. Anyone can edit storage,
 * and an older page may have written it.
 */
export function restoreDraft(stored: object, empty: BookingDraft): BookingDraft {
  const details = isRecord(stored) && isRecord(stored.details) ? stored.details : {}
  return {
    ...keepValid(stored, empty, CHECKS),
    details: keepValid(details, empty.details, detailsChecks(empty)),
  }
}

function keepValid<Shape extends object>(
  stored: object,
  empty: Shape,
  checks: { [Field in keyof Shape]?: Check<Shape[Field]> },
): Shape {
  const kept: Shape = { ...empty }
  for (const field of Object.keys(empty) as (keyof Shape)[]) {
    const value: unknown = isRecord(stored) ? stored[String(field)] : undefined
    if (checks[field]?.(value)) kept[field] = value
  }
  return kept
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const isWhole = (value: unknown, minimum: number, maximum: number): value is number =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum

const isId = (value: unknown): value is number => isWhole(value, 1, Number.MAX_SAFE_INTEGER)
const isTeepees = (value: unknown): value is number => isWhole(value, TEEPEES.minimum, TEEPEES.maximum)
const isNights = (value: unknown): value is number => isWhole(value, 1, NIGHTS_MOST)
const isDollars = (value: unknown): value is string => isText(value) && parseDollars(value) !== undefined

const isChosenAddon = (value: unknown): value is ChosenAddon =>
  isRecord(value) &&
  isId(value.addonId) &&
  isWhole(value.quantity, ADDON_QUANTITY.minimum, ADDON_QUANTITY.maximum)

const isCoupon = (value: unknown): value is AppliedCoupon =>
  isRecord(value) &&
  isText(value.code) &&
  DISCOUNT_TYPES.some((type) => type === value.discountType) &&
  isDollars(value.discountValue)

const isPendingOrder = (value: unknown): value is PendingOrder =>
  isRecord(value) && isText(value.idempotencyKey) && isText(value.body)

const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value)

const CHECKS: { [Field in Exclude<keyof BookingDraft, 'details'>]: Check<BookingDraft[Field]> } = {
  draftKey: (value): value is string => isText(value) && /^[0-9a-f]{32}$/.test(value),
  themeId: orNull(isId),
  themeName: isText,
  themePrice: isText,
  heardFrom: (value): value is string => value === '' || isHeardFrom(value),
  numberOfTeepees: isTeepees,
  numberOfNights: isNights,
  bookingDate: (value): value is string => isText(value) && (value === '' || isPartyDay(value)),
  addons: (value): value is readonly ChosenAddon[] => Array.isArray(value) && value.every(isChosenAddon),
  partyStartTime: (value): value is string => PARTY_START_TIMES.some((time) => time === value),
  offerToken: orNull(isText),
  damageWaiver: isBoolean,
  paymentOption: (value) => value === 'deposit' || value === 'full',
  appliedCoupon: orNull(isCoupon),
  bookingId: orNull(isText),
  pendingOrder: orNull(isPendingOrder),
  // Whatever else is in them, the server refuses.
  answers: isRecord as Check<BookingDraft['answers']>,
  wantsTexts: orNull(isBoolean),
  paymentComplete: isBoolean,
}

function detailsChecks({ details }: BookingDraft) {
  return Object.fromEntries(Object.keys(details).map((field) => [field, isText])) as {
    [Field in keyof typeof details]: Check<string>
  }
}
