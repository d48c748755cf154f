import { splitAround } from '#app/lib/messages/split-around.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { testimonialsQuery } from '../../testimonials-query.ts'
import { usePrepared } from '../../use-prepared.ts'
import styles from './stats.module.css'

/** The site's statistics. With samples switched off, only real ones are shown. */
export function Stats({ showsSamples }: { showsSamples: boolean }) {
  const say = useText()
  const testimonials = usePrepared(testimonialsQuery) ?? []
  const rating = showsSamples ? '5' : calculateMean(testimonials.map((testimonial) => testimonial.rating))
  return (
    <ul role="list" className={styles.stats}>
      {showsSamples && (
        <Figure value="500+" around={splitAround((count) => say('pages.home.parties', { count }))} />
      )}
      <Figure value="Miami" around={splitAround((miami) => say('pages.home.area', { miami }))} />
      {rating && (
        <Figure
          value={say('pages.home.rating', { rating })}
          around={splitAround((stars) => say('pages.home.customerRating', { stars }))}
        />
      )}
    </ul>
  )
}

type FigureProps = { readonly value: string; readonly around: ReturnType<typeof splitAround> }

function Figure({ value, around: [before, after] }: FigureProps) {
  return (
    <li>
      {before}
      <strong>{value}</strong>
      {after}
    </li>
  )
}

function calculateMean(ratings: readonly number[]): string | undefined {
  if (ratings.length === 0) return undefined
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return String(Math.round(mean * 10) / 10)
}
