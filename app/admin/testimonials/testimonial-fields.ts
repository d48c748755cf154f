import { shownText } from '#app/lib/messages/shown-text.ts'
import type { StaffTestimonial } from '#contract/catalogue/testimonials.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import type { Problems } from '../forms/form-inputs.ts'

/** The fields of a testimonial as typed. */
export type TestimonialFields = {
  customerName: string
  /** Empty for no theme in particular. */
  themeId: string
  rating: number
  comment: string
  language: Language
  customerImage: string
  /** The number of the party's booking; empty where it is not known. */
  bookingId: string
}

export const NEW_TESTIMONIAL: TestimonialFields = {
  customerName: '',
  themeId: '',
  rating: 5,
  comment: '',
  language: DEFAULT_LANGUAGE,
  customerImage: '',
  bookingId: '',
}

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

const NAME_LENGTH_MIN = 3
const COMMENT_LENGTH_MIN = 10

export function findTestimonialProblems({
  customerName,
  comment,
}: TestimonialFields): Problems<TestimonialFields> {
  const text = shownText()
  return {
    ...(customerName.trim().length < NAME_LENGTH_MIN && {
      customerName: text('admin.forms.testimonial.nameTooShort'),
    }),
    ...(comment.trim().length < COMMENT_LENGTH_MIN && {
      comment: text('admin.forms.testimonial.commentTooShort'),
    }),
  }
}

export function toTestimonialBody(fields: TestimonialFields) {
  const { customerName, themeId, rating, comment, language, customerImage } = fields
  return {
    customerName: customerName.trim(),
    themeId: themeId === '' ? null : Number(themeId),
    rating,
    comment: comment.trim(),
    language,
    customerImage,
  }
}

export function isNumberTyped({ bookingId }: TestimonialFields): boolean {
  return /^#?\d{0,9}$/.test(bookingId.trim())
}

/** Returns the booking of the party, as staff wrote its number. */
export function toBookingId({ bookingId }: TestimonialFields): number | null {
  const digits = bookingId.trim().replace('#', '')
  return digits === '' ? null : Number(digits)
}
