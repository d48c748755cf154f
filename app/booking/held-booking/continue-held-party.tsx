import { lazy, Suspense, useEffect, useState } from 'react'
import { hasHeldDraft } from '#app/lib/draft/stored-held-draft.ts'

/** If it fails to load, the visitor begins anew. */
const ContinueDialog = lazy(() => import('./continue-dialog.tsx').catch(() => ({ default: () => null })))

/** Offers the party whose day another tab of this browser holds, if it was closed before paying. */
export function ContinueHeldParty({ onContinue }: { onContinue: (reference: string) => void }) {
  const [hasHeld, setHeld] = useState(false)
  useEffect(() => setHeld(hasHeldDraft()), [])
  return (
    hasHeld && (
      <Suspense fallback={null}>
        <ContinueDialog onContinue={onContinue} />
      </Suspense>
    )
  )
}
