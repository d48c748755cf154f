import type { Party } from '#contract/crew/agenda.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

const MIDNIGHT = '00:00'

/** An event on a day. */
export type DayEntry = {
  /** `stay` is a further night of a party. */
  readonly kind: 'setup' | 'party' | 'stay' | 'collect'
  /** Its start, 'HH:mm'. */
  readonly at: string
  readonly party: Party
  /** The crew stop that sets up or collects this party. */
  readonly stop?: JobStop | undefined
  /** Counted from 1. */
  readonly crew?: number | undefined
}

/** Returns a day's events by time, `parties` being those with a night on it. A party includes the stop that sets it up. */
export function entriesOn(
  date: PartyDay,
  { parties, plan }: { readonly parties: readonly Party[]; readonly plan: DayPlan | undefined },
): DayEntry[] {
  const jobs: DayEntry[] = (plan?.plans ?? []).flatMap(({ crew, stops }) =>
    stops.map((stop) => ({ kind: stop.kind, at: stop.arrivesAt, party: stop.party, stop, crew })),
  )
  const setups = new Map(jobs.filter(({ kind }) => kind === 'setup').map((job) => [job.party.id, job]))
  const ofDay = parties.map((party): DayEntry => {
    if (party.bookingDate !== date) return { kind: 'stay', at: MIDNIGHT, party }
    const { stop, crew } = setups.get(party.id) ?? {}
    return { kind: 'party', at: party.partyStartTime, party, stop, crew }
  })
  return [...jobs, ...ofDay].toSorted((a, b) => a.at.localeCompare(b.at) || a.party.id - b.party.id)
}
