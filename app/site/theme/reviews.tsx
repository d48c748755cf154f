import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { testimonialsQuery } from '../testimonials-query.ts'
import { usePrepared } from '../use-prepared.ts'
import styles from './theme-detail.module.css'

/**
 * Sample reviews or, once samples are off, the real reviews of this theme; renders nothing if there are none.
 */
export function Reviews({ themeId }: { themeId: number }) {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const testimonials = usePrepared(testimonialsQuery) ?? []
  if (settings.showSampleContent) return <Row rating={5} count={24} />
  const ratings = testimonials.filter((one) => one.themeId === themeId).map((one) => one.rating)
  if (ratings.length === 0) return null
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return <Row rating={Math.round(mean * 10) / 10} count={ratings.length} />
}

function Row({ rating, count }: { rating: number; count: number }) {
  const say = useText()
  return (
    <p className={styles.reviews}>
      <StarRating rating={rating} />
      <span>{say('pages.more.reviews', { count })}</span>
    </p>
  )
}
