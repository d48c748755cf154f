import { message, type TranslatedWords } from '#domain/foundation/messages/message.ts'
import { type DateRefusal, toDateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { type CollectionDays, type EarlierCollection, isWithoutCollections } from '../work/jobs.ts'
import type { WorkTerms } from '../work/work-settings.ts'
import {
  type BookedDemand,
  type Collections,
  calculateNeed,
  calculateStock,
  countLeft,
  countReserved,
  type Demand,
  type Resource,
  type StockChange,
} from './resources.ts'

/** Parties already on the calendar, individually or added up by their nights and theme. */
export type Reservation = Stay & {
  readonly themeId: number
  readonly teepees: number
  readonly parties: number
  /** How many of the theme's resources "per booking" they take; one for each party if missing. */
  readonly bookings?: number | undefined
}

export type CapacityLimits = {
  readonly maxPartiesPerDay: number
  /** All teepees the business owns, whatever their theme. */
  readonly teepeeStock: number
  /** Days on which there are more or fewer teepee frames. */
  readonly teepeeChanges?: readonly StockChange[] | undefined
  /** Days after the party until its teepees are available again. */
  readonly turnaroundDays: number
  /** If false, a party whose collection would fall on a closed day keeps its teepees until the next open one. */
  readonly collectOnClosedDays?: boolean | undefined
}

/** A question about everything that is limited in number. */
export type ResourceQuestion = {
  /** How many nights the new party lasts; one if missing. */
  readonly numberOfNights?: number | undefined
  /** Whether the party has begun, so that no crew sets it up anymore. */
  readonly isSetUp?: boolean | undefined
  readonly teepees: number
  readonly theme?: { readonly id: number } | undefined
  readonly addons?: readonly WantedAddon[] | undefined
  /** Must cover every party that shares a reserved day with the requested ones; omit a booking that is being moved. */
  readonly reservations: readonly Reservation[]
  /** Booked add-ons, individually or added up by day; they must cover the same days as the reservations. */
  readonly bookedAddons?: readonly BookedDemand[] | undefined
  /** Add-ons with a limited stock. */
  readonly addonStocks?:
    | readonly { readonly id: number; readonly name: string; readonly stock: number }[]
    | undefined
  readonly resources?: readonly Resource[] | undefined
  readonly unavailable: { readonly has: (day: PartyDay) => boolean }
  readonly limits: CapacityLimits
  /** When crews work; undefined if working time does not limit bookings. */
  readonly work?: WorkTerms | undefined
  /** How many add-ons the parties of each day take along; must cover the same days as the reservations. */
  readonly addonUnits?: readonly (Stay & { readonly units: number })[] | undefined
  /** While a change of nights is being paid, the longer order is among the reservations, and the shorter one here. */
  readonly earlierCollections?: readonly EarlierCollection[] | undefined
}

export type WantedAddon = {
  readonly addonId: number
  readonly name: string | TranslatedWords
  readonly quantity: number
}

/** The most teepees a party could have on a day, and why the requested party is not possible. */
export type Verdict = { readonly teepeesLeft: number; readonly refusal?: DateRefusal | undefined }

export type ResourceLoad = {
  readonly resources: readonly ResourceUse[]
  readonly addonStocks: readonly (ResourceUse & { readonly addonId: number })[]
}

type ResourceUse = { readonly resource: Resource; readonly reserved: ReadonlyMap<PartyDay, number> }

/** Returns how much all bookings take of resources and stocks, by day. */
export function calculateResourceLoad(question: Omit<ResourceQuestion, 'teepees'>): ResourceLoad {
  const { resources = [], addonStocks = [], bookedAddons = [], reservations, limits } = question
  if (resources.length === 0 && addonStocks.length === 0) return { resources: [], addonStocks: [] }
  const booked = [...bookedAddons, ...reservations.map(toDemand)]
  const withReserved = (resource: Resource) => ({
    resource,
    reserved: countReserved(resource, booked, planCollections(question)),
  })
  return {
    resources: resources.map(withReserved),
    addonStocks: addonStocks.map((addon) => ({
      addonId: addon.id,
      ...withReserved(calculateStock(addon, limits.turnaroundDays)),
    })),
  }
}

export function toDemand({ parties, bookings = parties, ...reservation }: Reservation): BookedDemand {
  return { ...reservation, units: reservation.teepees, bookings }
}

type CollectionFacts = Pick<ResourceQuestion, 'unavailable' | 'limits' | 'work'>

/** Returns what decides when things are collected. */
export function planCollections({ unavailable, limits, work }: CollectionFacts): Collections {
  return getCollections({ unavailable, collectOnClosedDays: limits.collectOnClosedDays, work })
}

/** Treats a day without working crews as a closed day on which nothing is collected. */
export function getCollections(days: CollectionDays): Collections {
  const { unavailable, collectOnClosedDays, work } = days
  if (!work) return { unavailable, collectOnClosedDays }
  return { unavailable: { has: (day) => isWithoutCollections(day, days) }, collectOnClosedDays: false }
}

/** Returns which of the theme's resources is missing, and how many teepees the resources allow. */
export function missingResource(
  day: PartyDay,
  question: ResourceQuestion,
  { resources }: ResourceLoad,
): Verdict {
  const { theme, teepees } = question
  if (!theme) return { teepeesLeft: Number.POSITIVE_INFINITY }
  let teepeesLeft = Number.POSITIVE_INFINITY
  let missing: Resource | undefined
  for (const { resource, reserved } of resources) {
    const withoutTeepees = calculateNeed(resource, themeDemand(theme.id, 0))
    const perTeepee = calculateNeed(resource, themeDemand(theme.id, 1)) - withoutTeepees
    if (withoutTeepees + perTeepee === 0) continue
    const spare =
      countLeft(stayFrom(day, question), resource, reserved, planCollections(question)) - withoutTeepees
    if (spare < perTeepee * teepees) missing ??= resource
    if (spare < 0) teepeesLeft = 0
    else if (perTeepee > 0) teepeesLeft = Math.min(teepeesLeft, Math.floor(spare / perTeepee))
  }
  return { teepeesLeft, refusal: missing && refuseTooFew(missing, day, teepeesLeft) }
}

/** Returns when the new party would be if it began on that day. */
export function stayFrom(
  bookingDate: PartyDay,
  { numberOfNights }: Pick<ResourceQuestion, 'numberOfNights'>,
): Stay {
  return { bookingDate, numberOfNights }
}

function themeDemand(themeId: number, teepees: number): Demand[] {
  return [{ themeId, teepees, units: teepees, bookings: 1 }]
}

function addonDemand(addonId: number, units: number, teepees: number): Demand {
  return { addonId, teepees, units, bookings: 1 }
}

function refuseTooFew({ name }: Resource, day: PartyDay, teepeesLeft: number): DateRefusal {
  return toDateRefusal(
    'date_unavailable',
    message('calendar.tooLittleLeft', { day, name }),
    teepeesLeft > 0 ? message('calendar.chooseFewerTeepees') : message('calendar.chooseOtherDate'),
  )
}

/** Returns a refusal for the first add-on that is not available besides everything else the party needs. */
export function missingAddon(
  day: PartyDay,
  question: ResourceQuestion,
  load: ResourceLoad,
): DateRefusal | undefined {
  const { theme, teepees, addons = [] } = question
  const wanted: Demand[] = theme ? themeDemand(theme.id, teepees) : []
  for (const { addonId, name, quantity } of addons) {
    wanted.push(addonDemand(addonId, quantity, teepees))
    for (const { resource, reserved } of [...load.addonStocks, ...load.resources]) {
      if (calculateNeed(resource, wanted.slice(-1)) === 0) continue
      const left = countLeft(stayFrom(day, question), resource, reserved, planCollections(question))
      if (calculateNeed(resource, wanted) > left) return tooFewAddons(name, day)
    }
  }
  return undefined
}

/**
 * Returns how many of an add-on a party could have besides its theme and its other add-ons; undefined if nothing limits
 * it.
 */
export function addonLeftOn(
  day: PartyDay,
  addonId: number,
  question: ResourceQuestion,
  load: ResourceLoad,
): number | undefined {
  const { theme, teepees, addons = [] } = question
  const others: Demand[] = theme ? themeDemand(theme.id, teepees) : []
  for (const other of addons)
    if (other.addonId !== addonId) others.push(addonDemand(other.addonId, other.quantity, teepees))
  let most: number | undefined
  for (const { resource, reserved } of [...load.addonStocks, ...load.resources]) {
    const needFor = (units: number) =>
      calculateNeed(resource, [...others, addonDemand(addonId, units, teepees)]) -
      calculateNeed(resource, others)
    const perUnit = needFor(1) - needFor(0)
    if (needFor(1) === 0) continue
    const spare =
      countLeft(stayFrom(day, question), resource, reserved, planCollections(question)) -
      calculateNeed(resource, others) -
      needFor(0)
    const left = spare < 0 ? 0 : perUnit === 0 ? Number.POSITIVE_INFINITY : Math.floor(spare / perUnit)
    most = Math.min(most ?? left, left)
  }
  return most
}

function tooFewAddons(name: WantedAddon['name'], day: PartyDay): DateRefusal {
  return toDateRefusal(
    'addon_unavailable',
    message('calendar.addonTaken', { name, day }),
    message('calendar.chooseFewerOfAddon'),
  )
}

export function addonsLeftOn(
  day: PartyDay,
  question: ResourceQuestion,
  { addonStocks }: ResourceLoad,
): Record<string, number> | undefined {
  if (addonStocks.length === 0) return undefined
  const collections = planCollections(question)
  return Object.fromEntries(
    addonStocks.map(({ addonId, resource, reserved }) => [
      addonId,
      countLeft(stayFrom(day, question), resource, reserved, collections),
    ]),
  )
}

/** Adds to an add-on's refusal the days on which the party could have it. */
export function withFreeDays(refusal: DateRefusal, free: readonly PartyDay[]): DateRefusal {
  const [first, second] = free
  if (!first) return refusal
  const advice = second
    ? message('calendar.nearestFreeDates', { first, second })
    : message('calendar.nearestFreeDate', { day: first })
  return toDateRefusal(refusal.code, refusal.fact, advice)
}
