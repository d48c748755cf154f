import type { Resource } from '#contract/calendar/resources.ts'
import type { DayRoom, Party } from '#contract/crew/agenda.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** Where the day's unavailable teepees are. */
export type Whereabouts = { readonly out: number; readonly inTurnaround: number; readonly inRepair: number }

/**
 * Returns where the teepees are. `parties` are those of the day itself; frames in repair count as teepees.
 */
export function whereaboutsOn(
  { date, teepeesInUse }: Pick<DayRoom, 'date' | 'teepeesInUse'>,
  parties: readonly Pick<Party, 'numberOfTeepees'>[],
  resources: readonly Pick<Resource, 'kind' | 'name' | 'changes'>[],
): Whereabouts {
  const out = parties.reduce((sum, { numberOfTeepees }) => sum + numberOfTeepees, 0)
  const frames = repairsOn(
    date,
    resources.filter(({ kind }) => kind === 'frame'),
  )
  const inRepair = frames.reduce((sum, { count }) => sum + count, 0)
  return { out, inTurnaround: Math.max(0, teepeesInUse - out), inRepair }
}

export type Repair = { readonly name: string; readonly count: number; readonly reason: string | null }

/** Returns what is away on a day, such as in repair. */
export function repairsOn(
  date: DayRoom['date'],
  resources: readonly Pick<Resource, 'name' | 'changes'>[],
): Repair[] {
  return resources.flatMap(({ name, changes }) =>
    changes
      .filter(({ from, to, delta }) => from <= date && date <= to && delta < 0)
      .map(({ delta, reason }) => ({ name, count: -delta, reason })),
  )
}

/** Returns '6 at parties, 4 not back yet, 1 in repair'; empty if all are in storage. */
export function whereaboutsWords({ out, inTurnaround, inRepair }: Whereabouts, text: Text): string {
  return [
    out > 0 ? text('admin.calendar.out', { count: out }) : '',
    inTurnaround > 0 ? text('admin.calendar.inTurnaround', { count: inTurnaround }) : '',
    inRepair > 0 ? text('admin.calendar.inRepair', { count: inRepair }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
