import type { CrewDay, CrewStop } from '#contract/calendar/crew.ts'
import type { KeptNotice } from '../queue/crew-database.ts'

/** Returns what the office changed between two readings of a day, as far as the crew must know it. */
export function changesOfDay(before: CrewDay | undefined, after: CrewDay): Omit<KeptNotice, 'seq'>[] {
  if (!before) return []
  const [earlier, later] = [byId(before.stops), byId(after.stops)]
  const notice = (change: KeptNotice['change'], { kind, customerName }: CrewStop) => {
    return { day: after.date, change, kind, customerName }
  }
  return [
    ...before.stops.filter(({ id }) => !later.has(id)).map((stop) => notice('gone', stop)),
    ...after.stops.filter(({ id }) => !earlier.has(id)).map((stop) => notice('added', stop)),
    ...after.stops.filter((stop) => isMoved(earlier.get(stop.id), stop)).map((stop) => notice('moved', stop)),
  ]
}

function byId(stops: readonly CrewStop[]): ReadonlyMap<string, CrewStop> {
  return new Map(stops.map((stop) => [stop.id, stop]))
}

function isMoved(before: CrewStop | undefined, { from, to, address }: CrewStop): boolean {
  return before !== undefined && (before.from !== from || before.to !== to || before.address !== address)
}
