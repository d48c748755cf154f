import type { IslandWords } from '../islands/words/english.ts'

export const REVIEW_FIELDS = ['customerName', 'themeId', 'rating', 'comment'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]

export type Review = {
  customerName: string
  themeId: number | null
  rating: number | undefined
  comment: string
}

type ReviewProblems = Partial<Record<'customerName' | 'rating' | 'comment', string>>

/** What a form's texts say; stars that were not given are missing from it. */
export function readReview(fields: Readonly<Partial<Record<ReviewField, string>>>): Review {
  return {
    customerName: fields.customerName?.trim() ?? '',
    themeId: Number(fields.themeId) || null,
    rating: Number(fields.rating) || undefined,
    comment: fields.comment?.trim() ?? '',
  }
}

/** What to put right before the review can go, in the order of the form. */
export function reviewProblems(
  { customerName, rating, comment }: Review,
  words: IslandWords['review'],
): ReviewProblems {
  return {
    ...(customerName.length < 3 && { customerName: words.nameLength }),
    ...(rating === undefined && { rating: words.ratingRange }),
    ...(comment.length < 10 && { comment: words.commentLength }),
  }
}
