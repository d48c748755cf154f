import type { DayRoom, Party } from '#contract/calendar/agenda.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import type { Language } from '#domain/text/language.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'

/** Where the teepees that are not free on a day are. */
export type Whereabouts = { readonly out: number; readonly inTurnaround: number; readonly inRepair: number }

/** Returns where teepees are. `parties` are those of the day itself; frames in repair count as teepees. */
export function whereaboutsOn(
  { date, teepeesInUse }: Pick<DayRoom, 'date' | 'teepeesInUse'>,
  parties: readonly Pick<Party, 'numberOfTeepees'>[],
  resources: readonly Pick<Resource, 'kind' | 'changes'>[],
): Whereabouts {
  const out = parties.reduce((sum, { numberOfTeepees }) => sum + numberOfTeepees, 0)
  const missing = resources
    .filter(({ kind }) => kind === 'frame')
    .flatMap(({ changes }) => changes)
    .filter(({ from, to, delta }) => from <= date && date <= to && delta < 0)
  const inRepair = missing.reduce((sum, { delta }) => sum - delta, 0)
  return { out, inTurnaround: Math.max(0, teepeesInUse - out), inRepair }
}

/** Returns '6 out, 4 in turnaround, 1 in repair'; empty if all are in the store. */
export function whereaboutsWords({ out, inTurnaround, inRepair }: Whereabouts, language: Language): string {
  const words = BOOKINGS_WORDS[language].days
  return [
    out > 0 ? words.out(out) : '',
    inTurnaround > 0 ? words.inTurnaround(inTurnaround) : '',
    inRepair > 0 ? words.inRepair(inRepair) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
