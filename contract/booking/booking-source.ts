import { z } from 'zod'
import { fieldError } from '../wire/field-message.ts'
import { optionalText } from '../wire/fields.ts'

export const UTM_MAX = 100
const HOST_MAX = 253
const HOST = /^[a-z0-9.-]+$/i
/** How somebody came to the site. */
export const touch = {
  utmSource: optionalText(UTM_MAX),
  utmMedium: optionalText(UTM_MAX),
  utmCampaign: optionalText(UTM_MAX),
  referrerHost: optionalText(HOST_MAX).refine(
    (host) => host === null || HOST.test(host),
    fieldError('bookings.referrerHost'),
  ),
}

/** How a family found the site, sent along with its booking. */
export const BookingSource = z.object({
  ...touch,
  heardFrom: optionalText(UTM_MAX).describe('The answer to “How did you hear about us?”'),
  first: z.object(touch).nullish().describe('How they first came to the site, if that differs'),
})
