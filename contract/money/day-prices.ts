import { z } from 'zod'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { numberOfNights } from '../booking/booking-fields.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, partyDay, storedId, wholeNumber } from '../wire/fields.ts'
import { zipCode } from './pricing.ts'

export const PRICED_DAYS_MOST = 62

export const DayPrice = namedObject('DayPrice', {
  date: z.string(),
  totalAmount: decimal
    .nullable()
    .describe('Without add-ons; null for a day that is past, closed or too far ahead'),
  reasons: z.array(z.string()).describe('The rules of the price list that apply'),
})
export type DayPrice = z.infer<typeof DayPrice>

const visitors = describeCalls({ tag: 'Prices', staff: false })
export const listDayPrices = visitors.get('/api/prices', 'Get what a party costs on each day', {
  query: z.object({
    themeId: storedId,
    teepees: wholeNumber(undefined, { min: TEEPEES.minimum, max: TEEPEES.maximum }).default(TEEPEES.default),
    from: partyDay(),
    to: partyDay(),
    zipCode: zipCode.optional(),
    nights: numberOfNights.optional(),
  }),
  returns: z.array(DayPrice),
  refuses: [404, 409],
})
