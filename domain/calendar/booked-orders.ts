import type { PartyDay } from '../foundation/time/party-day.ts'

/** What is booked, and the orders among it that become others once a payment arrives, without being asked again. */
export type BookedOrders<Booked> = {
  readonly booked: readonly Booked[]
  readonly waiting: readonly { readonly before: readonly Booked[]; readonly after: readonly Booked[] }[]
}

/** Returns the most that can be taken on each day, whichever of the payments arrive. */
export function countMost<Booked>(
  { booked, waiting }: BookedOrders<Booked>,
  count: (booked: readonly Booked[]) => ReadonlyMap<PartyDay, number>,
): Map<PartyDay, number> {
  const most = new Map(count(booked))
  for (const { before, after } of waiting) {
    const counted = count(before)
    for (const [day, taken] of count(after))
      most.set(day, (most.get(day) ?? 0) + Math.max(0, taken - (counted.get(day) ?? 0)))
  }
  return most
}

/** Returns all that may be taken on any day. */
export function listTaken<Booked>({ booked, waiting }: BookedOrders<Booked>): Booked[] {
  return [...booked, ...waiting.flatMap(({ after }) => after)]
}
