import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { LiveStop } from '#contract/crew/crew.ts'
import { isSkipReason } from '#domain/crew/crew-events.ts'
import { missingItems } from '#domain/crew/stop-problems.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { clockAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { CrewPictures } from './crew-pictures.tsx'
import styles from './live-stop-state.module.css'

const TONES = {
  on_the_way: 'info',
  arrived: 'glow',
  done: 'success',
  skipped: 'danger',
} as const satisfies Readonly<Record<string, Tone>>

/**
 * A stop's progress, who reported it, the crew's messages and pictures. Renders nothing before the stop
 * begins.
 */
export function LiveStopState({ stop }: { readonly stop: LiveStop }) {
  const text = useText()
  const describeReport = useDescribeReport()
  const { state, isLate, events } = stop
  const clock = (at: string) => formatTime(clockAt(new Date(at)), text.language)
  const last = events.findLast(({ kind }) => kind === state)
  const reports = events.flatMap((event) => {
    const sentence = describeReport(event)
    return sentence === undefined ? [] : [{ ...event, sentence }]
  })
  if (!isLate && !last && reports.length === 0 && stop.photos.length === 0) return null
  return (
    <Stack gap={2} className={styles.live}>
      {(isLate || last) && (
        <Row as="p" rowGap={1}>
          {isLate && (
            <Badge tone="danger" className={styles.late}>
              <Icon name="clock" />
              {text('admin.live.late')}
            </Badge>
          )}
          {last && state !== 'waiting' && (
            <>
              <Badge tone={TONES[state]}>
                {text(`admin.live.states.${state}`, { time: clock(last.at) })}
              </Badge>
              <span className={styles.by}>{last.account}</span>
            </>
          )}
        </Row>
      )}
      {reports.length > 0 && (
        <Stack as="ul" role="list" gap={1} size="sm">
          {reports.map(({ id, kind, at, account, sentence }) => (
            <li key={id} data-kind={kind} className={styles.report}>
              {sentence}{' '}
              <span className={styles.by}>
                {text('admin.live.reported', { name: account, time: clock(at) })}
              </span>
            </li>
          ))}
        </Stack>
      )}
      <CrewPictures stop={stop} />
    </Stack>
  )
}

type ReportedEvent = LiveStop['events'][number]

/** Returns a function that words an event if it matters to the office; the others only mark progress. */
function useDescribeReport(): (event: ReportedEvent) => string | undefined {
  const text = useText()
  return ({ kind, data }) => {
    const { reason, item } = data
    if (kind === 'note') return `“${String(data.text)}”`
    if (kind === 'signed') return text('admin.live.signed')
    if (kind === 'cash') return text('admin.live.cash', { amount: parseDollars(String(data.amount)) ?? 0 })
    if (kind === 'damaged')
      return typeof item === 'string'
        ? text('admin.live.damaged', { thing: item })
        : text('admin.live.damagedThing')
    if (kind === 'counted') {
      const missing = missingItems(data)
      if (missing.length === 0) return undefined
      return text('admin.live.missing', {
        things: missing.map(({ name, count }) => `${count} × ${name}`).join(', '),
      })
    }
    if (kind !== 'skipped' || typeof reason !== 'string') return undefined
    return isSkipReason(reason) ? text(`crew.stop.reasons.${reason}`) : reason
  }
}
