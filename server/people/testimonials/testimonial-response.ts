import type { StaffTestimonial, Testimonial } from '#contract/people/testimonials.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import type { Database } from '#server/foundation/database/client.ts'
import type { testimonials } from '#server/foundation/database/schema/all-tables.ts'
import { commentPlace, readTranslations } from '#server/foundation/database/translation-queries.ts'

type TestimonialRow = typeof testimonials.$inferSelect

export function testimonialResponse(row: TestimonialRow): Testimonial {
  const { version: _, updatedAt: __, language: ___, bookingId: ____, createdAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString() }
}

export function staffTestimonialResponse(row: TestimonialRow): StaffTestimonial {
  return {
    ...testimonialResponse(row),
    version: row.version,
    language: row.language,
    bookingId: row.bookingId,
  }
}

/** Returns testimonials for a reader of this language; comments without a translation stay in the family's words. */
export async function testimonialsIn(
  language: Language,
  db: Database,
  rows: readonly TestimonialRow[],
): Promise<Testimonial[]> {
  const isEnglish = language === DEFAULT_LANGUAGE
  const translations = await readTranslations(
    db,
    language,
    rows.map(({ id }) => commentPlace(id)),
  )
  return rows.map((row) => {
    const response = testimonialResponse(row)
    const known = isEnglish ? response : { ...response, inEnglish: [] }
    const translation = translations.get(commentPlace(row.id))
    if (row.language === language) return known
    return translation === undefined ? { ...known, ...nameLanguage(row) } : { ...known, comment: translation }
  })
}

function nameLanguage({ language }: TestimonialRow) {
  if (language === DEFAULT_LANGUAGE) return { inEnglish: ['comment'] }
  return language === 'es' ? { inSpanish: ['comment'] } : { writtenIn: language }
}

/** Returns a list with the sizes of each photo: a portrait on a card needs only the smallest. */
export async function withPictures<ResponseBody extends Testimonial>(
  db: Database,
  responses: readonly ResponseBody[],
): Promise<ResponseBody[]> {
  const known = await readPictures(
    db,
    responses.map(({ customerImage }) => customerImage ?? ''),
  )
  return responses.map((response) => {
    const picture = response.customerImage && known[response.customerImage]
    return { ...response, pictures: picture ? { [response.customerImage ?? '']: picture } : {} }
  })
}
