import { Dexie, type EntityTable } from 'dexie'
import type { CrewDay } from '#contract/crew/crew.ts'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { QueuedEvent } from './event-queue.ts'

type Status = 'waiting' | 'sent' | 'refused'

type Kept = {
  /** The sequence number of the event. */
  readonly seq: number
  /** The day of its stop, which decides when it is deleted. */
  readonly day: PartyDay
  readonly status: Status
  /** Why the server rejected it. */
  readonly refusal?: string | undefined
}

export type KeptEvent = QueuedEvent & Kept & { readonly customerName: string }

type KeptPicture = Kept & {
  readonly id: string
  readonly stopId: string
  /** A data URL, to show the picture that was taken. */
  readonly thumbnail: string
  readonly wasTried: boolean
}

/** A picture's file, until the server has it. */
type KeptContent = { readonly id: string; readonly day: PartyDay; readonly content: Uint8Array<ArrayBuffer> }

type KeptDay = {
  readonly date: PartyDay
  readonly day: CrewDay
  /** The language of the names; undefined for days stored by an earlier release. */
  readonly language?: string
}

/** What is ticked off on a day's load list. */
type KeptLoad = { readonly date: PartyDay; readonly ticked: readonly string[] }

/** A change by the office in the meantime. */
export type KeptNotice = {
  readonly seq: number
  readonly day: PartyDay
  readonly change: 'moved' | 'gone' | 'added' | 'reordered'
  readonly kind: JobKind
  readonly customerName: string
}

export type CrewDatabase = Dexie & {
  readonly days: EntityTable<KeptDay, 'date'>
  readonly loads: EntityTable<KeptLoad, 'date'>
  readonly notices: EntityTable<KeptNotice, 'seq'>
  readonly events: EntityTable<KeptEvent, 'seq'>
  readonly pictures: EntityTable<KeptPicture, 'seq'>
  readonly contents: EntityTable<KeptContent, 'id'>
}

const PREFIX = 'crew-'
/** How many days a day stays on the phone after its end: 48 hours after midnight. */
const KEPT_DAYS = 2

/** Opens an account's database; nobody else's data is ever sent under its name. */
export function openCrewDatabase(username: string): CrewDatabase {
  const database = new Dexie(PREFIX + username) as CrewDatabase
  database.version(1).stores({
    days: 'date',
    loads: 'date',
    notices: '++seq, day',
    events: '++seq, &id, status, day, stopId',
    pictures: '++seq, &id, status, day, stopId',
    contents: 'id, day',
  })
  return database
}

/** Returns how many events and pictures are waiting, or were refused. */
export async function countKept({ events, pictures }: CrewDatabase, status: Status): Promise<number> {
  const counts = [events, pictures].map((table) => table.where('status').equals(status).count())
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Deletes what belongs to days long past, for every account, sent or not. */
export async function eraseOldDays(now: Date): Promise<void> {
  const first = addDays(partyDayAt(now), -KEPT_DAYS)
  await inEachDatabase(async ({ days, loads, notices, events, pictures, contents }) => {
    await Promise.all([
      ...[days, loads].map((table) => table.where('date').below(first).delete()),
      ...[notices, events, pictures, contents].map((table) => table.where('day').below(first).delete()),
    ])
  })
}

/**
 * Deletes everything that could be read on this phone, for every account. Unsent reports are kept, unseen,
 * for the account that made them, until it signs in again or their day is deleted.
 */
export async function eraseReadable(): Promise<void> {
  await inEachDatabase(async ({ days, loads, notices, events, pictures }) => {
    await Promise.all([
      ...[days, loads, notices].map((table) => table.clear()),
      ...[events, pictures].map((table) => table.where('status').notEqual('waiting').delete()),
      events.toCollection().modify({ customerName: '' }),
      pictures.toCollection().modify({ thumbnail: '' }),
    ])
  })
}

async function inEachDatabase(erase: (database: CrewDatabase) => Promise<unknown>): Promise<void> {
  const names = await Dexie.getDatabaseNames()
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const database = openCrewDatabase(name.slice(PREFIX.length))
    try {
      await erase(database)
    } finally {
      database.close()
    }
  }
}
