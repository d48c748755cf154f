import { z } from 'zod'
import { PAYMENT_METHODS } from '#domain/booking/payment-method.ts'
import { daysBetween } from '#domain/party-day.ts'
import { LINE_KINDS } from '#domain/reports/allocation.ts'
import { ACCOUNTS_OF, type AccountOf } from '#domain/reports/journal.ts'
import { JOURNAL_DAYS_MAX, REPORT_DAYS_MAX } from '#domain/reports/report-range.ts'
import { endpoint } from './endpoint.ts'
import { decimal, partyDay, signedDecimal, text } from './fields.ts'

const WRONG_ORDER = 'The last day must not be before the first'

function range(daysMost: number, tooLong: string) {
  return z
    .object({ from: partyDay('Please enter the first day'), to: partyDay('Please enter the last day') })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: WRONG_ORDER })
    .refine(({ from, to }) => daysBetween(from, to) < daysMost, { path: ['to'], message: tooLong })
}

const reportRange = range(REPORT_DAYS_MAX, 'Please choose ten years at most')
export type ReportRange = z.output<typeof reportRange>

const period = z
  .string()
  .meta({ description: 'A month, or a day where the range is a month or shorter', example: '2027-02' })

/** Money really taken, what went back of it, and what is left. */
const moneyMoved = { takenAmount: decimal, backAmount: decimal, netAmount: signedDecimal }

export const RevenueReport = z
  .object({
    ...moneyMoved,
    periods: z.array(z.object({ period, ...moneyMoved })),
    zips: z.array(
      z.object({
        zipCode: z.string().nullable().meta({ description: 'Null for money without a booking' }),
        ...moneyMoved,
      }),
    ),
    items: z
      .array(
        z.object({
          kind: z.enum([...LINE_KINDS, 'beyond', 'unbooked']).meta({
            description: 'What was paid for; beyond is more than a price, unbooked is without a booking',
          }),
          name: z.string().nullable().meta({ description: 'Of a theme or an add-on' }),
          ...moneyMoved,
        }),
      )
      .meta({ description: 'Adds up to the whole' }),
  })
  .meta({ id: 'RevenueReport' })
export type RevenueReport = z.infer<typeof RevenueReport>

export const FullnessReport = z
  .object({
    periods: z.array(
      z.object({
        period,
        openDays: z.int().meta({ description: 'Days that are not marked unavailable' }),
        parties: z.int(),
        places: z.int().meta({ description: 'Parties that there is room for, by today’s settings' }),
        teepees: z.int(),
      }),
    ),
  })
  .meta({ id: 'FullnessReport' })
export type FullnessReport = z.infer<typeof FullnessReport>

export const LeadTimeReport = z
  .object({
    medianDays: z.int().nullable(),
    groups: z.array(
      z.object({ fromDays: z.int().meta({ description: 'The shortest of the group' }), bookings: z.int() }),
    ),
  })
  .meta({ id: 'LeadTimeReport' })
export type LeadTimeReport = z.infer<typeof LeadTimeReport>

export const CouponReport = z
  .object({
    coupons: z.array(
      z.object({
        code: z.string().nullable().meta({ description: 'Null for bookings without a coupon' }),
        bookings: z.int(),
        discountAmount: decimal,
        revenueAmount: signedDecimal.meta({ description: 'What these bookings have paid, less refunds' }),
      }),
    ),
  })
  .meta({ id: 'CouponReport' })
export type CouponReport = z.infer<typeof CouponReport>

export const BalanceReport = z
  .object({
    owedAmount: decimal,
    overdueAmount: decimal,
    days: z.array(
      z.object({
        bookingDate: z.string(),
        bookings: z.int(),
        owedAmount: decimal,
        overdueAmount: decimal,
      }),
    ),
  })
  .meta({ id: 'BalanceReport' })
export type BalanceReport = z.infer<typeof BalanceReport>

const taxFigures = {
  parties: z.int(),
  taxableAmount: decimal,
  exemptAmount: decimal,
  stateTaxAmount: decimal,
  surtaxAmount: decimal,
}

export const SalesTaxReport = z
  .object({
    ...taxFigures,
    rows: z.array(
      z.object({
        month: z.string().meta({ description: 'Of the party', example: '2027-02' }),
        county: z.string().nullable().meta({ description: 'Null where the ZIP code has none' }),
        ...taxFigures,
      }),
    ),
    untaxedAmount: decimal.meta({
      description: 'Parties that were sold while no tax was charged; not in the rows',
    }),
  })
  .meta({ id: 'SalesTaxReport' })
export type SalesTaxReport = z.infer<typeof SalesTaxReport>

export const Journal = z
  .object({
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
  .meta({ id: 'Journal' })
export type Journal = z.infer<typeof Journal>

/** QuickBooks Online takes account names of at most 100 characters. */
const ACCOUNT_NAME_MAX = 100
const accountName = text({ required: 'Please enter the name of the account', max: ACCOUNT_NAME_MAX })

function eachAccount<Schema extends z.ZodType>(schema: Schema): Record<AccountOf, Schema> {
  return Object.fromEntries(ACCOUNTS_OF.map((account) => [account, schema])) as Record<AccountOf, Schema>
}

export const JournalAccounts = z.object({ ...eachAccount(z.string()), version: z.int() }).meta({
  id: 'JournalAccounts',
  description: `Where ${PAYMENT_METHODS.join(', ')} go, and what they are for`,
})
export type JournalAccounts = z.infer<typeof JournalAccounts>

export const JournalAccountsChange = z.object({ ...eachAccount(accountName), version: z.int() }).partial()
export type JournalAccountsChange = z.output<typeof JournalAccountsChange>

const tag = 'Reports'
export const readRevenue = endpoint({
  method: 'get',
  path: '/api/admin/reports/revenue',
  summary: 'Money taken and sent back: by time, by ZIP code, and by what it was for',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: RevenueReport },
  refusals: [400],
})
export const readFullness = endpoint({
  method: 'get',
  path: '/api/admin/reports/fullness',
  summary: 'Parties on the days of a range, and how many there is room for',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: FullnessReport },
  refusals: [400],
})
export const readLeadTime = endpoint({
  method: 'get',
  path: '/api/admin/reports/lead-time',
  summary: 'How long before the party the bookings of a range were made',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: LeadTimeReport },
  refusals: [400],
})
export const readCouponEffect = endpoint({
  method: 'get',
  path: '/api/admin/reports/coupons',
  summary: 'What coupons gave away and brought in, by the bookings of a range',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: CouponReport },
  refusals: [400],
})
export const readBalances = endpoint({
  method: 'get',
  path: '/api/admin/reports/balances',
  summary: 'What is still to be paid for the parties of a range, by day',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: BalanceReport },
  refusals: [400],
})
export const readSalesTax = endpoint({
  method: 'get',
  path: '/api/admin/reports/sales-tax',
  summary:
    'Taxable and exempt sales, state tax and surtax, by month of the party and county. Not legal advice',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: SalesTaxReport },
  refusals: [400],
})
export const readJournal = endpoint({
  method: 'get',
  path: '/api/admin/reports/journal',
  summary: 'A balanced journal entry for every payment and refund of a range',
  tag,
  staff: 'reports',
  query: range(JOURNAL_DAYS_MAX, 'Please export a year at most at once'),
  responses: { 200: Journal },
  refusals: [400],
})
export const readJournalAccounts = endpoint({
  method: 'get',
  path: '/api/admin/reports/journal-accounts',
  summary: 'The names of the accounts that the journal uses',
  tag,
  staff: 'reports',
  responses: { 200: JournalAccounts },
})
export const changeJournalAccounts = endpoint({
  method: 'put',
  path: '/api/admin/reports/journal-accounts',
  summary: 'Change the names of the accounts that the journal uses; what is left out stays',
  tag,
  staff: 'reports',
  body: JournalAccountsChange,
  responses: { 200: JournalAccounts },
  refusals: [400, 409],
})
