import { themesQuery } from '#app/lib/api/themes-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { getLang, useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import type { Testimonial } from '#contract/people/testimonials.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import styles from './testimonial-card.module.css'
import { themeLabel } from './theme-label.ts'

type TestimonialCardProps = { testimonial: Testimonial; productName: string }

export function TestimonialCard({ testimonial, productName }: TestimonialCardProps) {
  const { customerName, customerImage, rating, comment, themeId, pictures } = testimonial
  const text = useText()
  const isForeign = useLanguage() !== DEFAULT_LANGUAGE
  const themes = usePrepared(themesQuery) ?? []
  const known = isForeign ? themes.find((theme) => theme.id === themeId)?.name : undefined
  return (
    <figure className={styles.card}>
      <StarRating rating={rating} />
      <blockquote lang={getLang(testimonial, 'comment')} className={styles.comment}>
        {comment}
      </blockquote>
      <figcaption className={styles.who}>
        <Portrait name={customerName} path={customerImage} pictures={pictures} />
        <span className={styles.name}>{customerName}</span>
        <span className={styles.theme}>
          {known ?? themeLabel(themeId, text('pages.home.partyOf', { name: productName }))}
        </span>
      </figcaption>
    </figure>
  )
}

type PortraitProps = { name: string; path: string | null; pictures: Testimonial['pictures'] }

function Portrait({ name, path, pictures }: PortraitProps) {
  const [initial] = name
  if (!path) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {initial}
      </span>
    )
  }
  const image = pictureImage(path, '', pictures)
  return (
    <picture>
      {image?.sources?.map((source) => (
        <source key={source.type} {...source} sizes="56px" />
      ))}
      <img
        src={path}
        alt=""
        width="56"
        height="56"
        loading="lazy"
        data-initial={initial}
        className={styles.portrait}
        style={{ objectPosition: image?.focal }}
      />
    </picture>
  )
}
