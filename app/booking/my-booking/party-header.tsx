import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { formatLong, partyDayAt } from '#domain/party-day.ts'
import styles from './party-header.module.css'
import { partyState } from './party-state.ts'

/** What a family wants to see first: their theme, their night, and where things stand. */
export function PartyHeader({ own }: { own: OwnBooking }) {
  const { booking } = own
  const title = useFocusAfterChange(own)
  const { word, tone, sentence, countdown } = partyState(booking, partyDayAt(new Date()))
  return (
    <header className={styles.header} data-ground="night">
      <ThemePicture themeId={booking.themeId} />
      <div className={styles.words}>
        <Badge tone={tone}>{word}</Badge>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          Your {booking.themeName} party
        </h1>
        <p className={styles.day}>{formatLong(booking.bookingDate)}</p>
        {countdown && <p className={styles.countdown}>{countdown}</p>}
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </header>
  )
}

/** A change may take the button away that began it: whoever is at the keyboard goes on from the title then. */
function useFocusAfterChange(own: OwnBooking) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(own)
  useEffect(() => {
    if (shown.current !== own && document.activeElement === document.body) title.current?.focus()
    shown.current = own
  }, [own])
  return title
}

function ThemePicture({ themeId }: { themeId: number }) {
  const { data: themes } = useQuery(themesQuery)
  const theme = themes?.find(({ id }) => id === themeId)
  if (!theme) return <span className={styles.picture} />
  return (
    <span className={styles.picture}>
      <Picture
        image={pictureImage(theme.mainImage, '', theme.pictures)}
        sizes="(width < 48rem) 100vw, 34rem"
        ratio="16 / 10"
        hasPriority
      />
    </span>
  )
}
