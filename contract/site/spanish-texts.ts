import { z } from 'zod'
import { ownersText, sentTranslation } from '../catalogue/translations.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'

/** One of the owner's texts with its Spanish translation. */
export const SpanishText = namedObject('SpanishText', {
  ...ownersText,
  spanish: z.string().nullable().describe('Null while there is none: pages show the English text'),
  hasEnglishChanged: z.boolean().describe('Since the Spanish text was saved'),
})
export type SpanishText = z.infer<typeof SpanishText>

const spanishTexts = z.array(SpanishText)

const staff = describeCalls({ tag: 'Spanish texts', staff: 'catalogue' })
export const listSpanishTexts = staff.get(
  '/api/admin/spanish-texts',
  'List the owner’s texts with their Spanish translations',
  { returns: spanishTexts },
)
export const saveSpanishText = staff.put(
  '/api/admin/spanish-texts',
  'Save the Spanish translation of a text; an empty one removes it',
  {
    body: z.object({
      place: z.string().max(1000),
      spanish: sentTranslation(fieldError('spanishTexts.needed')),
    }),
    returns: spanishTexts,
    refuses: [404],
  },
)
