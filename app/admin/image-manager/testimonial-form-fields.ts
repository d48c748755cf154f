import type { Problems } from '../edit/use-form.ts'

/** A testimonial as it is typed here. */
export type TestimonialFormFields = {
  customerName: string
  /** Empty for no theme in particular. */
  themeId: string
  rating: number
  comment: string
  customerImage: string
}

export const NEW_TESTIMONIAL: TestimonialFormFields = {
  customerName: '',
  themeId: '',
  rating: 5,
  comment: '',
  customerImage: '',
}

const NAME_LENGTH_MIN = 3
const COMMENT_LENGTH_MIN = 10

export function testimonialFormProblems(fields: TestimonialFormFields): Problems<TestimonialFormFields> {
  const { customerName, comment } = fields
  return {
    ...(customerName.trim().length < NAME_LENGTH_MIN && {
      customerName: 'Name must be at least 3 characters',
    }),
    ...(comment.trim().length < COMMENT_LENGTH_MIN && {
      comment: 'Comment must be at least 10 characters',
    }),
  }
}

export function testimonialFormBody(fields: TestimonialFormFields) {
  const { customerName, themeId, rating, comment, customerImage } = fields
  return {
    customerName: customerName.trim(),
    themeId: themeId === '' ? null : Number(themeId),
    rating,
    comment: comment.trim(),
    customerImage,
    approved: false,
  }
}
