import { pictureImage } from '#app/lib/files/picture-image.ts'
import { getLang } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import styles from './addon-card.module.css'

const PLACEHOLDER = '/image-fallback.svg'

export function AddonCard({ addon, isFirst }: { addon: Addon; isFirst: boolean }) {
  const { id, name, description, available, featured, image, pictures } = addon
  const text = useText()
  const price = priceForPeople(addon.price, text('pages.more.free'))
  return (
    <Card as="li" padding="none" lifts={available} className={styles.card}>
      <div className={classNames(styles.picture, !available && styles.soon)} data-addon={id}>
        <Picture
          image={pictureImage(image || PLACEHOLDER, name, pictures)}
          ratio="4 / 3"
          sizes="(width < 42rem) 88vw, 24rem"
          fallbackSrc={PLACEHOLDER}
          {...(isFirst && { priority: 'low', hasLqip: true })}
        />
        {!available && <span className={styles.overlay}>{text('pages.more.comingSoon')}</span>}
        {!available && isLuxurySpa(addon.englishName ?? name) && (
          <span className={styles.ribbon}>{text('pages.more.soonRibbon')}</span>
        )}
      </div>
      {available && featured && (
        <Badge tone="glow" className={styles.badge}>
          {text('pages.more.popular')}
        </Badge>
      )}
      <div className={styles.words}>
        <Text as="h2" lang={getLang(addon, 'name')} size="xl">
          {name}
        </Text>
        {available && <Price amount={price} />}
        <p lang={getLang(addon, 'description')} className={styles.description}>
          {description}
        </p>
        {available ? (
          <BookLink
            to={`/booking/2?addon=${id}`}
            aria-label={text('pages.more.addNameToBooking', { name })}
            className={buttonClass('secondary', 'md', true)}
          >
            {text('pages.more.addToBooking')}
          </BookLink>
        ) : (
          <Button variant="secondary" isWide disabled>
            {text('pages.more.perPerson', { price })}
          </Button>
        )}
      </div>
    </Card>
  )
}

function isLuxurySpa(name: string): boolean {
  return /luxury\s+spa/i.test(name)
}
