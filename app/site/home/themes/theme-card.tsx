import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { getLang, usePathIn } from '#app/lib/language/language.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { themePath } from '#domain/site/slug.ts'
import type { Language } from '#domain/text/language.ts'
import { PreviewLink } from '../../preview/preview-link.tsx'
import { HOME_WORDS } from '../../words/home-words.tsx'
import { PAGE_WORDS } from '../../words/page-words.ts'
import styles from './theme-card.module.css'

const SHORT_DESCRIPTION = 100

type ThemeCardProps = { theme: Theme; hasPriority: boolean }

export function ThemeCard({ theme, hasPriority }: ThemeCardProps) {
  const words = useWords(HOME_WORDS)
  const { free } = useWords(PAGE_WORDS)
  const pathIn = usePathIn()
  const { name, mainImage, pictures } = theme
  return (
    <Card as="li" padding="none" lifts className={styles.card}>
      <PreviewLink path={mainImage} className={styles.picture} label={words.lookCloser(name)}>
        <Picture
          image={pictureImage(mainImage, words.teepeesOf(name), pictures)}
          ratio="4 / 3"
          sizes="(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem"
          {...(hasPriority && { priority: 'high' })}
        />
      </PreviewLink>
      {theme.featured && (
        <Badge tone="glow" className={styles.badge}>
          {words.featured}
        </Badge>
      )}
      <div className={styles.words}>
        <h3 lang={getLang(theme, 'name')} className={styles.name}>
          {name}
        </h3>
        <Price amount={priceForPeople(theme.pricePerTeepee, free)} suffix={words.perTeepee} />
        <p data-price-place={theme.id} className={styles.allIn} />
        <Description text={theme.description} name={name} lang={getLang(theme, 'description')} />
        <a href={pathIn(themePath(theme))} className={buttonClass('secondary', 'md', true)}>
          {words.viewDetails}
          <span className="visually-hidden">{words.viewDetailsOf(name)}</span>
        </a>
      </div>
    </Card>
  )
}

/** Without script it cannot unfold, so the style sheet shows all of it. */
function Description({ text, name, lang }: { text: string; name: string; lang: Language | undefined }) {
  const words = useWords(HOME_WORDS)
  if (text.length <= SHORT_DESCRIPTION)
    return (
      <p lang={lang} className={styles.description}>
        {text}
      </p>
    )
  const short = text.slice(0, SHORT_DESCRIPTION)
  return (
    <p className={styles.description}>
      <span lang={lang}>{short}</span>
      <span className={styles.ellipsis}>...</span>
      <span lang={lang} className={styles.rest}>
        {text.slice(SHORT_DESCRIPTION)}
      </span>{' '}
      <button type="button" className={styles.toggle} aria-expanded="false">
        <span data-words="">{words.readMore}</span>
        <span className="visually-hidden">{words.readMoreAbout(name)}</span>
      </button>
    </p>
  )
}
