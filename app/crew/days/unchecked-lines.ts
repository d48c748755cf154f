import type { CrewDay } from '#contract/crew/crew.ts'
import type { KeptEvent } from '../queue/crew-database.ts'
import { toProgress } from '../stop/stop-progress.ts'

type LoadLine = CrewDay['load'][number]
export type UncheckedLine = Pick<LoadLine, 'name'> & {
  readonly unchecked: NonNullable<LoadLine['unchecked']>
  /** When a phone reported it as checked; undefined while that is still to be done. */
  readonly checkedAt: string | undefined
}

/** Returns what was not checked since its last party, according to the server, and what was checked since. */
export function findUncheckedLines(
  { date, load, stops }: CrewDay,
  reported: ReadonlyMap<string, readonly KeptEvent[]> | undefined,
): UncheckedLine[] {
  return load.flatMap(({ name, unchecked }) => {
    if (!unchecked) return []
    const times = stops
      .filter(({ id }) => unchecked.stopIds.includes(id))
      .map((stop) => toProgress(stop, date, reported?.get(stop.id) ?? []).checked.get(name))
    const isChecked = times.length > 0 && times.every((time) => time !== undefined)
    return [{ name, unchecked, checkedAt: isChecked ? times[0] : undefined }]
  })
}
