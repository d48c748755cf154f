import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { ThemesFailure } from '#app/lib/themes-failure.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Theme } from '#contract/themes.ts'
import styles from './theme-cards.module.css'

type ThemeCardsProps = {
  themes: UseQueryResult<Theme[]>
  chosenId: number | null
  error: string | undefined
  onChoose: (theme: Theme) => void
}

/** One theme of those that can be booked, featured ones first. */
export function ThemeCards({ themes, chosenId, error, onChoose }: ThemeCardsProps) {
  const id = useId()
  if (themes.isError) return <ThemesFailure error={themes.error} onRetry={themes.refetch} />
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Theme</legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={styles.grid}>
        {themes.data
          ? inOrder(themes.data).map((theme, index) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                group={id}
                isChosen={theme.id === chosenId}
                hasPriority={index < 2}
                onChoose={() => onChoose(theme)}
              />
            ))
          : ['one', 'two', 'three', 'four', 'five', 'six'].map((place) => <CardSkeleton key={place} />)}
      </div>
    </fieldset>
  )
}

type ThemeCardProps = {
  theme: Theme
  group: string
  isChosen: boolean
  hasPriority: boolean
  onChoose: () => void
}

function ThemeCard({ theme, group, isChosen, hasPriority, onChoose }: ThemeCardProps) {
  const { name, description, mainImage, pictures } = theme
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={group}
        value={theme.id}
        checked={isChosen}
        aria-describedby={`${group}-${theme.id}`}
        onChange={onChoose}
        className={styles.radio}
      />
      <span className={styles.picture}>
        <Picture
          image={pictureImage(mainImage, '', pictures)}
          ratio="4 / 3"
          sizes="(width < 40rem) 46vw, (width < 64rem) 30vw, 15.75rem"
          hasPriority={hasPriority}
        />
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Price amount={priceForPeople(theme.pricePerTeepee)} suffix="/teepee" />
        <span id={`${group}-${theme.id}`} className={styles.description}>
          {description}
        </span>
      </span>
    </label>
  )
}

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="box" ratio="4 / 3" />
      <span className={styles.words}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </span>
    </div>
  )
}

function inOrder(themes: readonly Theme[]): Theme[] {
  const available = themes.filter((theme) => theme.available)
  return [...available.filter((theme) => theme.featured), ...available.filter((theme) => !theme.featured)]
}
