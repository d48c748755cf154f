import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LiveStop } from '#contract/crew/crew.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { toMinutes } from '#domain/foundation/time/time-of-day.ts'
import { stopKey } from '../stop-order.ts'
import styles from './crew-timeline.module.css'
import { useStopMoves } from './stop-moves-context.ts'
import { type Span, toShare } from './timeline-place.ts'

type TimelineStopProps = {
  readonly stop: JobStop
  readonly plan: DayPlan
  /** Its live state as reported by the crew, once the day has begun. */
  readonly live: LiveStop | undefined
  readonly span: Span
  /** The minute at which the crew's next stop begins, which limits the room for the name. */
  readonly until: number
  /** Such as 'setup at Rosa Diaz'. */
  readonly label: string
}

/** One stop on the timeline. The whole element is the drag handle, and a tap on it opens the form. */
export function TimelineStop({ stop, plan, live, span, until, label }: TimelineStopProps) {
  const text = useText()
  const { picked, helpId, ...move } = useStopMoves()
  const key = stopKey(stop)
  const isPicked = picked?.key === key
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: key })
  const { kind, arrivesAt, endsAt, notBefore, conflicts, party } = stop
  const start = toShare(toMinutes(arrivesAt), span)
  const times = text('party.window', { from: arrivesAt, to: endsAt })
  const state = live?.isLate ? 'late' : (live?.state ?? 'waiting')
  const problems = [...(live?.isLate ? [text('admin.live.late')] : []), ...conflicts]
  const notes = [...(notBefore ? [text('admin.timeline.waits', { at: notBefore })] : []), ...problems]
  const shape = {
    '--start': start,
    '--long': toShare(toMinutes(endsAt), span) - start,
    '--room': toShare(until, span) - start,
  } as CSSProperties
  return (
    <li className={styles.place} style={shape}>
      <button
        ref={setNodeRef}
        type="button"
        {...listeners}
        aria-label={text('admin.timeline.stop', { label, times, problems: notes.join(' ') })}
        aria-pressed={isPicked}
        aria-describedby={helpId}
        title={[party.customerName, times, ...notes].join('\n')}
        className={styles.stop}
        data-kind={kind}
        data-state={state}
        data-wrong={problems.length > 0}
        data-dragging={isDragging || isPicked}
        style={{ transform: CSS.Translate.toString(transform) }}
        onClick={() => move.propose({ stop, plan })}
        onKeyDown={(event) => move.onKey(event, { stop, plan })}
        // Browsers may fire a click for the space bar that picked the stop up.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={() => move.onLeave({ stop, plan })}
      >
        <StopWords stop={stop} isDone={state === 'done'} isWrong={problems.length > 0} />
      </button>
    </li>
  )
}

type StopWordsProps = Pick<TimelineStopProps, 'stop'> & { isDone: boolean; isWrong: boolean }

function StopWords({ stop: { notBefore, arrivesAt, party }, isDone, isWrong }: StopWordsProps) {
  const { language } = useText()
  return (
    <>
      <span className={styles.bar} />
      <span className={styles.name}>
        {isWrong && <Icon name="warning" />}
        {isDone && <Icon name="check" />}
        {party.customerName}
      </span>
      <span className={styles.times}>
        {notBefore && <Icon name="clock" />}
        {formatTime(arrivesAt, language)}
      </span>
    </>
  )
}
