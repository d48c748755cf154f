import type { Text } from '#domain/messages/text.ts'

export const REVIEW_FIELDS = ['customerName', 'themeId', 'rating', 'comment'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]

export type Review = {
  customerName: string
  themeId: number | null
  rating: number | undefined
  comment: string
}

type ReviewProblems = Partial<Record<'customerName' | 'rating' | 'comment', string>>

/** Returns the review in a form's texts; without stars if none were chosen. */
export function readReview(fields: Readonly<Partial<Record<ReviewField, string>>>): Review {
  return {
    customerName: fields.customerName?.trim() ?? '',
    themeId: Number(fields.themeId) || null,
    rating: Number(fields.rating) || undefined,
    comment: fields.comment?.trim() ?? '',
  }
}

/** Returns what must be corrected before the review can be sent, in the order of the form. */
export function reviewProblems({ customerName, rating, comment }: Review, text: Text): ReviewProblems {
  return {
    ...(customerName.length < 3 && { customerName: text('site.review.nameLength') }),
    ...(rating === undefined && { rating: text('site.review.ratingRange') }),
    ...(comment.length < 10 && { comment: text('site.review.commentLength') }),
  }
}
