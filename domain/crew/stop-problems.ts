import { type CrewEventKind, getStopState } from './crew-events.ts'

type ReportedEvent = {
  readonly kind: CrewEventKind
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  /** When the office marked it as dealt with. */
  readonly settledAt: Date | null
}

/** An unresolved problem: what keeps a crew from its work at a stop, or what it could not find there. */
export type StopProblem =
  | { readonly kind: 'skipped'; readonly at: Date; readonly reason: string | null }
  | { readonly kind: 'damaged'; readonly at: Date; readonly items: readonly string[] }
  | { readonly kind: 'missing'; readonly at: Date; readonly items: readonly MissingItem[] }

type MissingItem = { readonly name: string; readonly count: number }

export const PROBLEM_EVENTS = ['skipped', 'damaged', 'counted'] as const satisfies readonly CrewEventKind[]

export function isProblem({ kind, data }: Pick<ReportedEvent, 'kind' | 'data'>): boolean {
  return kind === 'skipped' || kind === 'damaged' || (kind === 'counted' && missingItems(data).length > 0)
}

/**
 * Returns the problems of a stop from its events, in order. A stop that was done after all no longer counts as skipped,
 * and a later count replaces an earlier one.
 */
export function findStopProblems(events: readonly ReportedEvent[]): StopProblem[] {
  const open = events.filter(({ settledAt }) => settledAt === null)
  const skipped = getStopState(events) === 'skipped' && open.findLast(({ kind }) => kind === 'skipped')
  const damaged = open.filter(({ kind }) => kind === 'damaged')
  const counted = open.findLast(({ kind }) => kind === 'counted')
  const missing = counted ? missingItems(counted.data) : []
  const lastDamage = damaged.at(-1)
  return [
    ...(skipped ? [{ kind: 'skipped' as const, at: skipped.at, reason: getText(skipped.data.reason) }] : []),
    ...(lastDamage
      ? [
          {
            kind: 'damaged' as const,
            at: lastDamage.at,
            items: [...new Set(damaged.flatMap(({ data }) => getText(data.item) ?? []))],
          },
        ]
      : []),
    ...(counted && missing.length > 0 ? [{ kind: 'missing' as const, at: counted.at, items: missing }] : []),
  ]
}

/** Returns the items that a count found missing, as far as the phone named them. */
export function missingItems({ items }: Readonly<Record<string, unknown>>): MissingItem[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: { name?: unknown; missing?: unknown }) =>
    typeof item?.name === 'string' && typeof item.missing === 'number' && item.missing > 0
      ? [{ name: item.name, count: item.missing }]
      : [],
  )
}

function getText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
