import { useWords } from '#app/lib/language/in-both.ts'
import { testimonialsQuery } from '../../testimonials-query.ts'
import { usePrepared } from '../../use-prepared.ts'
import { HOME_WORDS } from '../../words/home-words.tsx'
import styles from './stats.module.css'

/** The site's figures. With samples switched off, only real ones are shown. */
export function Stats({ showsSamples }: { showsSamples: boolean }) {
  const words = useWords(HOME_WORDS)
  const testimonials = usePrepared(testimonialsQuery) ?? []
  const rating = showsSamples ? '5' : calculateMean(testimonials.map((testimonial) => testimonial.rating))
  return (
    <ul role="list" className={styles.stats}>
      {showsSamples && <li>{words.parties(<strong>500+</strong>)}</li>}
      <li>{words.area(<strong>Miami</strong>)}</li>
      {rating && <li>{words.customerRating(<strong>{words.rating(rating)}</strong>)}</li>}
    </ul>
  )
}

function calculateMean(ratings: readonly number[]): string | undefined {
  if (ratings.length === 0) return undefined
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return String(Math.round(mean * 10) / 10)
}
