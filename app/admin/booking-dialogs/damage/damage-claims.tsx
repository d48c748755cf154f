import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimItem } from './claim-item.tsx'
import styles from './damage-claims.module.css'

/** What was claimed for damage of a party, and the way to claim it; nothing as long as nothing can be. */
export function DamageClaims({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText()
  const { data } = useQuery(apiQuery('/api/bookings/:id/damage-claims', { params: { id } }))
  const [isClaiming, setClaiming] = useState(false)
  if (!data) return null
  const canClaim = data.closedSentence === null && Number(data.leftAmount) > 0
  if (!canClaim && data.claims.length === 0) return null
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>{text('admin.damage.title')}</h4>
      {data.claims.length > 0 && (
        <ol role="list" className={styles.claims}>
          {data.claims.map((claim) => (
            <ClaimItem key={claim.id} bookingId={id} claim={claim} />
          ))}
        </ol>
      )}
      {canClaim && (
        <Button variant="secondary" size="sm" onClick={() => setClaiming(true)}>
          {text('admin.damage.claim')}
        </Button>
      )}
      {isClaiming && <ClaimDialog bookingId={id} claims={data} onClose={() => setClaiming(false)} />}
    </section>
  )
}
