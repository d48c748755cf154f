/** A mean of fewer reviews says more about one family than about the business. */
const REVIEWS_LEAST = 5

export type Rating = { readonly mean: number; readonly count: number }

/** Returns the mean of approved reviews, to one decimal; undefined while there are too few of them. */
export function rateBy(reviews: readonly { readonly rating: number }[]): Rating | undefined {
  const count = reviews.length
  if (count < REVIEWS_LEAST) return undefined
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / count
  return { mean: Math.round(mean * 10) / 10, count }
}
