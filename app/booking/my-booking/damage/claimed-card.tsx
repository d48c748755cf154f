import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnDamageClaim } from '#contract/money/damage-claims.ts'
import { useOwnWords } from '../../words/booking-words.ts'
import styles from '../own-booking-report.module.css'
import { type OwnLink, toPlaces } from '../own-link.ts'
import { useClaimRequest } from './use-claim-request.ts'

type CardProps = {
  readonly claim: OwnDamageClaim
  readonly card: NonNullable<OwnDamageClaim['card']>
  readonly link: OwnLink
}

/** The way back from a saved card that is going to be charged for a claim. */
export function ClaimedCard({ claim, card, link }: CardProps) {
  const { damage: words } = useOwnWords()
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy } = useClaimRequest({ title: words.otherWayDone })
  const { params, query } = toPlaces(link)
  const takeBack = async () => {
    await send(() =>
      api.delete('/api/my-bookings/:reference/damage-claims/:id/card', {
        params: { ...params, id: claim.id },
        query,
      }),
    )
    setAsking(false)
  }
  return (
    <div className={styles.settled}>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {words.otherWay}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
        title={words.otherWayTitle}
        description={words.otherWayQuestion(card.cardLabel)}
        confirmLabel={words.otherWay}
        cancelLabel={words.keepCard}
        tone="primary"
        isBusy={isBusy}
      />
    </div>
  )
}
