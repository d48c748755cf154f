import { z } from 'zod'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, UNSTORABLE } from '../wire/fields.ts'

export const ownersText = {
  place: z.string().meta({ description: 'What the text belongs to', example: 'theme/8/name' }),
  about: z.string().meta({ description: 'The same, for people', example: 'Rose Garden' }),
  field: z.string().meta({ example: 'Name' }),
  english: z.string(),
}

/** A translation as it is sent; an empty one removes what is stored. */
export const sentTranslation = (needed: string) =>
  z.string({ error: needed }).regex(NO_NUL, UNSTORABLE).trim().max(TERMS_MAXIMUM_LENGTH)

/** One of the owner's texts with its translation into a language. */
export const Translation = namedObject('Translation', {
  ...ownersText,
  translation: z.string().nullable().describe('Null while there is none: pages show the English text'),
  hasEnglishChanged: z.boolean().describe('Since the translation was saved'),
})
export type Translation = z.infer<typeof Translation>

const translations = z.array(Translation)

const params = {
  language: z
    .string()
    .max(35)
    .meta({ description: 'One of the site’s languages other than English', example: 'es' }),
}

const staff = describeCalls({ tag: 'Translations', staff: 'catalogue' })
export const listTranslations = staff.get(
  '/api/admin/translations/:language',
  'List the owner’s texts with their translations into a language',
  { params, returns: translations },
)
export const saveTranslation = staff.put(
  '/api/admin/translations/:language',
  'Save the translation of a text; an empty one removes it',
  {
    params,
    body: z.object({
      place: z.string().max(1000),
      translation: sentTranslation(fieldError('translations.needed')),
    }),
    returns: translations,
  },
)
