import type { ReactNode } from 'react'
import { splitAround } from '#app/lib/messages/split-around.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { testimonialsQuery } from '#app/site/testimonials-query.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { rateBy } from '#domain/site/rating.ts'
import styles from './stats.module.css'

/** The site's statistics. With samples switched off, only real ones are shown. */
export function Stats({ showsSamples }: { showsSamples: boolean }) {
  const text = useText()
  const testimonials = usePrepared(testimonialsQuery) ?? []
  const real = showsSamples ? undefined : rateBy(testimonials)
  const rating = showsSamples ? '5' : real && String(real.mean)
  return (
    <ul role="list" className={styles.stats}>
      {showsSamples && (
        <Figure value="500+" around={splitAround((count) => text('pages.home.parties', { count }))} />
      )}
      <Figure value="Miami" around={splitAround((miami) => text('pages.home.area', { miami }))} />
      {rating && (
        <Figure
          value={text('pages.home.rating', { rating })}
          around={splitAround((stars) => text('pages.home.customerRating', { stars }))}
        >
          {real && (
            <>
              {' · '}
              <a href="#testimonials">{text('pages.area.reviewCount', { count: real.count })}</a>
            </>
          )}
        </Figure>
      )}
    </ul>
  )
}

type FigureProps = {
  readonly value: string
  readonly around: ReturnType<typeof splitAround>
  readonly children?: ReactNode
}

function Figure({ value, around: [before, after], children }: FigureProps) {
  return (
    <li>
      {before}
      <strong>{value}</strong>
      {after}
      {children}
    </li>
  )
}
