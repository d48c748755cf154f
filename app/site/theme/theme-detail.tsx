import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Theme } from '#contract/themes.ts'
import { BookLink } from '../book-link.tsx'
import { ZipPricePlace } from '../price/zip-price-place.tsx'
import { Gallery } from './gallery.tsx'
import { Reviews } from './reviews.tsx'
import styles from './theme-detail.module.css'

export function ThemeDetail({ theme }: { theme: Theme }) {
  return (
    <article className={`page-width ${styles.page}`}>
      <a href="/#themes" className={styles.back}>
        <Icon name="chevron-left" />
        Back to Themes
      </a>
      <div className={styles.columns}>
        <Gallery theme={theme} />
        <div className={styles.words}>
          <h1>{theme.name}</h1>
          <Reviews themeId={theme.id} />
          <p className={styles.description}>{theme.description}</p>
          {theme.includedItems.length > 0 && <Included items={theme.includedItems} />}
          {theme.available && <ZipPricePlace themes={[theme]} />}
          {theme.name.includes('Garden') && (
            <p className={styles.note}>
              <Icon name="info" />
              The floral picnic table setup is an upgrade for an extra charge.
            </p>
          )}
        </div>
      </div>
      <BookingBar theme={theme} />
    </article>
  )
}

function Included({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className={styles.subtitle}>
        What’s Included
      </h2>
      <ul role="list" className={styles.included}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Price and way on, always at the thumb. */
function BookingBar({ theme }: { theme: Theme }) {
  const { id, pricePerTeepee: price } = theme
  return (
    <div className={styles.bar}>
      <Price amount={priceForPeople(price)} suffix="/teepee" size="lg" />
      {theme.available ? (
        <BookLink to={`/booking?theme=${id}`} className={buttonClass('primary', 'lg')}>
          Book This Theme
        </BookLink>
      ) : (
        <Badge tone="warning">Not available right now</Badge>
      )}
    </div>
  )
}
