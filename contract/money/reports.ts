import { z } from 'zod'
import { LINE_KINDS } from '#domain/money/reports/allocation.ts'
import { REPORT_DAYS_MAX } from '#domain/money/reports/report-range.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, signedDecimal } from '../wire/fields.ts'
import { moneyMoved, reportDays } from './report-fields.ts'

const reportRange = reportDays(REPORT_DAYS_MAX, fieldError('reports.tenYears'))
export type ReportRange = z.output<typeof reportRange>

const period = z
  .string()
  .meta({ description: 'A month, or a day if the range is a month or shorter', example: '2027-02' })

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
            description: 'What was paid for; beyond: more than the price; unbooked: without a booking',
          }),
          name: z.string().nullable().meta({ description: 'The name of a theme or an add-on' }),
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
        openDays: z.int().meta({ description: 'Days not marked unavailable' }),
        parties: z.int(),
        places: z.int().meta({ description: 'The number of parties possible under today’s settings' }),
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
      z.object({
        fromDays: z.int().meta({ description: 'The lower bound of the group' }),
        bookings: z.int(),
      }),
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
        revenueAmount: signedDecimal.meta({ description: 'Payments of these bookings minus refunds' }),
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
        month: z.string().meta({ description: 'The month of the party', example: '2027-02' }),
        county: z.string().nullable().meta({ description: 'Null if the ZIP code has none' }),
        ...taxFigures,
      }),
    ),
    untaxedAmount: decimal.meta({
      description: 'Parties sold while no tax was charged; not in the rows',
    }),
  })
  .meta({ id: 'SalesTaxReport' })
export type SalesTaxReport = z.infer<typeof SalesTaxReport>

const tag = 'Reports'
export const readRevenue = endpoint({
  method: 'get',
  path: '/api/admin/reports/revenue',
  summary: 'Report money received and refunded: by time, ZIP code and what it was for',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: RevenueReport },
  refusals: [400],
})
export const readFullness = endpoint({
  method: 'get',
  path: '/api/admin/reports/fullness',
  summary: 'Report the parties on each day of a period, and the capacity',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: FullnessReport },
  refusals: [400],
})
export const readLeadTime = endpoint({
  method: 'get',
  path: '/api/admin/reports/lead-time',
  summary: 'Report how long before the party the bookings of a period were made',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: LeadTimeReport },
  refusals: [400],
})
export const readCouponEffect = endpoint({
  method: 'get',
  path: '/api/admin/reports/coupons',
  summary: 'Report the discounts and revenue of coupons, from the bookings of a period',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: CouponReport },
  refusals: [400],
})
export const readBalances = endpoint({
  method: 'get',
  path: '/api/admin/reports/balances',
  summary: 'Report what is still to be paid for the parties of a period, by day',
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
    'Report taxable and exempt sales, state tax and surtax, by month of the party and county. Not legal advice',
  tag,
  staff: 'reports',
  query: reportRange,
  responses: { 200: SalesTaxReport },
  refusals: [400],
})
