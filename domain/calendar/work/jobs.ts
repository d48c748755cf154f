import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import { type JobMinutes, type WorkSettings, type WorkTerms, workdayOn } from './work-settings.ts'

export const JOB_KINDS = ['setup', 'collect'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** The size of a job: of one party, or the sum of several. */
type JobSize = { readonly parties: number; readonly teepees: number; readonly addons: number }

/** The parties of a day, individually or added up, with everything they take along. */
export type BookedWork = Stay & JobSize

/** An order that may still be collected before the longer one which counts as booked. */
export type EarlierCollection = BookedWork & { readonly longerNights: number }

type MinuteParts = { readonly base: number; readonly teepees: number; readonly addons: number }

export function minuteParts(kind: JobKind, size: JobSize, settings: WorkSettings): MinuteParts {
  const { base, perTeepee, perAddon }: JobMinutes = settings[kind]
  return { base: base * size.parties, teepees: perTeepee * size.teepees, addons: perAddon * size.addons }
}

export function minutesIn({ base, teepees, addons }: MinuteParts): number {
  return base + teepees + addons
}

/** Returns the minutes a job takes by the rule: the work itself and the driving. */
export function jobMinutes(kind: JobKind, size: JobSize, settings: WorkSettings): number {
  return minutesIn(minuteParts(kind, size, settings)) + settings.driveMinutes * size.parties
}

/** What decides on which days things are collected. */
export type CollectionDays = {
  readonly unavailable: { readonly has: (day: PartyDay) => boolean }
  readonly collectOnClosedDays?: boolean | undefined
  readonly work?: WorkTerms | undefined
}

/** Returns whether nothing is collected on a day because it is closed or nobody works. */
export function isWithoutCollections(
  day: PartyDay,
  { unavailable, collectOnClosedDays = true, work }: CollectionDays,
): boolean {
  if (!collectOnClosedDays && unavailable.has(day)) return true
  return work !== undefined && workdayOn(day, work) === undefined
}

/** After this many days without work a party counts as collected. Settings without any working day are refused. */
const DAYS_LOOKED = 3660

/** Returns the first day after the party's last night on which things are collected. */
export function collectionDay(stay: Stay, days: CollectionDays): PartyDay {
  let day = addDays(lastNight(stay), 1)
  for (let looked = 0; looked < DAYS_LOOKED && isWithoutCollections(day, days); looked++)
    day = addDays(day, 1)
  return day
}
