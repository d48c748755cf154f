import type { DayPlan, JobStop } from '#contract/crew/work.ts'

type Job = Pick<JobStop, 'bookingId' | 'kind' | 'notBefore'>
/** Each crew's stops, in order. */
export type StopOrder = Job[][]

export function stopKey({ bookingId, kind }: Pick<Job, 'bookingId' | 'kind'>): string {
  return `${kind}-${bookingId}`
}

/** Returns the current order, with an empty list for every crew without stops. */
export function toStopOrder({ plans, crews }: Pick<DayPlan, 'plans' | 'crews'>): StopOrder {
  const lists = plans.map(({ stops }) =>
    stops.map(({ bookingId, kind, notBefore }) => ({ bookingId, kind, ...(notBefore && { notBefore }) })),
  )
  while (lists.length < crews) lists.push([])
  return lists
}

/** Moves a stop to a position of a crew, both zero-based; returns the same object if nothing moves. */
export function withStopAt(order: StopOrder, key: string, crew: number, place: number): StopOrder {
  const moved = order.flat().find((job) => stopKey(job) === key)
  if (!moved || !order[crew]) return order
  const without = order.map((list) => list.filter((job) => stopKey(job) !== key))
  return without.map((list, index) => (index === crew ? list.toSpliced(place, 0, moved) : list))
}

/** Returns the order with a "not before" hour for a stop; undefined removes it. */
export function withNotBefore(order: StopOrder, key: string, notBefore: string | undefined): StopOrder {
  return order.map((list) =>
    list.map(({ bookingId, kind, notBefore: was }) => {
      const wish = stopKey({ bookingId, kind }) === key ? notBefore : was
      return { bookingId, kind, ...(wish && { notBefore: wish }) }
    }),
  )
}

/** Returns the zero-based position of a stop. */
export function findPlace(order: StopOrder, key: string): { crew: number; place: number } | undefined {
  for (const [crew, list] of order.entries()) {
    const place = list.findIndex((job) => stopKey(job) === key)
    if (place >= 0) return { crew, place }
  }
  return undefined
}
