import type { ReportRange, RevenueReport } from '#contract/money/reports.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { addMovement, type MoneyMoved, moneyResponse, NO_MONEY } from './money-moved.ts'
import { paidBookings } from './paid-bookings.ts'

type Item = RevenueReport['items'][number]
type Named = Pick<Item, 'kind' | 'name'>

const KINDS: readonly Item['kind'][] = ['theme', 'addon', 'delivery', 'tax', 'beyond', 'unbooked']

/**
 * Returns what the money in a range was for, by kind and largest first. Includes every movement exactly once, to the
 * cent.
 */
export async function readRevenueItems(db: Transaction, range: ReportRange): Promise<Item[]> {
  const items = new Map<string, Named & { money: MoneyMoved }>()
  const add = ({ kind, name }: Named, cents: number) => {
    if (cents === 0) return
    const key = JSON.stringify([kind, name])
    const item = items.get(key) ?? { kind, name, money: NO_MONEY }
    items.set(key, { ...item, money: addMovement(item.money, cents) })
  }
  for await (const { booking, lines, movements } of paidBookings(db, range)) {
    for (const { isForParty, allocation } of movements) {
      if (!isForParty) continue
      lines.forEach((line, index) => {
        add(line, allocation.parts[index] ?? 0)
      })
      add({ kind: booking ? 'beyond' : 'unbooked', name: null }, allocation.beyondCents)
    }
  }
  const net = ({ money }: { money: MoneyMoved }) => money.takenCents - money.backCents
  return [...items.values()]
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || net(other) - net(one))
    .map(({ kind, name, money }) => ({ kind, name, ...moneyResponse(money) }))
}
