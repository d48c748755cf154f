import type { Text } from '#domain/foundation/messages/text.ts'
import { REVIEW_RULES } from '#domain/site/review-rules.ts'

export const REVIEW_FIELDS = ['customerName', 'themeId', 'rating', 'comment'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]

export type Review = {
  customerName: string
  themeId: number | null
  rating: number | undefined
  comment: string
}

type ReviewProblems = Partial<Record<'customerName' | 'rating' | 'comment', string>>

/** Parses the review from a form's values, without stars if none were selected. */
export function readReview(fields: Readonly<Partial<Record<ReviewField, string>>>): Review {
  return {
    customerName: fields.customerName?.trim() ?? '',
    themeId: Number(fields.themeId) || null,
    rating: Number(fields.rating) || undefined,
    comment: fields.comment?.trim() ?? '',
  }
}

/** Returns what must be corrected before the review can be sent, in form order. */
export function reviewProblems({ customerName, rating, comment }: Review, text: Text): ReviewProblems {
  const { customerName: name, rating: stars, comment: words } = REVIEW_RULES
  return {
    ...(customerName.length < name.least && { customerName: text(name.message) }),
    ...(rating === undefined && { rating: text(stars.message) }),
    ...(comment.length < words.least && { comment: text(words.message) }),
  }
}
