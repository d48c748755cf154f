import { useState, useSyncExternalStore } from 'react'
import { api } from '#app/lib/api/api.ts'
import { readDraft, subscribeToDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'

/** Returns whether this browser booked and paid the party, and so may open its page. */
function madeHere(reference: string): boolean {
  const { bookingId, draftKey, paymentComplete } = readDraft()
  return paymentComplete && bookingId === reference && draftKey !== ''
}

/** Opens the family's booking page. Elsewhere, only the link in its email does. */
export function OpenBookingPage({
  reference,
  className,
}: {
  reference: string
  className?: string | undefined
}) {
  const text = useText()
  const pathIn = usePathIn()
  const [isBusy, setBusy] = useState(false)
  const isMadeHere = useSyncExternalStore(
    subscribeToDraft,
    () => madeHere(reference),
    () => false,
  )
  if (!isMadeHere) return null
  const open = async () => {
    setBusy(true)
    try {
      const { token } = await api.post('/api/bookings/:reference/page-link', {
        params: { reference },
        body: { draftKey: readDraft().draftKey },
      })
      const query = new URLSearchParams({ token })
      window.location.assign(pathIn(`/my-booking/${encodeURIComponent(reference)}?${query}`))
    } catch {
      toast({ title: text('booking.confirmation.ownPageFailed'), tone: 'danger' })
      setBusy(false)
    }
  }
  return (
    <Button size="lg" className={className} isBusy={isBusy} onClick={() => void open()}>
      {text('booking.confirmation.ownPage')}
    </Button>
  )
}
