import { useEffect, useRef } from 'react'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { isAhead } from '#domain/booking/party-phase.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { UnbrokenTimes } from '../success/unbroken-times.tsx'
import { ThemePicture } from '../theme-picture.tsx'
import { type PhasedProps, toPlaces } from './booking-page-link.ts'
import styles from './party-header.module.css'
import { partyState } from './phase/party-state.ts'

/** What families look for first: their theme, their night, and the booking's state. */
export function PartyHeader({ page, link, phase }: PhasedProps) {
  const text = useText()
  const { booking } = page
  const title = useFocusAfterChange(page)
  const refunds = page.payments.filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
  const refundedCents = refunds.reduce((sum, { amount }) => sum + (parseDollars(amount) ?? 0), 0)
  const { word, tone, sentence, countdown } = partyState(
    { ...booking, refundedCents, isDue: page.duePurpose === 'booking' },
    { phase, now: new Date() },
    text,
  )
  return (
    <header className={styles.header} data-ground="night">
      <ThemePicture
        themeId={booking.themeId}
        ratio="16 / 10"
        sizes="(width < 48rem) 100vw, 34rem"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Badge tone={tone}>{word}</Badge>
        <Text as="h1" size="xxl" ref={title} tabIndex={-1}>
          {text('myBooking.page.yourParty', { theme: booking.themeName })}
        </Text>
        <p className={styles.day}>{describeStay(booking, text)}</p>
        {countdown && <p className={styles.countdown}>{countdown}</p>}
        <p className={styles.sentence}>
          <UnbrokenTimes>{sentence}</UnbrokenTimes>
        </p>
        {isAhead(phase) && (
          <a
            href={apiPath('/api/my-bookings/:reference/party.ics', toPlaces(link))}
            download
            className={buttonClass('secondary', 'sm')}
          >
            <Icon name="calendar" />
            {text('myBooking.page.calendar')}
          </a>
        )}
      </div>
    </header>
  )
}

/** Moves keyboard focus to the title after a change, which may remove the button that started it. */
function useFocusAfterChange(page: BookingPage) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && document.activeElement === document.body) title.current?.focus()
    shown.current = page
  }, [page])
  return title
}
