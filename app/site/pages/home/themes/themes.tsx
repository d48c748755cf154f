import { listBookable, themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { CardGrid } from '#app/site/card-grid.tsx'
import { ZipPricePlace } from '#app/site/price/zip-price-place.tsx'
import { Section } from '#app/site/section.tsx'
import { useSlot } from '#app/site/slots.ts'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { ThemeCard } from './theme-card.tsx'
import styles from './themes.module.css'

const PRIORITY_PICTURES = 3

export function Themes() {
  const text = useText()
  const siteText = useSiteText()
  const themes = usePrepared(themesQuery)
  const failure = useSlot('themesFailure')
  return (
    <Section
      id="themes"
      ground="blush"
      title={siteText('themes.title')}
      lead={siteText('themes.lead')}
      cardCount={themes?.length ?? 0}
    >
      <ZipPricePlace />
      {themes ? <ThemesGrid themes={listBookable(themes)} /> : failure}
      <p className={styles.book}>
        <BookLink className={buttonClass('primary', 'lg')}>{text('pages.home.bookTeepees')}</BookLink>
      </p>
    </Section>
  )
}

function ThemesGrid({ themes }: { themes: readonly Theme[] }) {
  const text = useText()
  if (themes.length === 0) {
    return <EmptyState title={text('pages.home.noThemesTitle')}>{text('pages.home.noThemes')}</EmptyState>
  }
  return (
    <CardGrid>
      {themes.map((theme, index) => (
        <ThemeCard key={theme.id} theme={theme} hasPriority={index < PRIORITY_PICTURES} />
      ))}
    </CardGrid>
  )
}
