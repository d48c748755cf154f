import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NO_NUL, tooLong, UNSTORABLE } from '../wire/fields.ts'

/** One version of the terms of service. It never changes, because customers agreed to this text. */
export const TermsVersion = namedObject('TermsVersion', {
  version: z.int(),
  date: z.string().meta({ description: 'The publication date', example: '2027-01-04' }),
  text: z.string(),
  sha256: z.string().describe('SHA-256 of the text in UTF-8, in hexadecimal'),
  translation: z
    .string()
    .optional()
    .describe('The text in the requested language; customers agree to the English text'),
})
export type TermsVersion = z.infer<typeof TermsVersion>

const languages = z.enum(TRANSLATED_LANGUAGES)
const translations = z
  .partialRecord(languages, z.string())
  .describe('The text in the site’s other languages; customers agree to the English text')

export const PublishedTerms = TermsVersion.extend({
  publishedAt: instant,
  translations: translations.optional(),
}).meta({ id: 'PublishedTerms' })
export type PublishedTerms = z.infer<typeof PublishedTerms>

const NO_TEXT = fieldError('terms.textNeeded')
export const NewTerms = z.object({
  // Stored byte for byte, because its hash is the proof.
  text: z
    .string({ error: NO_TEXT })
    .regex(NO_NUL, UNSTORABLE)
    .regex(/\S/, NO_TEXT)
    .max(TERMS_MAXIMUM_LENGTH, tooLong(TERMS_MAXIMUM_LENGTH)),
  translations: z
    .partialRecord(
      languages,
      z.string().regex(NO_NUL, UNSTORABLE).trim().max(TERMS_MAXIMUM_LENGTH, tooLong(TERMS_MAXIMUM_LENGTH)),
    )
    .optional()
    .describe('The text in the site’s other languages; an empty one counts as missing'),
})

/** The text of the legal page while no version has been published, as a starting point for one. */
const BuiltInTerms = z.object({ text: z.string(), translations }).meta({ id: 'BuiltInTerms' })

export const agreedVersion = z
  .int(fieldError('terms.versionNeeded'))
  .nullish()
  .describe('The version of the terms that the customer agreed to')

const tag = 'Terms of service'
const visitors = describeCalls({ tag, staff: false })
const readers = describeCalls({ tag, staff: 'bookings:read' })
const owners = describeCalls({ tag, staff: 'pricing' })
export const readTerms = visitors.get(
  '/api/terms',
  'Get the terms of service that apply to new bookings; 404 if the owner has not published any',
  { returns: TermsVersion, refuses: [404] },
)
export const listTerms = readers.get(
  '/api/admin/terms',
  'List all versions of the terms of service, newest first',
  { returns: z.array(PublishedTerms) },
)
export const readBuiltInTerms = owners.get(
  '/api/admin/terms/built-in',
  'Get the default terms, which apply until the owner publishes some, as a starting point',
  { returns: BuiltInTerms },
)
export const publishTerms = owners.post(
  '/api/admin/terms',
  'Publish a new version of the terms of service, which applies to new bookings',
  { body: NewTerms, asksForPassword: true, creates: PublishedTerms },
)
