import { z } from 'zod'
import { fieldError } from '../wire/field-message.ts'
import { partyDay, text } from '../wire/fields.ts'

const CERTIFICATE_MAX = 40

/** The customer's exemption certificate as staff enter it; null removes it. */
export const newTaxExemption = z
  .object({
    certificate: text({ required: fieldError('bookings.certificateNeeded'), max: CERTIFICATE_MAX }),
    until: z.union([partyDay(), z.literal('').transform(() => null), z.null()]).optional(),
  })
  .nullish()
  .describe('The exemption certificate of a customer who pays no sales tax, such as a school')

export const TaxExemption = z
  .object({ certificate: z.string(), until: z.string().nullable() })
  .meta({ id: 'TaxExemption' })
