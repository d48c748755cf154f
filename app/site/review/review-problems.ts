export type Review = {
  customerName: string
  themeId: number | null
  rating: number | undefined
  comment: string
}

export type ReviewProblems = Partial<Record<'customerName' | 'rating' | 'comment', string>>

/** What to put right before the review can go, in the order of the form. */
export function reviewProblems({ customerName, rating, comment }: Review): ReviewProblems {
  return {
    ...(customerName.length < 3 && { customerName: 'Name must be at least 3 characters' }),
    ...(rating === undefined && { rating: 'Rating must be from 1 to 5' }),
    ...(comment.length < 10 && { comment: 'Comment must be at least 10 characters' }),
  }
}
