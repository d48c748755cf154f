import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { changeTestimonial, createTestimonial, type StaffTestimonial } from '#contract/people/testimonials.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'

export const NEW_TESTIMONIAL = {
  customerName: '',
  /** Empty for no theme in particular. */
  themeId: '',
  rating: 5,
  comment: '',
  language: DEFAULT_LANGUAGE as Language,
  customerImage: '',
  /** The number of the party's booking; empty if unknown. */
  bookingId: '',
}
/** The fields of a testimonial as typed. */
export type TestimonialFields = typeof NEW_TESTIMONIAL

export function toTestimonialFields(testimonial: StaffTestimonial | undefined): TestimonialFields {
  if (!testimonial) return NEW_TESTIMONIAL
  const { customerName, themeId, rating, comment, language, customerImage, bookingId } = testimonial
  return {
    customerName,
    themeId: themeId === null ? '' : String(themeId),
    rating,
    comment,
    language,
    customerImage: customerImage ?? '',
    bookingId: bookingId === null ? '' : String(bookingId),
  }
}

export function toTestimonialBody(fields: TestimonialFields) {
  const { customerName, themeId, rating, comment, language, customerImage } = fields
  return {
    customerName,
    themeId: themeId || null,
    rating,
    comment,
    language,
    customerImage,
  }
}

/** Returns the booking of the party, from the number that staff typed. */
function toBookingId({ bookingId }: TestimonialFields): string | null {
  return bookingId.trim().replace('#', '') || null
}

export function toTestimonialChange(fields: TestimonialFields) {
  return { ...toTestimonialBody(fields), bookingId: toBookingId(fields) }
}

/** A new testimonial is not linked to a booking. */
export const NEW_TESTIMONIAL_RULES: FormRules<TestimonialFields> = {
  schema: createTestimonial.body,
  toBody: toTestimonialBody,
}

export const TESTIMONIAL_RULES: FormRules<TestimonialFields> = {
  schema: changeTestimonial.body,
  toBody: toTestimonialChange,
}
