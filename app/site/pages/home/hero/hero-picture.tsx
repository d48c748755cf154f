import type { CSSProperties } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { DEFAULT_SETTINGS } from '#app/lib/page/site-settings.ts'
import { useLqip } from '#app/ui/pictures/lqip.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import { NEW_HERO_ON_PHONES } from '#domain/site/new-site.ts'
import styles from './hero-picture.module.css'

const NARROW = '(max-width: 47.999rem)'
const WIDE = '(min-width: 48rem)'
const WHOLE_WIDTH = '100vw'
/**
 * A soft night scene does not need a phone's full resolution, and a phone's first picture should be small.
 */
const SOFT_ON_PHONES = '62vw'

/**
 * The owner's picture, or the default night with a separate crop for phones. Text is placed over it, so its
 * alt is empty.
 */
export function HeroPicture({ settings }: { settings: SiteSettings }) {
  const { heroImage, pictures = {} } = settings
  const isDrawn = heroImage === DEFAULT_SETTINGS.heroImage
  const onPhones = isDrawn ? pictures[NEW_HERO_ON_PHONES] : undefined
  const image = pictureImage(heroImage, '', pictures)
  const lqip = useLqip(getHeroPlaceholder(settings))
  return (
    <picture>
      {onPhones?.sources.map((source) => (
        <source key={source.type} {...source} media={NARROW} sizes={SOFT_ON_PHONES} />
      ))}
      {isDrawn && <source srcSet={NEW_HERO_ON_PHONES} media={NARROW} />}
      {image?.sources?.map((source) => (
        <source key={source.type} {...source} sizes={WHOLE_WIDTH} />
      ))}
      <img
        src={heroImage}
        alt=""
        width={image?.width}
        height={image?.height}
        style={{ objectPosition: image?.focal, ...lqipOnPhones(lqip) }}
        // Phones have its LQIP already; others preload it.
        fetchPriority="low"
        data-fallback="/hero.jpg"
        className={isDrawn ? `${styles.picture} ${styles.drawn}` : styles.picture}
      />
    </picture>
  )
}

function lqipOnPhones(lqip: string | undefined): CSSProperties {
  return lqip ? ({ '--lqip': `url("${lqip}")` } as CSSProperties) : {}
}

/** Returns the picture whose placeholder the page needs. */
export function getHeroPlaceholder({ heroImage }: SiteSettings): string {
  return heroImage === DEFAULT_SETTINGS.heroImage ? NEW_HERO_ON_PHONES : heroImage
}

/**
 * Preloads the picture for wide screens ahead of the page's scripts: returns the attributes of a `<link>`.
 */
export function heroPreload({ heroImage, pictures = {} }: SiteSettings) {
  const [best] = pictureImage(heroImage, '', pictures)?.sources ?? []
  return best && { type: best.type, imagesrcset: best.srcSet, imagesizes: WHOLE_WIDTH, media: WIDE }
}
