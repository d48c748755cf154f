import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Resource, StockChange } from './resources.ts'

type Problem = { readonly field: 'to' | 'delta'; readonly message: Message }

/** Returns why a dated change of a resource's stock makes no sense; undefined if it does. */
export function findStockChangeProblem(
  { from, to, delta }: StockChange,
  { quantity, changes }: Pick<Resource, 'quantity' | 'changes'>,
  today: PartyDay,
): Problem | undefined {
  if (to < today) return { field: 'to', message: message('resources.daysOver') }
  const meanwhile = changes.filter((other) => other.delta > 0 && other.from <= to && from <= other.to)
  const most = meanwhile.reduce((sum, other) => sum + other.delta, quantity)
  if (-delta > most) return { field: 'delta', message: message('resources.fewerThanThere', { most }) }
  return undefined
}
