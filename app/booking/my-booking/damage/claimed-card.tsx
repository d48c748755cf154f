import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { useClaimRequest } from './use-claim-request.ts'

type CardProps = {
  readonly claim: FamilyDamageClaim
  readonly card: NonNullable<FamilyDamageClaim['card']>
  readonly link: BookingPageLink
}

/** Withdraws the consent to charge the saved card for a claim. */
export function ClaimedCard({ claim, card, link }: CardProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy } = useClaimRequest({ title: text('myBooking.damage.otherWayDone') })
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
        {text('myBooking.damage.otherWay')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
        title={text('myBooking.damage.otherWayTitle')}
        description={text('myBooking.damage.otherWayQuestion', { card: card.cardLabel })}
        confirmLabel={text('myBooking.damage.otherWay')}
        cancelLabel={text('myBooking.damage.keepCard')}
        tone="primary"
        isBusy={isBusy}
      />
    </div>
  )
}
