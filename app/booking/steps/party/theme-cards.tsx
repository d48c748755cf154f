import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { listBookable } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ThemesFailure } from '#app/shared/themes-failure.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { FOLDED } from './folded.ts'
import { ThemeCard } from './theme-card.tsx'
import styles from './theme-cards.module.css'

type ThemeCardsProps = {
  themes: UseQueryResult<Theme[]>
  chosenId: number | null
  /** Returns what the party costs with a theme, if that is more than its price per teepee. */
  describePrice: (theme: Theme) => string | undefined
  error: string | undefined
  onChoose: (theme: Theme) => void
}

/**
 * Radio cards of the bookable themes, featured ones first. On phones, choosing one collapses the others, so
 * that the next question is visible.
 */
export function ThemeCards({ themes, chosenId, describePrice, error, onChoose }: ThemeCardsProps) {
  const text = useText()
  const id = useId()
  const list = themes.data && listBookable(themes.data)
  const hasChosen = list?.some((theme) => theme.id === chosenId) ?? false
  const { place, fold, unfold } = useFold({
    hasChosen,
    isGone: chosenId !== null && list !== undefined && !hasChosen,
  })
  if (themes.isError) return <ThemesFailure error={themes.error} onRetry={themes.refetch} />
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <Text as="legend" marginBottom={2} size="sm" weight={600}>
        {text('booking.party.theme')}
      </Text>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={styles.grid}>
        {list
          ? list.map((theme, index) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                group={id}
                partyPrice={describePrice(theme)}
                isChosen={theme.id === chosenId}
                isFirst={index < 2}
                onChoose={() => onChoose(theme)}
                onFold={fold}
              />
            ))
          : ['one', 'two', 'three', 'four', 'five', 'six'].map((place) => <CardSkeleton key={place} />)}
      </div>
      <Button variant="secondary" size="sm" className={styles.others} onClick={unfold}>
        {text('booking.party.otherThemes')}
      </Button>
    </fieldset>
  )
}

/**
 * Whether only the selected one is shown; CSS keeps all of them visible if there is room. The page may have been folded
 * before it ran (`fold-at-once.ts`): it stays so until the draft is known.
 * @param isGone the selected one can no longer be booked
 */
function useFold({ hasChosen, isGone }: { readonly hasChosen: boolean; readonly isGone: boolean }) {
  const place = useRef<HTMLFieldSetElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = hasChosen && !isUnfolded
  const wasUnfolded = useRef(true)
  useLayoutEffect(() => {
    const page = document.documentElement
    if (isFolded) page.setAttribute(FOLDED, 'chosen')
    else if (isUnfolded || isGone || page.getAttribute(FOLDED) !== '') page.removeAttribute(FOLDED)
    const hasJustFolded = isFolded && wasUnfolded.current
    wasUnfolded.current = !isFolded
    // The content above has collapsed: scroll back to where the visitor was.
    if (hasJustFolded && (place.current?.getBoundingClientRect().top ?? 0) < 0)
      place.current?.scrollIntoView({ block: 'start' })
  }, [isFolded, isUnfolded, isGone])
  const unfold = () => {
    setUnfolded(true)
    // The button disappears.
    place.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }
  return { place, fold: () => setUnfolded(false), unfold }
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
