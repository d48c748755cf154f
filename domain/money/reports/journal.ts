import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { PaymentMethod } from '../payment-method.ts'
import type { Allocation, SoldLine } from './allocation.ts'

/**
 * Accounts for where money goes and what it was for: by payment method, by kind of line, and for what no line explains.
 */
export type AccountName = PaymentMethod | SoldLine['kind'] | 'tip' | 'damages' | 'beyond'

/** Account names as in a new QuickBooks Online company; the bookkeeper's own are in the settings. */
export const DEFAULT_ACCOUNTS: Readonly<Record<AccountName, string>> = {
  card: 'Card Payments Clearing',
  cash: 'Undeposited Funds',
  zelle: 'Checking',
  cheque: 'Undeposited Funds',
  theme: 'Rental Income',
  addon: 'Add-on Income',
  delivery: 'Delivery Income',
  tax: 'Sales Tax Payable',
  tip: 'Tips Payable',
  damages: 'Damage Income',
  beyond: 'Customer Deposits',
}

export const ACCOUNT_NAMES = Object.keys(DEFAULT_ACCOUNTS) as AccountName[]

/** A single movement of money, and what it was for. */
type JournalMovement = {
  readonly kind: 'payment' | 'refund'
  readonly id: number
  readonly method: PaymentMethod
  readonly amountCents: Cents
  /** The part of it that is a fee, which is income from renting. */
  readonly feeCents?: Cents | undefined
  readonly day: PartyDay
  readonly lines: readonly SoldLine[]
  /** Set for money that is not part of the party's price: for the crew, for damage, or a fee. */
  readonly apart?: 'tip' | 'damages' | 'theme' | undefined
  readonly allocation: Allocation
}

type JournalLine = {
  readonly account: AccountName
  readonly debitCents: Cents
  readonly creditCents: Cents
}

/** Debits equal credits, and both equal the amount of the movement. */
export type JournalEntry = {
  /** Unique among payments and refunds, and the same in every export: `P12`, `R7`. */
  readonly journalNo: string
  readonly day: PartyDay
  readonly lines: readonly JournalLine[]
}

/**
 * Returns the journal entry for a movement at the time the money moves (cash basis): a payment debits where the money
 * went and credits what it was for, a refund the reverse. The account of the money comes first.
 */
export function toJournalEntry(movement: JournalMovement): JournalEntry {
  const { kind, id, method, amountCents, feeCents = 0, day, lines, apart, allocation } = movement
  const isPayment = kind === 'payment'
  const credits = new Map<AccountName, Cents>()
  const credit = (account: AccountName, cents: Cents) =>
    credits.set(account, (credits.get(account) ?? 0) + cents)
  lines.forEach((line, index) => {
    credit(line.kind, allocation.parts[index] ?? 0)
  })
  credit(apart ?? 'beyond', allocation.beyondCents)
  credit('theme', feeCents)
  return {
    journalNo: `${isPayment ? 'P' : 'R'}${id}`,
    day,
    lines: [
      toLine(method, isPayment ? -amountCents : amountCents),
      ...[...credits].filter(([, cents]) => cents !== 0).map(([account, cents]) => toLine(account, cents)),
    ],
  }
}

/** A negative credit becomes a debit. */
function toLine(account: AccountName, creditCents: Cents): JournalLine {
  return { account, debitCents: Math.max(0, -creditCents), creditCents: Math.max(0, creditCents) }
}
