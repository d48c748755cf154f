import type { Party } from '#contract/calendar/agenda.ts'
import type { DayPlan, JobStop } from '#contract/calendar/work.ts'
import type { PartyDay } from '#domain/time/party-day.ts'

/** Something that happens on a day. */
export type DayEntry = {
  readonly kind: 'setup' | 'party' | 'collect'
  /** When it begins, 'HH:mm'. */
  readonly at: string
  readonly party: Party
  /** The stop of the crew that sets this party up, or collects it. */
  readonly stop?: JobStop | undefined
  /** Counted from 1. */
  readonly crew?: number | undefined
}

/** Returns what happens on a day, in the order of the clock. A party has the stop that sets it up. */
export function entriesOn(
  date: PartyDay,
  { parties, plan }: { readonly parties: readonly Party[]; readonly plan: DayPlan | undefined },
): DayEntry[] {
  const jobs: DayEntry[] = (plan?.plans ?? []).flatMap(({ crew, stops }) =>
    stops.map((stop) => ({ kind: stop.kind, at: stop.arrivesAt, party: stop.party, stop, crew })),
  )
  const setups = new Map(jobs.filter(({ kind }) => kind === 'setup').map((job) => [job.party.id, job]))
  const ofDay = parties
    .filter(({ bookingDate }) => bookingDate === date)
    .map((party): DayEntry => {
      const { stop, crew } = setups.get(party.id) ?? {}
      return { kind: 'party', at: party.partyStartTime, party, stop, crew }
    })
  return [...jobs, ...ofDay].toSorted((a, b) => a.at.localeCompare(b.at) || a.party.id - b.party.id)
}
