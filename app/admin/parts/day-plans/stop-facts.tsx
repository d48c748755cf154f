import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { JobStop } from '#contract/crew/work.ts'
import { minutesIn } from '#domain/calendar/work/jobs.ts'
import styles from './stop-facts.module.css'

/** When and why a crew is at a stop, how long it stays, and the stop's conflicts. */
export function StopFacts({ stop }: { stop: JobStop }) {
  const { kind, arrivesAt, endsAt, driveMinutes, minutes, conflicts } = stop
  const text = useText()
  return (
    <>
      <Row as="p" rowGap={1} className="tabular">
        <strong>{text('party.window', { from: arrivesAt, to: endsAt })}</strong>
        <Badge tone={kind === 'setup' ? 'info' : 'neutral'}>{text(`admin.dayPlans.kinds.${kind}`)}</Badge>
      </Row>
      <Text tone="soft" size="xs">
        {text('admin.dayPlans.minutes', { ...minutes, inAll: minutesIn(minutes), drive: driveMinutes })}
      </Text>
      {conflicts.map((conflict) => (
        <p key={conflict} className={styles.conflict}>
          <Icon name="warning" />
          {conflict}
        </p>
      ))}
    </>
  )
}
