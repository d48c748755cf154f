import { z } from 'zod'
import { LINE_KINDS } from '#domain/money/reports/allocation.ts'
import { REPORT_DAYS_MAX } from '#domain/money/reports/report-range.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, signedDecimal } from '../wire/fields.ts'
import { moneyMoved, reportDays } from './report-fields.ts'

const reportRange = reportDays(REPORT_DAYS_MAX, fieldError('reports.tenYears'))
export type ReportRange = z.output<typeof reportRange>

const period = z
  .string()
  .meta({ description: 'A month, or a day if the range is a month or shorter', example: '2027-02' })

export const RevenueReport = namedObject('RevenueReport', {
  ...moneyMoved,
  periods: z.array(z.object({ period, ...moneyMoved })),
  zips: z.array(
    z.object({
      zipCode: z.string().nullable().describe('Null for money without a booking'),
      ...moneyMoved,
    }),
  ),
  items: z
    .array(
      z.object({
        kind: z
          .enum([...LINE_KINDS, 'beyond', 'unbooked'])
          .describe('What was paid for; beyond: more than the price; unbooked: without a booking'),
        name: z.string().nullable().describe('The name of a theme or an add-on'),
        ...moneyMoved,
      }),
    )
    .describe('Adds up to the whole'),
})
export type RevenueReport = z.infer<typeof RevenueReport>

export const FullnessReport = namedObject('FullnessReport', {
  periods: z.array(
    z.object({
      period,
      openDays: z.int().describe('Days not marked unavailable'),
      parties: z.int(),
      places: z.int().describe('The number of parties possible under today’s settings'),
      teepees: z.int(),
    }),
  ),
})
export type FullnessReport = z.infer<typeof FullnessReport>

export const LeadTimeReport = namedObject('LeadTimeReport', {
  medianDays: z.int().nullable(),
  groups: z.array(
    z.object({ fromDays: z.int().describe('The lower bound of the group'), bookings: z.int() }),
  ),
})
export type LeadTimeReport = z.infer<typeof LeadTimeReport>

export const CouponReport = namedObject('CouponReport', {
  coupons: z.array(
    z.object({
      code: z.string().nullable().describe('Null for bookings without a coupon'),
      bookings: z.int(),
      discountAmount: decimal,
      revenueAmount: signedDecimal.describe('Payments of these bookings minus refunds'),
    }),
  ),
})
export type CouponReport = z.infer<typeof CouponReport>

export const BalanceReport = namedObject('BalanceReport', {
  owedAmount: decimal,
  overdueAmount: decimal,
  days: z.array(
    z.object({ bookingDate: z.string(), bookings: z.int(), owedAmount: decimal, overdueAmount: decimal }),
  ),
})
export type BalanceReport = z.infer<typeof BalanceReport>

const taxFigures = {
  parties: z.int(),
  taxableAmount: decimal,
  exemptAmount: decimal,
  stateTaxAmount: decimal,
  surtaxAmount: decimal,
}

export const SalesTaxReport = namedObject('SalesTaxReport', {
  ...taxFigures,
  rows: z.array(
    z.object({
      month: z.string().meta({ description: 'The month of the party', example: '2027-02' }),
      county: z.string().nullable().describe('Null if the ZIP code has none'),
      ...taxFigures,
    }),
  ),
  untaxedAmount: decimal.describe('Parties sold while no tax was charged; not in the rows'),
})
export type SalesTaxReport = z.infer<typeof SalesTaxReport>

const staff = describeCalls({ tag: 'Reports', staff: 'reports' })
export const readRevenue = staff.get(
  '/api/admin/reports/revenue',
  'Report money received and refunded: by time, ZIP code and what it was for',
  { query: reportRange, returns: RevenueReport },
)
export const readFullness = staff.get(
  '/api/admin/reports/fullness',
  'Report the parties on each day of a period, and the capacity',
  { query: reportRange, returns: FullnessReport },
)
export const readLeadTime = staff.get(
  '/api/admin/reports/lead-time',
  'Report how long before the party the bookings of a period were made',
  { query: reportRange, returns: LeadTimeReport },
)
export const readCouponEffect = staff.get(
  '/api/admin/reports/coupons',
  'Report the discounts and revenue of coupons, from the bookings of a period',
  { query: reportRange, returns: CouponReport },
)
export const readBalances = staff.get(
  '/api/admin/reports/balances',
  'Report what is still to be paid for the parties of a period, by day',
  { query: reportRange, returns: BalanceReport },
)
export const readSalesTax = staff.get(
  '/api/admin/reports/sales-tax',
  'Report taxable and exempt sales, state tax and surtax, by month of the party and county. Not legal advice',
  { query: reportRange, returns: SalesTaxReport },
)
