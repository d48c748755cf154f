import { z } from 'zod'
import { ThemePricesChange } from '../catalogue/themes.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, partyDay, signedDecimal, storedId } from '../wire/fields.ts'
import { Rule } from './price-list.ts'
import { PricingChange } from './pricing-change.ts'

/** A price list that is tried on past bookings; what is missing stays as it is saved. */
export const ReplayedPrices = PricingChange.extend({
  themes: z
    .array(ThemePricesChange.extend({ id: storedId }))
    .max(500)
    .optional()
    .describe('Themes with other prices than now'),
  from: partyDay().describe('The first party date'),
  to: partyDay().describe('The last party date'),
}).refine(({ from, to }) => from <= to, { path: ['to'], error: fieldError('priceList.spanOrder') })

export const Replay = namedObject('PriceReplay', {
  bookings: z.int(),
  soldAmount: decimal,
  replayedAmount: decimal,
  differences: z
    .array(z.object({ bookingId: z.int(), sold: decimal, replayed: decimal }))
    .describe('The bookings that would have cost something else, by party date'),
})
export type Replay = z.infer<typeof Replay>

const owners = describeCalls({ tag: 'Prices', staff: 'pricing' })
export const replayPrices = owners.post(
  '/api/admin/pricing/replay',
  'Get what past bookings would have cost, before coupon and tax; saves nothing',
  { body: ReplayedPrices, returns: Replay },
)

export const Advice = namedObject('PriceAdvice', {
  id: z.string().meta({ example: 'soldOut-weekdays-6-months-12' }),
  sentence: z.string(),
  evidence: z.object({
    kind: z.enum(['soldOut', 'waiting', 'empty', 'size', 'together']),
    from: z.string().describe('The first party date that was looked at'),
    to: z.string(),
    cases: z.int().describe('Days, or parties, on which it was so'),
    of: z.int(),
    otherCases: z.int().optional().describe('The same of all other days'),
    otherOf: z.int().optional(),
    teepees: z.int().optional(),
    earnedAmount: signedDecimal.describe(
      'What the rule would have earned on the same parties; negative if it takes off',
    ),
  }),
  rule: Rule.omit({ id: true }).describe('A draft, which is off'),
})
export type Advice = z.infer<typeof Advice>

export const listAdvice = owners.get(
  '/api/admin/pricing/advice',
  'List what past bookings tell about the prices; empty where they tell nothing',
  { returns: z.array(Advice) },
)
