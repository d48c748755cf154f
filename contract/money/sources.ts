import { z } from 'zod'
import { REPORT_DAYS_MAX } from '#domain/money/reports/report-range.ts'
import { getSourceName, SOURCE_LENGTH_MAX } from '#domain/money/reports/touch.ts'
import { touch, UTM_MAX } from '../booking/booking-source.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, signedDecimal } from '../wire/fields.ts'
import { optionalReportDays } from './report-fields.ts'

/**
 * The step that a page reports, and how the visitor found the site: the name of a source, or the parts of a booking's
 * source.
 */
export const Visit = z.object({
  step: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/i),
  source: z.union([z.string().max(UTM_MAX), z.object(touch)]).nullish(),
})

const BOOKING_COUNT = {
  source: z
    .string()
    .meta({ description: 'As in utm_source, or else the referring site', example: 'google.com' }),
  bookings: z.int(),
  soldBookings: z.int().describe('Paid or confirmed, and not canceled'),
  revenueAmount: signedDecimal.describe('Payments of these bookings minus refunds'),
}

const Steps = z.array(z.object({ step: z.string(), visits: z.int() }))
const SourceCost = z.object({
  source: BOOKING_COUNT.source,
  month: z.string().meta({ description: 'A month', example: '2027-02' }),
  amount: decimal,
})

export const SourcesReport = namedObject('SourcesReport', {
  steps: Steps.describe(
    'The funnel: how many visits reached each step in the range; only the last 90 days are stored',
  ),
  sources: z
    .array(
      z.object({
        ...BOOKING_COUNT,
        visits: z.int().describe('The number of visits that reached the most visited step'),
        steps: Steps,
        costAmount: decimal.describe('What staff entered for the months that the range touches'),
      }),
    )
    .describe('By how the family came when it booked, or else by its coupon'),
  costs: z.array(SourceCost),
  firstSources: z.array(z.object(BOOKING_COUNT)).describe('By how the family first came'),
  heardFrom: z.array(z.object({ answer: z.string(), bookings: z.int() })),
  waitingList: z.int().describe('Waiting list entries created in the range'),
})
export type SourcesReport = z.infer<typeof SourcesReport>

const tag = 'Reports'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'reports' })
export const countVisit = visitors.post(
  '/api/visits',
  'Count a step that a visitor reached; at most 200 bytes, no personal data, always 204',
  { rawBody: 'application/json' },
)
export const readSources = staff.get(
  '/api/admin/reports/sources',
  'Report where families come from: steps reached, and the revenue of each source’s bookings; by default of the last 12 months',
  { query: optionalReportDays(REPORT_DAYS_MAX, fieldError('reports.tenYears')), returns: SourcesReport },
)

export const SourceCostChange = z.object({
  source: z
    .string({ error: fieldError('reports.sourceNeeded') })
    .max(SOURCE_LENGTH_MAX, fieldError('reports.sourceNeeded'))
    .refine((name) => name.trim() !== '', fieldError('reports.sourceNeeded'))
    .transform((name) => getSourceName({ utmSource: name })),
  month: z
    .string({ error: fieldError('reports.monthNeeded') })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, fieldError('reports.monthNeeded'))
    .meta({ description: 'A month', example: '2027-02' }),
  amount: amount().describe('US dollars; zero removes it'),
})
export type SourceCostChange = z.output<typeof SourceCostChange>
export const changeSourceCost = staff.put(
  '/api/admin/reports/source-costs',
  'Set the cost of a source for a month',
  { body: SourceCostChange },
)
