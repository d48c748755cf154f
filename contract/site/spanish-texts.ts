import { z } from 'zod'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { describeCalls } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, UNSTORABLE } from '../wire/fields.ts'

/** One of the owner's texts with its Spanish translation. */
export const SpanishText = z
  .object({
    place: z.string().meta({ description: 'What the text belongs to', example: 'theme/8/name' }),
    about: z.string().meta({ description: 'The same, for people', example: 'Rose Garden' }),
    field: z.string().meta({ example: 'Name' }),
    english: z.string(),
    spanish: z.string().nullable().describe('Null while there is none: pages show the English text'),
    hasEnglishChanged: z.boolean().describe('Since the Spanish text was saved'),
  })
  .meta({ id: 'SpanishText' })
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
      spanish: z
        .string({ error: fieldError('spanishTexts.needed') })
        .regex(NO_NUL, UNSTORABLE)
        .trim()
        .max(TERMS_MAXIMUM_LENGTH),
    }),
    returns: spanishTexts,
    refuses: [404],
  },
)
