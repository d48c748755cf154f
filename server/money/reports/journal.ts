import type { Journal } from '#contract/money/journal.ts'
import type { ReportRange } from '#contract/money/reports.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { PaymentPurpose } from '#domain/money/payments/payment-purpose.ts'
import { type AccountName, type JournalEntry, toJournalEntry } from '#domain/money/reports/journal.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { readJournalAccounts } from './journal-accounts.ts'
import { addMovement, type MoneyMoved, moneyResponse, NO_MONEY } from './money-moved.ts'
import { type PaidBooking, paidBookings } from './paid-bookings.ts'

type Described = JournalEntry & { readonly description: string }

/** Returns an entry for every payment and refund in the range, ordered by day. Together they add up to all of them. */
export async function readJournal(db: Transaction, range: ReportRange): Promise<Journal> {
  const { accounts } = await readJournalAccounts(db)
  const entries: Described[] = []
  let money: MoneyMoved = NO_MONEY
  for await (const { booking, lines, movements } of paidBookings(db, range)) {
    for (const movement of movements) {
      const { kind, purpose } = movement
      const amountCents = movement.amountCents + movement.feeCents
      money = addMovement(money, kind === 'payment' ? amountCents : -amountCents)
      entries.push({
        ...toJournalEntry({ ...movement, amountCents, lines, apart: ACCOUNTS_APART[purpose] }),
        description: describePayment(WORDS_APART[purpose] ?? WORDS[kind], booking),
      })
    }
  }
  entries.sort((one, other) => one.day.localeCompare(other.day) || compareNumbers(one, other))
  return { ...moneyResponse(money), entries: entries.map((entry) => entryResponse(entry, accounts)) }
}

const ACCOUNTS_APART: Partial<Record<PaymentPurpose, 'tip' | 'damages' | 'theme'>> = {
  tip: 'tip',
  damage: 'damages',
  move: 'theme',
}
const WORDS_APART: Partial<Record<PaymentPurpose, string>> = {
  tip: 'Tip',
  damage: 'Damage',
  move: 'Fee for a move',
}
const WORDS = { payment: 'Payment', refund: 'Refund' } as const

function describePayment(what: string, booking: PaidBooking['booking']): string {
  if (!booking) return `${what} without a booking`
  return `${what}, booking #${booking.id} (${booking.reference}), ${booking.customerName}`
}

function compareNumbers({ journalNo: one }: Described, { journalNo: other }: Described): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function entryResponse(
  { journalNo, day, description, lines }: Described,
  accounts: Readonly<Record<AccountName, string>>,
): Journal['entries'][number] {
  return {
    journalNo,
    day,
    description,
    lines: lines.map(({ account, debitCents, creditCents }) => ({
      account: accounts[account],
      debitAmount: toDecimal(debitCents),
      creditAmount: toDecimal(creditCents),
    })),
  }
}
