import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { testimonialsQuery } from '#app/site/testimonials-query.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { rateBy } from '#domain/site/rating.ts'
import styles from './theme-detail.module.css'

/**
 * Sample reviews or, once samples are off, the real reviews of this theme; renders nothing while there are too few.
 */
export function Reviews({ themeId }: { themeId: number }) {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const testimonials = usePrepared(testimonialsQuery) ?? []
  if (settings.showSampleContent) return <Row rating={5} count={24} />
  const rating = rateBy(testimonials.filter((one) => one.themeId === themeId))
  return rating && <Row rating={rating.mean} count={rating.count} isReal />
}

type RowProps = { rating: number; count: number; isReal?: boolean }

function Row({ rating, count, isReal = false }: RowProps) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <p className={styles.reviews}>
      <StarRating rating={rating} />
      <span>
        {isReal && `${rating} `}
        {isReal ? (
          <a href={pathIn('/#testimonials')}>{text('pages.more.reviews', { count })}</a>
        ) : (
          text('pages.more.reviews', { count })
        )}
      </span>
    </p>
  )
}
