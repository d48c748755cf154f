import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { DamageClaims } from '#contract/money/damage-claims.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { ClaimPictures } from './claim-pictures.tsx'
import styles from './damage-claims.module.css'
import { useDescribeDamage } from './use-describe-damage.ts'

type ReportedDamageProps = Pick<DamageClaims, 'reported' | 'closedSentence'> & {
  /** Undefined if nothing can be claimed. */
  readonly onClaim: (() => void) | undefined
}

/** What the crew found broken or missing, with a button to claim it. */
export function ReportedDamage({ reported, closedSentence, onClaim }: ReportedDamageProps) {
  const text = useText()
  const describeDamage = useDescribeDamage()
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
            <ClaimPictures photoIds={damage.photoIds} />
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
