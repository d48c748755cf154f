import { addDays, type PartyDay } from '../party-day.ts'
import { type JobMinutes, type WorkSettings, type WorkTerms, workdayOn } from './work-settings.ts'

export const JOB_KINDS = ['setup', 'collect'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** What a job is about: of one party, or added up over several. */
export type JobSize = { readonly parties: number; readonly teepees: number; readonly addons: number }

/** What the minutes of a job are made of. */
export type MinuteParts = { readonly base: number; readonly teepees: number; readonly addons: number }

export function minuteParts(kind: JobKind, size: JobSize, settings: WorkSettings): MinuteParts {
  const { base, perTeepee, perAddon }: JobMinutes = settings[kind]
  return { base: base * size.parties, teepees: perTeepee * size.teepees, addons: perAddon * size.addons }
}

export function minutesIn({ base, teepees, addons }: MinuteParts): number {
  return base + teepees + addons
}

/** What the rule counts a job with: the work, and the way there and on. */
export function jobMinutes(kind: JobKind, size: JobSize, settings: WorkSettings): number {
  return minutesIn(minuteParts(kind, size, settings)) + settings.driveMinutes * size.parties
}

/** What decides on which days something is collected. */
export type CollectionDays = {
  readonly unavailable: { readonly has: (day: PartyDay) => boolean }
  readonly collectOnClosedDays?: boolean | undefined
  readonly work?: WorkTerms | undefined
}

/** Whether nothing comes back on a day: it is closed, or nobody works. */
export function isWithoutCollections(
  day: PartyDay,
  { unavailable, collectOnClosedDays = true, work }: CollectionDays,
): boolean {
  if (!collectOnClosedDays && unavailable.has(day)) return true
  return work !== undefined && workdayOn(day, work) === undefined
}

/** After so many days without anybody at work a party counts as collected: settings that let nobody work are refused. */
const DAYS_LOOKED = 3660

/** The next day after the party on which somebody collects. */
export function collectionDay(bookingDate: PartyDay, days: CollectionDays): PartyDay {
  let day = addDays(bookingDate, 1)
  for (let looked = 0; looked < DAYS_LOOKED && isWithoutCollections(day, days); looked++)
    day = addDays(day, 1)
  return day
}
