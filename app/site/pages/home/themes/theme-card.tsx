import { pictureImage } from '#app/lib/files/picture-image.ts'
import { getLang, usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { PreviewLink } from '#app/site/preview/preview-link.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { themePath } from '#domain/site/slug.ts'
import styles from './theme-card.module.css'

const SHORT_DESCRIPTION = 100

type ThemeCardProps = { theme: Theme; hasPriority: boolean }

export function ThemeCard({ theme, hasPriority }: ThemeCardProps) {
  const text = useText()

  const pathIn = usePathIn()
  const { name, mainImage, pictures } = theme
  return (
    <Card as="li" padding="none" lifts className={styles.card}>
      <PreviewLink
        path={mainImage}
        className={styles.picture}
        label={text('pages.more.lookCloser', { name })}
      >
        <Picture
          image={pictureImage(mainImage, text('pages.more.teepeesOf', { name }), pictures)}
          ratio="4 / 3"
          sizes="(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem"
          {...(hasPriority && { priority: 'next' })}
        />
      </PreviewLink>
      {theme.featured && (
        <Badge tone="glow" className={styles.badge}>
          {text('pages.home.featured')}
        </Badge>
      )}
      <div className={styles.words}>
        <h3 lang={getLang(theme, 'name')} className={styles.name}>
          {name}
        </h3>
        {theme.fromPrice === undefined ? (
          <Price
            amount={priceForPeople(theme.pricePerTeepee, text('pages.more.free'))}
            suffix={text('pages.more.perTeepee')}
          />
        ) : (
          <Price amount={text('pages.more.from', { amount: priceForPeople(theme.fromPrice) })} />
        )}
        <p data-price-place={theme.id} className={styles.allIn} />
        <Description words={theme.description} name={name} lang={getLang(theme, 'description')} />
        <a
          href={pathIn(themePath(theme))}
          aria-label={text('pages.home.viewDetailsOf', { name })}
          className={buttonClass('secondary', 'md', true)}
        >
          {text('pages.home.viewDetails')}
        </a>
      </div>
    </Card>
  )
}

/** Without JavaScript it cannot expand, so the style sheet shows all of it. */
function Description({ words, name, lang }: { words: string; name: string; lang: Language | undefined }) {
  const text = useText()
  // Iterates by code points, so that no emoji is cut in two.
  const characters = [...words]
  if (characters.length <= SHORT_DESCRIPTION)
    return (
      <p lang={lang} className={styles.description}>
        {words}
      </p>
    )
  const short = characters.slice(0, SHORT_DESCRIPTION).join('')
  return (
    <p className={styles.description}>
      <span lang={lang}>{short}</span>
      <span className={styles.ellipsis}>...</span>
      <span lang={lang} className={styles.rest}>
        {words.slice(short.length)}
      </span>{' '}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded="false"
        aria-label={text('pages.home.readMoreAbout', { name })}
        data-about={name}
      >
        {text('pages.home.readMore')}
      </button>
    </p>
  )
}
