import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import styles from './summary-panel.module.css'

const MailParty = lazy(() => import('./mail-party.tsx').then((loaded) => ({ default: loaded.MailParty })))

/** Offers to email the order, if the site does that and nothing is held yet; the form is loaded on demand. */
export function MailPartyButton({ draft }: { readonly draft: BookingDraft }) {
  const text = useText()
  const { data: settings } = useQuery(siteSettingsQuery)
  const [isOpen, setOpen] = useState(false)
  if (!settings?.mailsParties || draft.themeId === null || draft.bookingId !== null) return null
  return (
    <div className={styles.mail}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('booking.summary.mailMe')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <MailParty draft={draft} />
        </Suspense>
      )}
    </div>
  )
}
