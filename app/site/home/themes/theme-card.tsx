import { pictureImage } from '#app/lib/picture-image.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Theme } from '#contract/themes.ts'
import { themePath } from '#domain/slug.ts'
import { PreviewLink } from '../../preview/preview-link.tsx'
import styles from './theme-card.module.css'

const SHORT_DESCRIPTION = 100

type ThemeCardProps = { theme: Theme; hasPriority: boolean }

export function ThemeCard({ theme, hasPriority }: ThemeCardProps) {
  const { name, mainImage, pictures } = theme
  return (
    <Card as="li" padding="none" lifts className={styles.card}>
      <PreviewLink path={mainImage} className={styles.picture} label={`Look closer at ${name}`}>
        <Picture
          image={pictureImage(mainImage, `The ${name} teepees`, pictures)}
          ratio="4 / 3"
          sizes="(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem"
          hasPriority={hasPriority}
        />
      </PreviewLink>
      {theme.featured && (
        <Badge tone="glow" className={styles.badge}>
          Featured
        </Badge>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <Price amount={priceForPeople(theme.pricePerTeepee)} suffix="/teepee" />
        <p data-price-place={theme.id} className={styles.allIn} />
        <Description text={theme.description} name={name} />
        <a href={themePath(theme)} className={buttonClass('secondary', 'md', true)}>
          View Details<span className="visually-hidden"> of {name}</span>
        </a>
      </div>
    </Card>
  )
}

/** Where no script can unfold it, the style sheet shows all of it. */
function Description({ text, name }: { text: string; name: string }) {
  if (text.length <= SHORT_DESCRIPTION) return <p className={styles.description}>{text}</p>
  const short = text.slice(0, SHORT_DESCRIPTION)
  return (
    <p className={styles.description}>
      {short}
      <span className={styles.ellipsis}>...</span>
      <span className={styles.rest}>{text.slice(SHORT_DESCRIPTION)}</span>{' '}
      <button type="button" className={styles.toggle} aria-expanded="false">
        <span data-words="">Read More</span>
        <span className="visually-hidden"> about {name}</span>
      </button>
    </p>
  )
}
