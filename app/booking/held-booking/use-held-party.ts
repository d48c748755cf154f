import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { clockAt } from '#domain/foundation/time/party-day.ts'
import { bookingQuery } from '../booking-query.ts'
import { currentQuery } from '../document/current-query.ts'
import { useReplaceAddress } from '../document/replace-address.ts'
import { stepPath } from '../wizard-steps.ts'
import { toDraft, toDraftWithoutDay } from './to-draft.ts'

type HeldParty = {
  readonly isOpening: boolean
  /** The message above the step; undefined unless a held booking was opened. */
  readonly sentence?: string | undefined
  /** Opens the booking with this reference. */
  readonly open: (reference: string) => void
}

/**
 * Opens a held booking for the family to check and pay: one by an AI assistant, `?held=MT-7K3F-9QXW-2M4D`, or their own
 * one of a closed tab.
 */
export function useHeldParty(): HeldParty {
  const [reference, open] = useReference()
  const { data: themes } = useQuery(themesQuery)
  const { data: booking, isError } = useQuery({ ...bookingQuery(reference), enabled: reference !== '' })
  const [opened, setOpened] = useState<{ readonly sentence: string }>()
  const text = useText()
  const pathIn = usePathIn()
  const replaceAddress = useReplaceAddress()
  useEffect(() => {
    if (opened || !reference || !themes || !(booking || isError)) return
    if (booking?.isPaid) {
      window.location.replace(pathIn(`/booking/success?booking_id=${booking.bookingId}`))
      return
    }
    if (isHeld(booking)) {
      saveDraft(toDraft(booking, themes))
      setOpened({
        sentence: text('booking.wizard.held.until', {
          time: clockAt(new Date(booking.holdExpiresAt)),
          name: booking.customerName,
          email: booking.customerEmail,
        }),
      })
      replaceAddress(pathIn(stepPath(4)))
      return
    }
    startNewDraft()
    if (booking) saveDraft(toDraftWithoutDay(booking, themes))
    setOpened({
      sentence: booking ? text('booking.wizard.held.expired') : text('booking.wizard.held.unknown'),
    })
    replaceAddress(pathIn(stepPath(1)))
  }, [opened, reference, themes, booking, isError, text, pathIn, replaceAddress])
  return { isOpening: reference !== '' && !opened, sentence: opened?.sentence, open }
}

/** Pages are rendered for everyone, so the reference exists only in the browser. */
function useReference() {
  const [reference, setReference] = useState('')
  useEffect(() => setReference(currentQuery().get('held') ?? ''), [])
  return [reference, setReference] as const
}

function isHeld(
  booking: CustomerBooking | undefined,
): booking is CustomerBooking & { readonly holdExpiresAt: string } {
  return booking?.bookingStatus === 'pending' && booking.holdExpiresAt !== null
}
