import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHistory, sum } from '#test/factories/any-history.ts'
import { PAYMENT_METHODS } from '../payment-method.ts'
import { allocateMovements, type SoldLine } from './allocation.ts'
import { toJournalEntry } from './journal.ts'

const LINES: SoldLine[] = [
  { kind: 'theme', amountCents: 15_000 },
  { kind: 'addon', amountCents: 4_500 },
  { kind: 'addon', amountCents: 500 },
  { kind: 'tax', amountCents: 1_400 },
]
const DAY = '2027-02-13'
const card = { id: 12, method: 'card', day: DAY, lines: LINES } as const

describe('the journal', () => {
  it('debits where the money went, and credits what it was for', () => {
    const allocation = { parts: [15_000, 4_500, 500, 1_400], beyondCents: 0 }
    expect(toJournalEntry({ ...card, kind: 'payment', amountCents: 21_400, allocation })).toEqual({
      journalNo: 'P12',
      day: DAY,
      lines: [
        { account: 'card', debitCents: 21_400, creditCents: 0 },
        { account: 'theme', debitCents: 0, creditCents: 15_000 },
        { account: 'addon', debitCents: 0, creditCents: 5_000 },
        { account: 'tax', debitCents: 0, creditCents: 1_400 },
      ],
    })
  })

  it('books a refund the other way round, and separates money without a booking', () => {
    const allocation = { parts: [], beyondCents: -2_000 }
    expect(
      toJournalEntry({ ...card, kind: 'refund', method: 'cash', amountCents: 2_000, lines: [], allocation }),
    ).toMatchObject({
      journalNo: 'R12',
      lines: [
        { account: 'cash', debitCents: 0, creditCents: 2_000 },
        { account: 'beyond', debitCents: 2_000, creditCents: 0 },
      ],
    })
  })

  it('credits damage payments to an account of their own', () => {
    const allocation = { parts: [], beyondCents: 8_000 }
    const damage = toJournalEntry({
      ...card,
      kind: 'payment',
      amountCents: 8_000,
      apart: 'damages',
      allocation,
    })
    expect(damage.lines).toEqual([
      { account: 'card', debitCents: 8_000, creditCents: 0 },
      { account: 'damages', debitCents: 0, creditCents: 8_000 },
    ])
  })

  it('credits tips to an account of their own', () => {
    const allocation = { parts: [], beyondCents: 1_500 }
    const tip = toJournalEntry({ ...card, kind: 'payment', amountCents: 1_500, apart: 'tip', allocation })
    expect(tip.lines).toEqual([
      { account: 'card', debitCents: 1_500, creditCents: 0 },
      { account: 'tip', debitCents: 0, creditCents: 1_500 },
    ])
  })

  it('balances entry by entry, and adds up to payments less refunds for any history', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.constantFrom(...PAYMENT_METHODS),
        ({ lines, discountCents, movements }, method) => {
          const allocations = allocateMovements(lines, discountCents, movements)
          const entries = movements.flatMap((movement, index) => {
            const allocation = allocations[index]
            return allocation
              ? [toJournalEntry({ ...movement, id: index + 1, method, day: DAY, lines, allocation })]
              : []
          })
          expect(new Set(entries.map(({ journalNo }) => journalNo)).size).toBe(movements.length)
          for (const entry of entries) {
            const debits = sum(entry.lines.map(({ debitCents }) => debitCents))
            expect(sum(entry.lines.map(({ creditCents }) => creditCents))).toBe(debits)
            for (const { debitCents, creditCents } of entry.lines) expect(debitCents * creditCents).toBe(0)
          }
          const money = entries.flatMap((entry) => entry.lines).filter(({ account }) => account === method)
          expect(sum(money.map(({ debitCents, creditCents }) => debitCents - creditCents))).toBe(
            sum(movements.map(({ kind, amountCents }) => (kind === 'payment' ? amountCents : -amountCents))),
          )
        },
      ),
    )
  })
})
