import { Quote } from '#contract/booking/bookings.ts'
import { TermsVersion } from '#contract/booking/terms-of-service.ts'
import { ApiError } from '#contract/wire/errors.ts'

/** The response of a tool that refuses: the API's refusal, and what helps to ask again. */
export const ToolRefused = ApiError.pick({ code: true, message: true, errors: true }).extend({
  quote: Quote.optional().describe('With price_changed: the current price'),
  terms: TermsVersion.pick({ version: true, date: true })
    .optional()
    .describe('With terms_changed: the version that a booking must agree to'),
})
