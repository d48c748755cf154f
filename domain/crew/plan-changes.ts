import type { JobKind } from '#domain/calendar/work/jobs.ts'

type PlannedStop = {
  readonly bookingId: number
  readonly kind: JobKind
  readonly arrivesAt: string
  readonly conflicts: readonly string[]
}

type Plan = {
  readonly plans: readonly {
    readonly crew: number
    readonly backAt: string
    readonly stops: readonly PlannedStop[]
  }[]
}

type Before<Value> = { readonly before: Value; readonly after: Value }

/** What reordering a day means for one of its stops. */
export type StopChange = {
  readonly bookingId: number
  readonly kind: JobKind
  readonly crew: Before<number>
  readonly arrivesAt: Before<string>
  /** Sentences about what worked before and no longer does. */
  readonly newConflicts: readonly string[]
}

/** Returns the differences between two plans of the same stops, in the order of the later plan. */
export function comparePlans(before: Plan, after: Plan): StopChange[] {
  const earlier = new Map(toStops(before).map((stop) => [toKey(stop), stop]))
  return toStops(after).flatMap((stop) => {
    const was = earlier.get(toKey(stop))
    if (!was) return []
    const newConflicts = stop.conflicts.filter((sentence) => !was.conflicts.includes(sentence))
    const isSame = was.crew === stop.crew && was.arrivesAt === stop.arrivesAt && newConflicts.length === 0
    if (isSame) return []
    const { bookingId, kind } = stop
    return [
      {
        bookingId,
        kind,
        crew: { before: was.crew, after: stop.crew },
        arrivesAt: { before: was.arrivesAt, after: stop.arrivesAt },
        newConflicts,
      },
    ]
  })
}

/** Returns the crews that are back at a different time; crews without stops are left out. */
export function compareReturns(before: Plan, after: Plan): (Before<string | null> & { crew: number })[] {
  const toReturns = ({ plans }: Plan) =>
    new Map(plans.map(({ crew, backAt, stops }) => [crew, stops.length > 0 ? backAt : null]))
  const [earlier, later] = [toReturns(before), toReturns(after)]
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .sort((one, other) => one - other)
    .map((crew) => ({ crew, before: earlier.get(crew) ?? null, after: later.get(crew) ?? null }))
    .filter((change) => change.before !== change.after)
}

function toStops({ plans }: Plan) {
  return plans.flatMap(({ crew, stops }) => stops.map((stop) => ({ ...stop, crew })))
}

function toKey({ bookingId, kind }: PlannedStop): string {
  return `${kind}-${bookingId}`
}
