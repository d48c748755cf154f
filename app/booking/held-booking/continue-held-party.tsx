import { lazy, Suspense, useEffect, useState } from 'react'
import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import { type HeldDraft, readHeldDraft } from '#app/lib/draft/held-draft.ts'

/** If it fails to load, the visitor begins anew. */
const ContinueDialog = lazy(() => import('./continue-dialog.tsx').catch(() => ({ default: () => null })))

/** Offers the party whose day another tab of this browser holds, if it was closed before paying. */
export function ContinueHeldParty({ onContinue }: { onContinue: (reference: string) => void }) {
  const [held, setHeld] = useState<HeldDraft>()
  useEffect(() => {
    const found = readHeldDraft(Date.now())
    const isNamedInLink = new URLSearchParams(location.search).has('held')
    if (found && !isNamedInLink && found.bookingId !== readDraft().bookingId) setHeld(found)
  }, [])
  if (!held) return null
  return (
    <Suspense fallback={null}>
      <ContinueDialog held={held} onContinue={onContinue} onClose={() => setHeld(undefined)} />
    </Suspense>
  )
}
