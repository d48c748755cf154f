import type { Testimonial } from '#contract/catalogue/testimonials.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { SAMPLE_WORDS } from '../../words/sample-words.ts'

/** Enough reviews for a carousel; with fewer, samples are added. */
const ENOUGH = 9

/** Adds the eight samples if there are fewer than nine. */
export function withSamples(
  testimonials: readonly Testimonial[],
  language: Language = DEFAULT_LANGUAGE,
): readonly Testimonial[] {
  if (testimonials.length >= ENOUGH) return testimonials
  const samples = SAMPLE_WORDS[language].voices.map(([customerName, themeId, rating, comment], index) => ({
    id: -1 - index,
    customerName,
    themeId,
    rating,
    comment,
    customerImage: null,
    approved: true,
    createdAt: '2025-05-22T12:00:00.000Z',
  }))
  return [...testimonials, ...samples]
}
