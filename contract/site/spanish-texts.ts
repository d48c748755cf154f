import { z } from 'zod'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, UNSTORABLE } from '../wire/fields.ts'

/** One of the owner's texts with its Spanish translation. */
export const SpanishText = z
  .object({
    place: z.string().meta({ description: 'What the text belongs to', example: 'theme/8/name' }),
    about: z.string().meta({ description: 'The same, for people', example: 'Rose Garden' }),
    field: z.string().meta({ example: 'Name' }),
    english: z.string(),
    spanish: z
      .string()
      .nullable()
      .meta({ description: 'Null while there is none: pages show the English text' }),
    hasEnglishChanged: z.boolean().meta({ description: 'Since the Spanish text was saved' }),
  })
  .meta({ id: 'SpanishText' })
export type SpanishText = z.infer<typeof SpanishText>

const spanishTexts = z.array(SpanishText)

const tag = 'Spanish texts'
export const listSpanishTexts = endpoint({
  method: 'get',
  path: '/api/admin/spanish-texts',
  summary: 'List the owner’s texts with their Spanish translations',
  tag,
  staff: 'catalogue',
  responses: { 200: spanishTexts },
})
export const saveSpanishText = endpoint({
  method: 'put',
  path: '/api/admin/spanish-texts',
  summary: 'Save the Spanish translation of a text; an empty one removes it',
  tag,
  staff: 'catalogue',
  body: z.object({
    place: z.string().max(1000),
    spanish: z
      .string({ error: fieldError('spanishTexts.needed') })
      .regex(NO_NUL, UNSTORABLE)
      .trim()
      .max(TERMS_MAXIMUM_LENGTH),
  }),
  responses: { 200: spanishTexts },
  refusals: [400, 404],
})
