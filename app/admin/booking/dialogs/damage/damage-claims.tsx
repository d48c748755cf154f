import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { CrewPhotos } from '#app/admin/parts/live-day/crew-pictures.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { DamageClaims as Claims } from '#contract/money/damage-claims.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimItem } from './claim-item.tsx'
import styles from './damage-claims.module.css'
import { useDescribeDamage } from './use-describe-damage.ts'

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

type ReportedDamageProps = Pick<Claims, 'reported' | 'closedSentence'> & {
  /** Undefined if nothing can be claimed. */
  readonly onClaim: (() => void) | undefined
}

/** What the crew found broken or missing, with a button to claim it. */
function ReportedDamage({ reported, closedSentence, onClaim }: ReportedDamageProps) {
  const text = useText()
  const describeDamage = useDescribeDamage()
  const namePicture = (place: number) => text('admin.damage.picture', { place })
  return (
    <Stack gap={3} align="start" className={styles.reported}>
      <Row as="p" wraps={false} weight={650}>
        <Icon name="warning" />
        {text('admin.damage.reported')}
      </Row>
      <Stack role="list" as="ul" gap={3}>
        {reported.map((damage) => (
          <Stack key={`${damage.kind} ${damage.item}`} as="li" gap={2}>
            <span>
              {describeDamage(damage)}{' '}
              <Text as="span" tone="soft">
                {text('admin.damage.reportedBy', {
                  name: damage.by,
                  when: formatMoment(new Date(damage.at), text.language),
                })}
              </Text>
            </span>
            <CrewPhotos ids={damage.photoIds} openLabel={namePicture} describe={namePicture} />
          </Stack>
        ))}
      </Stack>
      {onClaim ? (
        <Button size="sm" onClick={onClaim}>
          {text('admin.damage.claimReported')}
        </Button>
      ) : (
        closedSentence && <Text tone="soft">{closedSentence}</Text>
      )}
    </Stack>
  )
}
