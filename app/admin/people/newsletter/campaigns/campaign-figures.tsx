import { useText } from '#app/lib/messages/use-text.ts'
import { Row } from '#app/ui/layout.tsx'
import type { Campaign } from '#contract/people/campaigns.ts'
import { SKIP_REASONS } from '#domain/people/follow-ups/campaigns.ts'
import styles from './campaigns.module.css'

const REASONS = [...SKIP_REASONS, 'too-late'] as const

/** How many people got it, and why others did not. */
export function CampaignFigures({ campaign: { sent, skipped } }: { readonly campaign: Campaign }) {
  const text = useText()
  const reasons = REASONS.filter((reason) => (skipped[reason] ?? 0) > 0)
  return (
    <Row as="dl" gap={6} rowGap={3} align="stretch" className={styles.figures}>
      <div>
        <dt>{text('admin.campaigns.sent')}</dt>
        <dd>{sent}</dd>
      </div>
      {reasons.map((reason) => (
        <div key={reason}>
          <dt>{text(`admin.campaigns.reason.${reason}`)}</dt>
          <dd>{skipped[reason]}</dd>
        </div>
      ))}
    </Row>
  )
}
