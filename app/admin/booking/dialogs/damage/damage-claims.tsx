import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimItem } from './claim-item.tsx'
import styles from './damage-claims.module.css'
import { ReportedDamage } from './reported-damage.tsx'

/** The damage claims of a party, and a way to file one; renders nothing while that is impossible. */
export function DamageClaims({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText()
  const { data, error, isFetching, refetch } = useQuery(
    apiQuery('/api/bookings/:id/damage-claims', { params: { id }, refetchOnMount: 'always' }),
  )
  const { isClaiming, setClaiming } = useClaiming()
  if (!data && error)
    return (
      <Stack isFullWidth>
        <LoadFailure words={text('admin.damage.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      </Stack>
    )
  if (!data) return null
  const { reported } = data
  const canClaim = data.closedSentence === null && Number(data.leftAmount) > 0
  if (!canClaim && data.claims.length === 0 && reported.length === 0) return null
  return (
    <Stack as="section" gap={3} align="start" isFullWidth>
      <Text as="h4" size="sm" font="body">
        {text('admin.damage.title')}
      </Text>
      {data.claims.length > 0 && (
        <Stack role="list" as="ol" gap={5} className={styles.claims}>
          {data.claims.map((claim) => (
            <ClaimItem key={claim.id} bookingId={id} claim={claim} />
          ))}
        </Stack>
      )}
      {reported.length > 0 && (
        <ReportedDamage {...data} onClaim={canClaim ? () => setClaiming(true) : undefined} />
      )}
      {canClaim && reported.length === 0 && (
        <Button variant="secondary" size="sm" onClick={() => setClaiming(true)}>
          {text('admin.damage.claim')}
        </Button>
      )}
      {isClaiming && canClaim && (
        <ClaimDialog bookingId={id} claims={data} onClose={() => setClaiming(false)} />
      )}
    </Stack>
  )
}

/** Items on the to-do list link straight to the claim. */
function useClaiming() {
  const [question, setQuestion] = useSearchParams()
  const [isOpened, setOpened] = useState(false)
  return {
    isClaiming: isOpened || question.get('claim') === 'damage',
    setClaiming: (isClaiming: boolean) => {
      setOpened(isClaiming)
      if (isClaiming || !question.has('claim')) return
      const next = new URLSearchParams(question)
      next.delete('claim')
      setQuestion(next, { replace: true, preventScrollReset: true })
    },
  }
}
