import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'

export type MoneyMoved = { readonly takenCents: Cents; readonly backCents: Cents }

export const NO_MONEY: MoneyMoved = { takenCents: 0, backCents: 0 }

/** Adds a signed amount: negative amounts are refunds. */
export function addMovement({ takenCents, backCents }: MoneyMoved, cents: Cents): MoneyMoved {
  return { takenCents: takenCents + Math.max(0, cents), backCents: backCents + Math.max(0, -cents) }
}

export function addUpMoney(all: readonly MoneyMoved[]): MoneyMoved {
  return all.reduce(
    (sum, { takenCents, backCents }) => ({
      takenCents: sum.takenCents + takenCents,
      backCents: sum.backCents + backCents,
    }),
    NO_MONEY,
  )
}

export function moneyResponse({ takenCents, backCents }: MoneyMoved) {
  return {
    takenAmount: toDecimal(takenCents),
    backAmount: toDecimal(backCents),
    netAmount: toDecimal(takenCents - backCents),
  }
}
