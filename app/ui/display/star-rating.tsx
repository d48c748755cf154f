import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './star-rating.module.css'

type Star = 'star' | 'half-star' | 'star-outline'

/** Returns full stars, a half star from .5 on, and empty ones up to five: `starsFor(4.5)`. */
export function starsFor(rating: number): Star[] {
  const full = Math.floor(rating)
  const half = rating - full >= 0.5 ? 1 : 0
  return Array.from({ length: 5 }, (_, star) => {
    if (star < full) return 'star'
    return star < full + half ? 'half-star' : 'star-outline'
  })
}

export function StarRating({ rating, className }: { rating: number; className?: string | undefined }) {
  const text = useUiText()
  return (
    <span
      role="img"
      aria-label={text('ui.ratingOf', { rating })}
      className={classNames(styles.stars, className)}
    >
      {starsFor(rating).map((star, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Icon key={place} name={star} />
      ))}
    </span>
  )
}
