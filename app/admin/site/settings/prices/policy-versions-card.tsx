import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { toPolicy } from '#app/lib/booking-policy.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { PolicyVersion } from '#contract/money/pricing.ts'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { formatPercent } from '#domain/foundation/money/money.ts'
import styles from './policy-versions-card.module.css'
import { policyVersionsQuery } from './pricing-queries.ts'

/** The policy versions that bookings have agreed to, newest first. */
export function PolicyVersionsCard() {
  const text = useText()
  const query = useQuery(policyVersionsQuery)
  return (
    <SettingsCard title={text('admin.policyVersions.title')} hint={text('admin.policyVersions.hint')}>
      <Loaded query={query} lines={6} failed={text('admin.policyVersions.loadFailed')}>
        {(versions) => (
          <>
            <Versions versions={versions} from={0} to={SHOWN} />
            {versions.length > SHOWN && (
              <details className={styles.older}>
                <summary>{text('admin.policyVersions.older', { count: versions.length - SHOWN })}</summary>
                <Versions versions={versions} from={SHOWN} to={versions.length} />
              </details>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

/**
 * Older versions are collapsed: after some years of changes they would be longer than the rest of the
 * settings.
 */
const SHOWN = 3

type VersionsProps = { versions: readonly PolicyVersion[]; from: number; to: number }

function Versions({ versions, from, to }: VersionsProps) {
  return (
    <Stack as="ol" role="list">
      {versions.slice(from, to).map((version, index) => (
        <Version key={version.version} version={version} successor={versions[from + index - 1]} />
      ))}
    </Stack>
  )
}

type VersionProps = { version: PolicyVersion; successor: PolicyVersion | undefined }

function Version({ version, successor }: VersionProps) {
  const text = useText()
  const { deposit, refunds, reschedule } = toPublishedTerms(toPolicy(version))
  const refundSentences = refunds.map(({ percent, daysBefore }) =>
    text('admin.policyVersions.refund', { percent: formatPercent(percent), daysBefore }),
  )
  return (
    <li className={styles.version}>
      <Row gap={3} rowGap={2}>
        <Text as="h3" size="md">
          {text('admin.policyVersions.version', { version: version.version })}
        </Text>
        {!successor && <Badge tone="success">{text('admin.policyVersions.holdsNow')}</Badge>}
      </Row>
      <Text size="sm" tone="soft">
        {useTimeInUse(version, successor)}
        {version.setBy !== null && `, ${text('admin.policyVersions.setBy', { who: version.setBy })}`}
      </Text>
      <Stack as="dl" gap={1} marginTop={2}>
        <Fact name={text('admin.policyVersions.deposit')}>
          {deposit ?? text('admin.policyVersions.wholePrice')}
        </Fact>
        <Fact name={text('admin.policyVersions.refunds')}>
          {refundSentences.join('\n') || text('admin.policyVersions.none')}
        </Fact>
        <Fact name={text('admin.policyVersions.moves')}>
          {reschedule.times === 0
            ? text('admin.policyVersions.none')
            : text('admin.policyVersions.move', {
                times: reschedule.times,
                daysBefore: reschedule.daysBefore,
              })}
        </Fact>
        <Fact name={text('admin.policyVersions.bookings')}>{version.bookings}</Fact>
      </Stack>
    </li>
  )
}

/** Returns the period in which a version applies or applied. */
function useTimeInUse({ appliesFrom }: PolicyVersion, successor: PolicyVersion | undefined): string {
  const text = useText()
  const from = appliesFrom && formatShortDayAndTime(appliesFrom, text.language)
  const to = successor?.appliesFrom && formatShortDayAndTime(successor.appliesFrom, text.language)
  if (from)
    return to
      ? text('admin.policyVersions.between', { from, to })
      : text('admin.policyVersions.since', { from })
  return to ? text('admin.policyVersions.until', { to }) : text('admin.policyVersions.fromTheStart')
}
