import type { PartyDay } from '../foundation/time/party-day.ts'
import { type ResourceQuestion, stayFrom, type Verdict } from './resources/resource-availability.ts'
import type { WorkTerms } from './work/work-settings.ts'
import { calculateWorkLoad, missingWork, type WorkLoad } from './work-rule.ts'

/** Returns the booked minutes of work per day; undefined if working time does not limit bookings. */
export function bookedWorkLoad(question: Omit<ResourceQuestion, 'teepees'>): WorkLoad | undefined {
  const { work, reservations, addonUnits = [], earlierCollections } = question
  if (!work) return undefined
  const booked = [
    ...reservations.map((reservation) => ({ ...reservation, addons: 0 })),
    ...addonUnits.map(({ units, ...stay }) => ({ ...stay, parties: 0, teepees: 0, addons: units })),
  ]
  return calculateWorkLoad(booked, getCollectionDays(question, work), earlierCollections)
}

/** Returns why there is no time to set up a party on a day, or to collect it afterwards. */
export function missingWorkOn(
  day: PartyDay,
  question: ResourceQuestion,
  load: WorkLoad | undefined,
): Verdict {
  const { work, teepees, addons = [], isSetUp } = question
  if (!work || !load) return { teepeesLeft: Number.POSITIVE_INFINITY }
  const units = addons.reduce((sum, { quantity }) => sum + quantity, 0)
  return missingWork(
    stayFrom(day, question),
    { teepees, addons: units, isSetUp },
    getCollectionDays(question, work),
    load,
  )
}

function getCollectionDays({ unavailable, limits }: Omit<ResourceQuestion, 'teepees'>, work: WorkTerms) {
  return { unavailable, collectOnClosedDays: limits.collectOnClosedDays, work }
}
