import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { JobStop } from '#contract/work.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import { minutesIn } from '#domain/work/jobs.ts'
import styles from './stop-facts.module.css'

/** When a crew is at a stop, for what and how long, and what stands against it. */
export function StopFacts({ stop }: { stop: JobStop }) {
  const { kind, arrivesAt, endsAt, driveMinutes, minutes, conflicts } = stop
  const { base, teepees, addons } = minutes
  return (
    <>
      <p className={styles.time}>
        <strong>
          {timeInWords(arrivesAt)} to {timeInWords(endsAt)}
        </strong>
        <Badge tone={kind === 'setup' ? 'info' : 'neutral'}>{kind === 'setup' ? 'Set up' : 'Collect'}</Badge>
      </p>
      <p className={styles.minutes}>
        {minutesIn(minutes)} min ({base} base, {teepees} teepees{addons > 0 && `, ${addons} add-ons`}) after{' '}
        {driveMinutes} min driving
      </p>
      {conflicts.map((conflict) => (
        <p key={conflict} className={styles.conflict}>
          <Icon name="warning" />
          {conflict}
        </p>
      ))}
    </>
  )
}
