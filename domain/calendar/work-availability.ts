import type { DateRefusal } from '../foundation/refusal/date-refusal.ts'
import type { PartyDay } from '../foundation/time/party-day.ts'
import { lastNight, type Stay } from '../foundation/time/stay.ts'
import { type ResourceQuestion, stayFrom, type Verdict } from './resources/resource-availability.ts'
import { collectionDay } from './work/jobs.ts'
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

/**
 * Returns why there is no time to collect a party on an earlier day than planned, because it becomes shorter. Nothing
 * else is asked about the shorter stay that the question is about, as the longer one has its nights already.
 */
export function earlierCollectionRefusal(
  planned: Stay,
  question: ResourceQuestion & { readonly today: PartyDay },
): DateRefusal | undefined {
  const { bookingDate } = planned
  const { work, today } = question
  if (!work) return undefined
  const collected = collectionDay(stayFrom(bookingDate, question), getCollectionDays(question, work))
  // If nobody works in between, the day stays the same.
  const isOtherDay = collected <= lastNight(planned)
  if (!isOtherDay || collected < today) return undefined
  return missingWorkOn(bookingDate, { ...question, isSetUp: true }, bookedWorkLoad(question)).refusal
}

function getCollectionDays({ unavailable, limits }: Omit<ResourceQuestion, 'teepees'>, work: WorkTerms) {
  return { unavailable, collectOnClosedDays: limits.collectOnClosedDays, work }
}
