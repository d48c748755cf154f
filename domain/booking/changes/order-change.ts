import type { OrderChangeSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_START_TIME, startInstant } from '#domain/foundation/time/party-start.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { FAMILY_FIELD_NAMES, type FamilyAnswers } from '../booking-fields.ts'
import { isActive } from '../status.ts'

type AddonLines = readonly { readonly addonId: number; readonly quantity: number }[]

type Order = Pick<
  BookingFacts,
  | 'themeId'
  | 'numberOfTeepees'
  | 'numberOfNights'
  | 'guestCount'
  | 'partyStartTime'
  | 'partyAddress'
  | 'city'
  | 'zipCode'
> &
  FamilyAnswers & { readonly addons: AddonLines; readonly damageWaiver: boolean }

/** What a family wants to change; missing values stay unchanged. */
export type WantedOrder = { readonly [Name in keyof Order]?: Order[Name] | undefined }

/** Allergies are a kind of their own: the crew must read them before it sets out. */
export type ChangeKind = 'more' | 'addons' | 'fewer' | 'texts' | 'allergies'

const PARTICULARS = ['themeId', 'guestCount', 'partyAddress', 'city', 'zipCode'] as const

/** Returns the kinds of changes between the order and what is wanted; empty if nothing changes. */
export function changeKinds(order: Order, wanted: WantedOrder): Set<ChangeKind> {
  const kinds = new Set<ChangeKind>()
  const { numberOfTeepees = order.numberOfTeepees, numberOfNights = order.numberOfNights } = wanted
  const startTime = wanted.partyStartTime ?? order.partyStartTime ?? DEFAULT_START_TIME
  const isOther = PARTICULARS.some((name) => wanted[name] !== undefined && wanted[name] !== order[name])
  const isAtOther = startTime !== (order.partyStartTime ?? DEFAULT_START_TIME)
  const isLonger = numberOfNights > order.numberOfNights
  if (isOther || isAtOther || isLonger || numberOfTeepees > order.numberOfTeepees) kinds.add('more')
  if (numberOfTeepees < order.numberOfTeepees || numberOfNights < order.numberOfNights) kinds.add('fewer')
  if (wanted.addons) {
    if (hasMore(wanted.addons, order.addons)) kinds.add('addons')
    if (hasMore(order.addons, wanted.addons)) kinds.add('fewer')
  }
  if (wanted.damageWaiver !== undefined && wanted.damageWaiver !== order.damageWaiver)
    kinds.add(wanted.damageWaiver ? 'more' : 'fewer')
  for (const name of FAMILY_FIELD_NAMES)
    if (wanted[name] !== undefined && wanted[name] !== order[name])
      kinds.add(name === 'allergiesAndNeeds' ? 'allergies' : 'texts')
  return kinds
}

/** Returns whether one list has more of any add-on than the other. */
export function hasMore(lines: AddonLines, than: AddonLines): boolean {
  const counts = new Map<number, number>()
  for (const { addonId, quantity } of lines) counts.set(addonId, (counts.get(addonId) ?? 0) + quantity)
  for (const { addonId, quantity } of than) counts.set(addonId, (counts.get(addonId) ?? 0) - quantity)
  return [...counts.values()].some((left) => left > 0)
}

type DepositOrder = Pick<BookingFacts, 'numberOfTeepees' | 'numberOfNights' | 'isPaid'> & {
  readonly isDeposit: boolean
}

/** Returns whether an order that grows needs its own deposit: nobody holds ten teepees for the deposit of one. */
export function depositFollows(
  order: DepositOrder,
  wanted: WantedOrder,
  { depositFollowsFrom }: OrderChangeSettings,
): boolean {
  const { numberOfTeepees = order.numberOfTeepees, numberOfNights = order.numberOfNights } = wanted
  const isMore = numberOfTeepees > order.numberOfTeepees || numberOfNights > order.numberOfNights
  const isLarge = depositFollowsFrom > 0 && numberOfTeepees >= depositFollowsFrom
  return isMore && isLarge && order.isDeposit && order.isPaid
}

type Party = Pick<BookingFacts, 'bookingStatus' | 'bookingDate' | 'partyStartTime'>

type LimitedKind = Exclude<ChangeKind, 'texts' | 'allergies'>

export type ChangeLimits = {
  readonly now: Date
  readonly settings: OrderChangeSettings
  /** When the crew's work on the party day begins. */
  readonly crewBegins: Date
  /** The business's phone number. */
  readonly phone: string
}

/** Returns the last day for every kind of change that is still possible today. */
export function openUntil(
  bookingDate: PartyDay,
  { today, settings }: { readonly today: PartyDay; readonly settings: OrderChangeSettings },
): Partial<Record<LimitedKind, PartyDay>> {
  const kinds = ['more', 'addons', 'fewer'] as const
  const days = kinds.map((kind) => [kind, getLastDay(kind, bookingDate, settings)] as const)
  return Object.fromEntries(days.filter(([, lastDay]) => today <= lastDay))
}

function getLastDay(kind: LimitedKind, bookingDate: PartyDay, settings: OrderChangeSettings): PartyDay {
  const days = {
    more: settings.daysBeforeMore,
    addons: settings.daysBeforeAddons,
    fewer: settings.daysBeforeFewer,
  }
  return addDays(bookingDate, -days[kind])
}

/**
 * Returns why a family can no longer make these changes itself; the earliest deadline decides. Texts can be changed
 * until the party begins, allergies until the crew's day does.
 */
export function changeClosed(
  party: Party,
  kinds: ReadonlySet<ChangeKind>,
  { now, settings, crewBegins, phone }: ChangeLimits,
): Refusal | undefined {
  const { bookingStatus, bookingDate, partyStartTime } = party
  if (!isActive(bookingStatus))
    return refuse('booking_closed', 'orderChange.cannotBeChanged', { status: bookingStatus })
  if (!settings.enabled) return refuse('change_closed', 'orderChange.byContact')
  const begins = startInstant(bookingDate, partyStartTime ?? DEFAULT_START_TIME)
  if (now >= begins) return refuse('change_closed', 'orderChange.partyHasBegun')
  if (kinds.has('allergies') && now >= crewBegins)
    return refuse('change_closed', 'rules.allergiesByPhone', { phone })
  const today = partyDayAt(now)
  for (const kind of ['fewer', 'addons', 'more'] as const) {
    const lastDay = getLastDay(kind, bookingDate, settings)
    if (kinds.has(kind) && today > lastDay)
      return refuse('change_closed', 'orderChange.closed', { kind, lastDay })
  }
  return undefined
}
