import type { CallRequest } from '#contract/calls.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { eachFamilyField, type FamilyField, toInputValue } from '#domain/booking/booking-fields.ts'

type Booking = BookingPage['booking']

/** The input of the order change form. */
export type OrderDraft = Readonly<
  Pick<
    Booking,
    'themeId' | 'numberOfTeepees' | 'guestCount' | 'partyStartTime' | 'partyAddress' | 'city' | 'zipCode'
  >
> &
  Readonly<Record<FamilyField, string>> & {
    readonly numberOfNights: number
    readonly damageWaiver: boolean
    /** By add-on id. */
    readonly addons: Readonly<Record<number, number>>
  }

/** Only what the family has edited; the rest follows the booking, even if staff change it meanwhile. */
export type OrderEdits = Partial<OrderDraft>

export function toOrderDraft(booking: Booking, edits: OrderEdits = {}): OrderDraft {
  const { themeId, numberOfTeepees, guestCount, partyStartTime, partyAddress, city, zipCode } = booking
  const addons = Object.fromEntries(booking.addons.map(({ addonId, quantity }) => [addonId, quantity]))
  return {
    themeId,
    numberOfTeepees,
    numberOfNights: booking.numberOfNights ?? 1,
    damageWaiver: booking.damageWaiver === true,
    guestCount,
    partyStartTime,
    partyAddress,
    city,
    zipCode,
    ...eachFamilyField((name) => toInputValue(booking[name])),
    ...edits,
    addons: { ...addons, ...edits.addons },
  }
}

/** Returns the edits that turn the current order into the one on the waiting list. */
export function toEdits(
  booking: Pick<Booking, 'addons'>,
  { themeId, numberOfTeepees, guestCount, addons }: NonNullable<BookingPage['waitsFor']>,
): OrderEdits {
  const none = Object.fromEntries(booking.addons.map(({ addonId }) => [addonId, 0]))
  const wanted = addons?.map(({ addonId, quantity }) => [addonId, quantity] as const)
  return {
    themeId,
    numberOfTeepees,
    ...(guestCount !== undefined && { guestCount }),
    ...(wanted && { addons: { ...none, ...Object.fromEntries(wanted) } }),
  }
}

export type WantedOrder = NonNullable<CallRequest<'post', '/api/my-bookings/:reference/change-quote'>['body']>

/** Returns only what differs from the booking, as the API expects it. */
export function changedParts(booking: Booking, edits: OrderEdits): WantedOrder {
  const { addons: before, ...start } = toOrderDraft(booking)
  const { addons, ...wanted } = toOrderDraft(booking, edits)
  const names = Object.keys(start) as (keyof typeof start)[]
  const changed = Object.fromEntries(
    names.flatMap((name) => (wanted[name] === start[name] ? [] : [[name, wanted[name]]])),
  )
  const lines = Object.entries(addons).filter(([, quantity]) => quantity > 0)
  const isSame =
    lines.length === Object.keys(before).length &&
    lines.every(([id, quantity]) => before[Number(id)] === quantity)
  return {
    ...changed,
    ...(!isSame && { addons: lines.map(([id, quantity]) => ({ addonId: Number(id), quantity })) }),
  }
}

/** Returns the parts of an order that a booking can wait for. */
export function toWish({ themeId, numberOfTeepees, addons, guestCount }: WantedOrder) {
  return { themeId, numberOfTeepees, addons, guestCount }
}

/** Returns whether a booking is on the waiting list for exactly this order. */
export function isWaitingFor(
  { booking, waitsFor }: Pick<BookingPage, 'booking' | 'waitsFor'>,
  wanted: WantedOrder,
): boolean {
  if (!waitsFor) return false
  const wish = toWish(changedParts(booking, toEdits(booking, waitsFor)))
  return JSON.stringify(wish) === JSON.stringify(toWish(wanted))
}
