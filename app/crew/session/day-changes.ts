import type { CrewDay, CrewStop } from '#contract/crew/crew.ts'
import { toFirstName } from '#domain/calendar/resources/van-load.ts'
import type { KeptNotice } from '../queue/crew-database.ts'

type Notice = Omit<KeptNotice, 'seq'>

/** Returns the changes by the office between two versions of a day, as far as the crew must know them. */
export function findDayChanges(before: CrewDay | undefined, after: CrewDay): Notice[] {
  if (!before) return []
  const [earlier, later] = [byId(before.stops), byId(after.stops)]
  const notice = (change: KeptNotice['change'], stop: CrewStop) => toNotice(after, change, stop)
  return [
    ...before.stops.filter(({ id }) => !later.has(id)).map((stop) => notice('gone', stop)),
    ...after.stops.filter(({ id }) => !earlier.has(id)).map((stop) => notice('added', stop)),
    ...after.stops.filter((stop) => isMoved(earlier.get(stop.id), stop)).map((stop) => notice('moved', stop)),
  ]
}

/** Returns the setups whose items changed; both versions must be in the same language. */
export function findReorders(before: CrewDay, after: CrewDay): Notice[] {
  const earlier = byId(before.stops)
  return after.stops.flatMap((stop) => {
    const known = earlier.get(stop.id)
    const isReordered = stop.kind === 'setup' && known && toOrderKey(known) !== toOrderKey(stop)
    return isReordered ? [toNotice(after, 'reordered', stop)] : []
  })
}

/**
 * Returns the ticks that still apply, by the names of the later version, which may be in another language: an item with
 * a higher quantity is unticked.
 */
export function stillTicked(ticked: readonly string[], before: CrewDay, after: CrewDay): string[] {
  const toName = (name: string) =>
    toFirstName(name, after.stops.find(({ teepeeNames }) => teepeeNames?.includes(name))?.teepeeNames)
  const toCounts = ({ load }: CrewDay) => new Map(load.map(({ name, quantity }) => [toName(name), quantity]))
  const [earlier, later] = [toCounts(before), toCounts(after)]
  return ticked.map(toName).filter((name) => (later.get(name) ?? 0) <= (earlier.get(name) ?? 0))
}

function toOrderKey({ themeName, numberOfTeepees, addons }: CrewStop): string {
  return JSON.stringify([themeName, numberOfTeepees, addons])
}

function toNotice({ date }: CrewDay, change: KeptNotice['change'], { kind, customerName }: CrewStop): Notice {
  return { day: date, change, kind, customerName }
}

function byId(stops: readonly CrewStop[]): ReadonlyMap<string, CrewStop> {
  return new Map(stops.map((stop) => [stop.id, stop]))
}

function isMoved(before: CrewStop | undefined, { from, to, address }: CrewStop): boolean {
  return before !== undefined && (before.from !== from || before.to !== to || before.address !== address)
}
