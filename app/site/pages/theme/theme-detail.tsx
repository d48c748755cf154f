import { getLang, usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { ZipPricePlace } from '#app/site/price/zip-price-place.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { Gallery } from './gallery.tsx'
import { Reviews } from './reviews.tsx'
import styles from './theme-detail.module.css'

export function ThemeDetail({ theme }: { theme: Theme }) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <article className={`page-width ${styles.page}`}>
      <a href={pathIn('/#themes')} className={styles.back}>
        <Icon name="chevron-left" />
        {text('pages.more.backToThemes')}
      </a>
      <div className={styles.columns}>
        <Gallery theme={theme} />
        <div className={styles.words}>
          <h1 lang={getLang(theme, 'name')}>{theme.name}</h1>
          <Reviews themeId={theme.id} />
          <p lang={getLang(theme, 'description')} className={styles.description}>
            {theme.description}
          </p>
          {theme.includedItems.length > 0 && <Included theme={theme} />}
          {theme.available && <ZipPricePlace />}
          {(theme.englishName ?? theme.name).includes('Garden') && (
            <p className={styles.note}>
              <Icon name="info" />
              {text('pages.more.floral')}
            </p>
          )}
        </div>
      </div>
      <BookingBar theme={theme} />
    </article>
  )
}

function Included({ theme }: { theme: Theme }) {
  const text = useText()
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className={styles.subtitle}>
        {text('pages.more.includedTitle')}
      </h2>
      <ul role="list" className={styles.included}>
        {theme.includedItems.map((item) => (
          <li key={item} lang={getLang(theme, item)}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Price and booking button, always at the bottom. */
function BookingBar({ theme }: { theme: Theme }) {
  const text = useText()
  const { id, pricePerTeepee: price, fromPrice } = theme
  return (
    <div className={styles.bar}>
      {fromPrice === undefined ? (
        <Price
          amount={priceForPeople(price, text('pages.more.free'))}
          suffix={text('pages.more.perTeepee')}
          size="lg"
        />
      ) : (
        <Price amount={text('pages.more.from', { amount: priceForPeople(fromPrice) })} size="lg" />
      )}
      {theme.available ? (
        <BookLink to={`/booking?theme=${id}`} className={buttonClass('primary', 'lg')}>
          {text('pages.more.bookTheme')}
        </BookLink>
      ) : (
        <Badge tone="warning">{text('pages.more.notNow')}</Badge>
      )}
    </div>
  )
}
