import { message } from '../foundation/messages/message.ts'
import { type DateRefusal, toDateRefusal } from '../foundation/refusal/date-refusal.ts'
import type { PartyDay } from '../foundation/time/party-day.ts'
import type { Stay } from '../foundation/time/stay.ts'
import {
  type BookedWork,
  type CollectionDays,
  collectionDay,
  type EarlierCollection,
  type JobKind,
  jobMinutes,
} from './work/jobs.ts'
import { capacityMinutes, type WorkTerms, workdayOn } from './work/work-settings.ts'

export type WorkLoad = ReadonlyMap<PartyDay, number>
type Days = CollectionDays & { readonly work: WorkTerms }

/** Returns the minutes of setups, collections and driving on each day. */
export function calculateWorkLoad(
  booked: readonly BookedWork[],
  days: Days,
  earlierCollections: readonly EarlierCollection[] = [],
): WorkLoad {
  const load = new Map<PartyDay, number>()
  const add = (day: PartyDay, minutes: number) => load.set(day, (load.get(day) ?? 0) + minutes)
  const { settings } = days.work
  for (const party of booked) {
    add(party.bookingDate, jobMinutes('setup', party, settings))
    add(collectionDay(party, days), jobMinutes('collect', party, settings))
  }
  for (const party of earlierCollections) {
    const day = collectionDay(party, days)
    const isOtherDay = day < collectionDay({ ...party, numberOfNights: party.longerNights }, days)
    if (isOtherDay) add(day, jobMinutes('collect', party, settings))
  }
  return load
}

type WantedWork = {
  readonly teepees: number
  readonly addons: number
  readonly isSetUp?: boolean | undefined
}

/** Returns why there is not enough time for a party, and the most teepees for which there would be. */
export function missingWork(
  stay: Stay,
  wanted: WantedWork,
  days: Days,
  load: WorkLoad,
): { readonly teepeesLeft: number; readonly refusal?: DateRefusal | undefined } {
  const setup = { kind: 'setup', on: stay.bookingDate } as const
  const collection = { kind: 'collect', on: collectionDay(stay, days) } as const
  const jobs = wanted.isSetUp ? [collection] : [setup, collection]
  let teepeesLeft = Number.POSITIVE_INFINITY
  let late: (typeof jobs)[number] | undefined
  for (const job of jobs) {
    const most = teepeesInTime(job.kind, freeMinutes(job.on, days, load), wanted.addons, days)
    if (most < wanted.teepees) late ??= job
    teepeesLeft = Math.min(teepeesLeft, most)
  }
  if (!late) return { teepeesLeft }
  const fact = message(`calendar.${late.kind === 'setup' ? 'noTimeToSetUp' : 'noTimeToCollect'}`, {
    day: late.on,
  })
  const advice = message(`calendar.${teepeesLeft > 0 ? 'chooseFewerTeepees' : 'chooseOtherDate'}`)
  return { teepeesLeft, refusal: toDateRefusal('date_unavailable', fact, advice) }
}

/** Returns the minutes left on a day; negative if more is booked than the crews can do. */
export function freeMinutes(day: PartyDay, { work }: Days, load: WorkLoad): number {
  return capacityMinutes(workdayOn(day, work)) - (load.get(day) ?? 0)
}

function teepeesInTime(kind: JobKind, free: number, addons: number, { work }: Days): number {
  const fixed = jobMinutes(kind, { parties: 1, teepees: 0, addons }, work.settings)
  const { perTeepee } = work.settings[kind]
  if (free < fixed) return 0
  return perTeepee === 0 ? Number.POSITIVE_INFINITY : Math.floor((free - fixed) / perTeepee)
}
