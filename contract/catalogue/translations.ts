import { z } from 'zod'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, UNSTORABLE } from '../wire/fields.ts'

/** One of the owner's texts with its translation into a language. */
export const Translation = z
  .object({
    place: z.string().meta({ description: 'What the text belongs to', example: 'theme/8/name' }),
    about: z.string().meta({ description: 'The same, for people', example: 'Rose Garden' }),
    field: z.string().meta({ example: 'Name' }),
    english: z.string(),
    translation: z
      .string()
      .nullable()
      .meta({ description: 'Null while there is none: pages show the English text' }),
    hasEnglishChanged: z.boolean().meta({ description: 'Since the translation was saved' }),
  })
  .meta({ id: 'Translation' })
export type Translation = z.infer<typeof Translation>

const translations = z.array(Translation)

const base = {
  path: '/api/admin/translations/:language',
  tag: 'Translations',
  staff: 'catalogue',
  params: z.object({
    language: z
      .string()
      .max(35)
      .meta({ description: 'One of the site’s languages other than English', example: 'es' }),
  }),
  responses: { 200: translations },
} as const

export const listTranslations = endpoint({
  ...base,
  method: 'get',
  summary: 'List the owner’s texts with their translations into a language',
  refusals: [404],
})
export const saveTranslation = endpoint({
  ...base,
  method: 'put',
  summary: 'Save the translation of a text; an empty one removes it',
  body: z.object({
    place: z.string().max(1000),
    translation: z
      .string({ error: fieldError('translations.needed') })
      .regex(NO_NUL, UNSTORABLE)
      .trim()
      .max(TERMS_MAXIMUM_LENGTH),
  }),
  refusals: [400, 404],
})
