import type { OrderChangeSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_START_TIME, startInstant } from '#domain/foundation/time/party-start.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { FAMILY_FIELD_NAMES, type FamilyAnswers } from '../booking-fields.ts'
import { isActive } from '../status.ts'

type AddonLines = readonly { readonly addonId: number; readonly quantity: number }[]

type Order = Pick<
  BookingFacts,
  'themeId' | 'numberOfTeepees' | 'guestCount' | 'partyStartTime' | 'partyAddress' | 'city' | 'zipCode'
> &
  FamilyAnswers & { readonly addons: AddonLines }

/** What a family wants to change; missing values stay unchanged. */
export type WantedOrder = { readonly [Name in keyof Order]?: Order[Name] | undefined }

export type ChangeKind = 'more' | 'addons' | 'fewer' | 'texts'

const PARTICULARS = ['themeId', 'guestCount', 'partyAddress', 'city', 'zipCode'] as const

/** Returns the kinds of changes between the order and what is wanted; empty if nothing changes. */
export function changeKinds(order: Order, wanted: WantedOrder): Set<ChangeKind> {
  const kinds = new Set<ChangeKind>()
  const { numberOfTeepees = order.numberOfTeepees } = wanted
  const startTime = wanted.partyStartTime ?? order.partyStartTime ?? DEFAULT_START_TIME
  const isOther = PARTICULARS.some((name) => wanted[name] !== undefined && wanted[name] !== order[name])
  const isAtOther = startTime !== (order.partyStartTime ?? DEFAULT_START_TIME)
  if (isOther || isAtOther || numberOfTeepees > order.numberOfTeepees) kinds.add('more')
  if (numberOfTeepees < order.numberOfTeepees) kinds.add('fewer')
  if (wanted.addons) {
    if (hasMore(wanted.addons, order.addons)) kinds.add('addons')
    if (hasMore(order.addons, wanted.addons)) kinds.add('fewer')
  }
  if (FAMILY_FIELD_NAMES.some((name) => wanted[name] !== undefined && wanted[name] !== order[name]))
    kinds.add('texts')
  return kinds
}

/** Returns whether one list has more of any add-on than the other. */
export function hasMore(lines: AddonLines, than: AddonLines): boolean {
  const counts = new Map<number, number>()
  for (const { addonId, quantity } of lines) counts.set(addonId, (counts.get(addonId) ?? 0) + quantity)
  for (const { addonId, quantity } of than) counts.set(addonId, (counts.get(addonId) ?? 0) - quantity)
  return [...counts.values()].some((left) => left > 0)
}

type Party = Pick<BookingFacts, 'bookingStatus' | 'bookingDate' | 'partyStartTime'>

type LimitedKind = Exclude<ChangeKind, 'texts'>

/** Returns the last day for every kind of change that is still possible today. */
export function openUntil(
  bookingDate: PartyDay,
  { today, settings }: { readonly today: PartyDay; readonly settings: OrderChangeSettings },
): Partial<Record<LimitedKind, PartyDay>> {
  const kinds = ['more', 'addons', 'fewer'] as const
  const days = kinds.map((kind) => [kind, getLastDay(kind, bookingDate, settings)] as const)
  return Object.fromEntries(days.filter(([, lastDay]) => today <= lastDay))
}

/** Returns the last day on which a family can make a change of this kind. */
export function getLastDay(
  kind: LimitedKind,
  bookingDate: PartyDay,
  settings: OrderChangeSettings,
): PartyDay {
  const days = {
    more: settings.daysBeforeMore,
    addons: settings.daysBeforeAddons,
    fewer: settings.daysBeforeFewer,
  }
  return addDays(bookingDate, -days[kind])
}

/**
 * Returns why a family can no longer make these changes itself; the earliest deadline decides. Texts can be changed
 * until the party begins.
 */
export function changeClosed(
  party: Party,
  kinds: ReadonlySet<ChangeKind>,
  { now, settings }: { readonly now: Date; readonly settings: OrderChangeSettings },
): Refusal | undefined {
  const { bookingStatus, bookingDate, partyStartTime } = party
  if (!isActive(bookingStatus))
    return refuse('booking_closed', message('orderChange.cannotBeChanged', { status: bookingStatus }))
  if (!settings.enabled) return refuse('change_closed', message('orderChange.byContact'))
  const begins = startInstant(bookingDate, partyStartTime ?? DEFAULT_START_TIME)
  if (now >= begins) return refuse('change_closed', message('orderChange.partyHasBegun'))
  const today = partyDayAt(now)
  for (const kind of ['fewer', 'addons', 'more'] as const) {
    const lastDay = getLastDay(kind, bookingDate, settings)
    if (kinds.has(kind) && today > lastDay)
      return refuse('change_closed', message('orderChange.closed', { kind, lastDay }))
  }
  return undefined
}
