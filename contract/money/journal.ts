import { z } from 'zod'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { ACCOUNT_NAMES, type AccountName } from '#domain/money/reports/journal.ts'
import { JOURNAL_DAYS_MAX } from '#domain/money/reports/report-range.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, text } from '../wire/fields.ts'
import { moneyMoved, reportDays } from './report-fields.ts'

export const Journal = namedObject('Journal', {
  ...moneyMoved,
  entries: z.array(
    z.object({
      journalNo: z.string().meta({ example: 'P12' }),
      day: z.string(),
      description: z.string(),
      lines: z.array(z.object({ account: z.string(), debitAmount: decimal, creditAmount: decimal })),
    }),
  ),
})
export type Journal = z.infer<typeof Journal>

/** QuickBooks Online limits account names to 100 characters. */
const ACCOUNT_NAME_MAX = 100
const accountName = text({ required: fieldError('reports.accountName'), max: ACCOUNT_NAME_MAX })

function eachAccount<Schema extends z.ZodType>(schema: Schema): Record<AccountName, Schema> {
  return Object.fromEntries(ACCOUNT_NAMES.map((account) => [account, schema])) as Record<AccountName, Schema>
}

export const JournalAccounts = z
  .object({
    ...eachAccount(z.string()),
    damages: z.string().optional().describe('Only if damage is claimed'),
    version: z.int(),
  })
  .meta({
    id: 'JournalAccounts',
    description: `The accounts of ${PAYMENT_METHODS.join(', ')}, and of what they are for`,
  })
export type JournalAccounts = z.infer<typeof JournalAccounts>

export const JournalAccountsChange = z.object({ ...eachAccount(accountName), version: z.int32() }).partial()
export type JournalAccountsChange = z.output<typeof JournalAccountsChange>

const staff = describeCalls({ tag: 'Reports', staff: 'reports' })
export const readJournal = staff.get(
  '/api/admin/reports/journal',
  'List a balanced journal entry for every payment and refund of a period',
  { query: reportDays(JOURNAL_DAYS_MAX, fieldError('reports.oneYear')), returns: Journal },
)
export const readJournalAccounts = staff.get(
  '/api/admin/reports/journal-accounts',
  'Get the account names that the journal uses',
  { returns: JournalAccounts },
)
export const changeJournalAccounts = staff.put(
  '/api/admin/reports/journal-accounts',
  'Update the account names that the journal uses; omitted ones stay unchanged',
  { body: JournalAccountsChange, returns: JournalAccounts, refuses: [409] },
)
