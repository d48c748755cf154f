import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { ThemesFailure } from '#app/lib/themes-failure.tsx'
import { themesQuery } from '#app/lib/themes-query.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Theme } from '#contract/themes.ts'
import { BookLink } from '../../book-link.tsx'
import { CardGrid } from '../../card-grid.tsx'
import { LazyPreview } from '../../lazy-preview.tsx'
import { Section } from '../../section.tsx'
import { ThemeCard } from './theme-card.tsx'
import { ThemeCardSkeleton } from './theme-card-skeleton.tsx'
import styles from './themes.module.css'

const PRIORITY_PICTURES = 3

export function Themes() {
  const { data, error, refetch } = useQuery(themesQuery)
  return (
    <Section
      id="themes"
      ground="blush"
      title="Where will they fall asleep tonight?"
      lead="Pick a world. The price is per teepee, and each teepee fits 2-3 children."
    >
      {error ? <ThemesFailure error={error} onRetry={refetch} /> : <ThemesGrid themes={data} />}
      <p className={styles.book}>
        <BookLink className={buttonClass('primary', 'lg')}>Book Your TeePee Party</BookLink>
      </p>
    </Section>
  )
}

function ThemesGrid({ themes }: { themes: readonly Theme[] | undefined }) {
  const [previewed, setPreviewed] = useState<Theme>()
  if (themes && inDisplayGroups(themes).length === 0) {
    return (
      <EmptyState title="New themes are on their way">
        Please come back soon, or write to us below.
      </EmptyState>
    )
  }
  const image = previewed && pictureImage(previewed.mainImage, previewed.name, previewed.pictures)
  return (
    <>
      <CardGrid isLoading={themes === undefined}>
        {themes
          ? inDisplayGroups(themes).map((theme, index) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                hasPriority={index < PRIORITY_PICTURES}
                onPreview={() => setPreviewed(theme)}
              />
            ))
          : [1, 2, 3, 4, 5, 6].map((place) => <ThemeCardSkeleton key={place} />)}
      </CardGrid>
      <LazyPreview
        images={image ? [image] : []}
        shown={image && 0}
        onShow={() => undefined}
        onClose={() => setPreviewed(undefined)}
      />
    </>
  )
}

/** Featured themes first, then the others; unavailable ones stay hidden. */
function inDisplayGroups(themes: readonly Theme[]): Theme[] {
  const available = themes.filter((theme) => theme.available)
  return [...available.filter((theme) => theme.featured), ...available.filter((theme) => !theme.featured)]
}
