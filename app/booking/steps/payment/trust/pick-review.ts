import type { Testimonial } from '#contract/people/testimonials.ts'

const GOOD_RATING = 4
/** Longer ones are for those who are still looking around. */
const LONGEST = 180

/** Returns the review to read before paying: a good and short one, of this theme if there is one. */
export function pickReview(reviews: readonly Testimonial[], themeId: number | null): Testimonial | undefined {
  const good = reviews.filter(({ rating, comment }) => rating >= GOOD_RATING && comment.length <= LONGEST)
  // Not toSorted, which Safari knows from 16 on.
  return good.sort(
    (a, b) =>
      Number(b.themeId === themeId) - Number(a.themeId === themeId) || b.rating - a.rating || b.id - a.id,
  )[0]
}
