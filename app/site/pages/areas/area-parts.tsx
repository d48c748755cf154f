import { themesQuery } from '#app/lib/api/themes-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { CardGrid } from '#app/site/card-grid.tsx'
import { PreviewLink } from '#app/site/preview/preview-link.tsx'
import { Section } from '#app/site/section.tsx'
import { usePrepared } from '#app/site/use-prepared.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { AreaPage } from '#contract/site/areas.ts'
import { TestimonialCard } from '../home/testimonials/testimonial-card.tsx'
import { ThemeCard } from '../home/themes/theme-card.tsx'
import styles from './area-page.module.css'

const REVIEWS_MOST = 6
const THEMES_MOST = 3
const PRINT = '(width < 48rem) 46vw, (width < 80rem) 31vw, 24rem'

/** Setups in homes in the area. */
export function AreaPictures({ area: { name, pictures } }: { area: AreaPage }) {
  const text = useText()
  if (pictures.length === 0) return null
  return (
    <Section
      id="pictures"
      title={text('pages.area.picturesTitle', { area: name })}
      lead={text('pages.area.picturesLead')}
    >
      <ul role="list" className={styles.wall} data-preview-group="">
        {pictures.map(({ path, picture }, index) => {
          const alt = text('pages.area.picture', { area: name, number: index + 1 })
          const image = pictureImage(path, alt, { [path]: picture })
          return (
            <li key={path}>
              <PreviewLink
                path={path}
                className={styles.print}
                label={text('pages.area.lookCloser', { what: alt })}
              >
                {image && <Picture image={image} ratio="4 / 3" sizes={PRINT} />}
              </PreviewLink>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The newest reviews of parties there. */
export function AreaReviews({ area: { name, reviews } }: { area: AreaPage }) {
  const text = useText()
  const { siteTitle } = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" ground="lavender" title={text('pages.area.reviewsTitle', { area: name })}>
      <CardGrid>
        {reviews.slice(0, REVIEWS_MOST).map((review) => (
          <li key={review.id}>
            <TestimonialCard testimonial={review} productName={siteTitle} />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}

/** A few themes to start with: featured ones first. */
export function AreaThemes() {
  const text = useText()
  const themes = (usePrepared(themesQuery) ?? []).filter(({ available }) => available)
  if (themes.length === 0) return null
  const first = [...themes].sort((one, other) => Number(other.featured) - Number(one.featured))
  return (
    <Section id="choose" title={text('pages.area.themesTitle')}>
      <CardGrid>
        {first.slice(0, THEMES_MOST).map((theme) => (
          <ThemeCard key={theme.id} theme={theme} hasPriority={false} />
        ))}
      </CardGrid>
    </Section>
  )
}
