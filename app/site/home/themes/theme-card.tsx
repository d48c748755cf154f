import { useState } from 'react'
import { Link } from 'react-router'
import { pictureImage } from '#app/lib/picture-image.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Theme } from '#contract/themes.ts'
import { themePath } from '#domain/slug.ts'
import styles from './theme-card.module.css'

const SHORT_DESCRIPTION = 100

type ThemeCardProps = { theme: Theme; hasPriority: boolean; onPreview: () => void }

export function ThemeCard({ theme, hasPriority, onPreview }: ThemeCardProps) {
  const { name, mainImage, pictures } = theme
  return (
    <Card as="li" padding="none" lifts className={styles.card}>
      <button
        type="button"
        className={styles.picture}
        aria-label={`Look closer at ${name}`}
        onClick={onPreview}
      >
        <Picture
          image={pictureImage(mainImage, `The ${name} teepees`, pictures)}
          ratio="4 / 3"
          sizes="(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem"
          hasPriority={hasPriority}
        />
      </button>
      {theme.featured && (
        <Badge tone="glow" className={styles.badge}>
          Featured
        </Badge>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <Price amount={priceForPeople(theme.pricePerTeepee)} suffix="/teepee" />
        <Description text={theme.description} name={name} />
        <Link to={themePath(theme)} className={buttonClass('secondary', 'md', true)}>
          View Details<span className="visually-hidden"> of {name}</span>
        </Link>
      </div>
    </Card>
  )
}

function Description({ text, name }: { text: string; name: string }) {
  const [isExpanded, setExpanded] = useState(false)
  if (text.length <= SHORT_DESCRIPTION) return <p className={styles.description}>{text}</p>
  return (
    <p className={styles.description}>
      {isExpanded ? text : `${text.slice(0, SHORT_DESCRIPTION)}...`}{' '}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Show Less' : 'Read More'}
        <span className="visually-hidden"> about {name}</span>
      </button>
    </p>
  )
}
