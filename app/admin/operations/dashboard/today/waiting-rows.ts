import type { Waiting, WaitingItem, WaitingKind } from '#contract/operations/today.ts'
import { toCents } from '#contract/wire/decimal.ts'

export type WaitingRow = { readonly kind: WaitingKind; readonly item: WaitingItem }

export function keyOf({ kind, item: { id, stopId } }: WaitingRow): string {
  return `${kind} ${stopId ?? id}`
}

const MOST = {
  /** On a phone everything urgent fits one screen. No kind pushes the others out of sight. */
  few: { perKind: 3, inAll: 6 },
  some: { perKind: 5, inAll: 20 },
  all: { perKind: Infinity, inAll: Infinity },
} as const

/** Returns the rows to show, in the order of their urgency, and how many more there are. */
export function takeFew(groups: readonly Waiting[], size: keyof typeof MOST) {
  const { perKind, inAll } = MOST[size]
  const rows = groups
    .flatMap(({ kind, items }) => items.slice(0, perKind).map((item): WaitingRow => ({ kind, item })))
    .slice(0, inAll)
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return { rows, left: count - rows.length }
}

const MONEY: ReadonlySet<WaitingKind> = new Set(['balance_late', 'balance_due'])

/**
 * Returns the open balances apart from everything else, each debt once: one whose card was declined says so where its
 * money is listed.
 */
export function splitMoney(waiting: readonly Waiting[]) {
  const debts = waiting.filter(({ kind }) => MONEY.has(kind))
  const declined = waiting.find(({ kind }) => kind === 'card_declined')?.items ?? []
  const owing = new Set(debts.flatMap(({ items }) => items.map(({ id }) => id)))
  const sentences = new Map(declined.map(({ id, sentence }) => [id, sentence]))
  return {
    money: debts.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, sentence: sentences.get(item.id) ?? item.sentence })),
    })),
    others: waiting
      .filter(({ kind }) => !MONEY.has(kind))
      .map((group) => (group.kind === 'card_declined' ? withoutDebts(group, owing) : group))
      .filter(({ count }) => count > 0),
    count: debts.reduce((sum, group) => sum + group.count, 0),
    owedCents: debts.reduce((sum, { owedAmount = '0' }) => sum + toCents(owedAmount), 0),
  }
}

function withoutDebts(group: Waiting, owing: ReadonlySet<number>): Waiting {
  const items = group.items.filter(({ id }) => !owing.has(id))
  return { ...group, items, count: group.count - (group.items.length - items.length) }
}
