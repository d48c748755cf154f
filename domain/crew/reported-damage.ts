import type { CrewEventKind } from './crew-events.ts'
import { missingItems } from './stop-problems.ts'

type ReportedEvent = {
  readonly kind: CrewEventKind
  readonly at: Date
  readonly account: string
  readonly data: Readonly<Record<string, unknown>>
  readonly photoId: string | null
  readonly hasPhoto: boolean
  readonly settledAt: Date | null
}

/** Something that a crew found broken or missing. */
export type ReportedDamage = {
  readonly kind: 'damaged' | 'missing'
  /** Null if the phone did not name it. */
  readonly item: string | null
  readonly count: number
  readonly at: Date
  readonly by: string
  readonly photoIds: readonly string[]
}

export const DAMAGE_EVENTS = ['damaged', 'counted'] as const satisfies readonly CrewEventKind[]

/**
 * Returns what the events of a stop, in order, report as broken or missing and nobody has dealt with. Each thing
 * appears once, with all of its pictures; of several counts, the last one holds.
 */
export function findReportedDamage(events: readonly ReportedEvent[]): ReportedDamage[] {
  const open = events.filter(({ settledAt }) => settledAt === null)
  const broken = new Map<string | null, ReportedDamage>()
  for (const { kind, at, account, data, photoId, hasPhoto } of open) {
    if (kind !== 'damaged') continue
    const item = typeof data.item === 'string' && data.item !== '' ? data.item : null
    const photoIds = photoId !== null && hasPhoto ? [photoId] : []
    const before = broken.get(item)
    broken.set(
      item,
      before
        ? { ...before, at, by: account, photoIds: [...new Set([...before.photoIds, ...photoIds])] }
        : { kind: 'damaged', item, count: 1, at, by: account, photoIds },
    )
  }
  const counted = open.findLast(({ kind }) => kind === 'counted')
  const missing = counted
    ? missingItems(counted.data).map(({ name, count }): ReportedDamage => {
        return { kind: 'missing', item: name, count, at: counted.at, by: counted.account, photoIds: [] }
      })
    : []
  return [...broken.values(), ...missing]
}
