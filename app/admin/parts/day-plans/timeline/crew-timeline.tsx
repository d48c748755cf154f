import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { FindLiveStop } from '#app/admin/parts/live-day/use-live-day.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LiveStop } from '#contract/crew/crew.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { toMinutes, toTime } from '#domain/foundation/time/time-of-day.ts'
import { stopKey, toStopOrder } from '../stop-order.ts'
import styles from './crew-timeline.module.css'
import { getSpan, listHours, type Span, toShare } from './timeline-place.ts'
import { spotKey } from './timeline-spots.ts'
import { useStopMoves } from './use-stop-move.ts'

type CrewTimelineProps = {
  readonly plan: DayPlan
  readonly findLive: FindLiveStop
}

/** A day's stops on a timeline, one lane per crew. */
export function CrewTimeline({ plan, findLive }: CrewTimelineProps) {
  const text = useText()
  const { picked } = useStopMoves()
  const span = getSpan(plan)
  const scroller = useFirstStop(plan, span)
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.timeline} style={{ '--hours': (span.to - span.from) / 60 } as CSSProperties}>
        <Hours span={span} />
        {toStopOrder(plan).map((_, crew) => {
          const stops = plan.plans[crew]?.stops ?? []
          const isOver = picked?.at.day === plan.date && picked.at.crew === crew
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a crew is its number
            <Lane key={crew} crew={crew} plan={plan} isOver={isOver}>
              {stops.map((stop, place) => (
                <TimelineStop
                  key={stopKey(stop)}
                  stop={stop}
                  plan={plan}
                  live={findLive(stop)}
                  span={span}
                  until={toMinutes(stops[place + 1]?.arrivesAt ?? toTime(span.to))}
                  label={text('admin.dayPlans.jobAt', { kind: stop.kind, name: stop.party.customerName })}
                />
              ))}
            </Lane>
          )
        })}
      </div>
    </div>
  )
}

/** Scrolls an overflowing timeline to the first stop, once. */
function useFirstStop({ plans }: DayPlan, span: Span) {
  const scroller = useRef<HTMLDivElement>(null)
  const minutes = plans.flatMap(({ stops }) => stops.map(({ arrivesAt }) => toMinutes(arrivesAt)))
  const share = toShare(Math.min(...minutes), span)
  const show = useEffectEvent(() => {
    const track = scroller.current?.querySelector('ol')
    if (scroller.current && track) scroller.current.scrollLeft = share * track.clientWidth - MARGIN_PX
  })
  useEffect(() => show(), [])
  return scroller
}

const MARGIN_PX = 12

function Hours({ span }: { readonly span: Span }) {
  const language = useLanguage()
  return (
    <div className={styles.hours} aria-hidden="true">
      {listHours(span).map((minute) => (
        <span
          key={minute}
          className={styles.hour}
          style={{ insetInlineStart: `${toShare(minute, span) * 100}%` }}
        >
          {formatTime(toTime(minute), language)}
        </span>
      ))}
    </div>
  )
}

type LaneProps = {
  /** Zero-based. */
  readonly crew: number
  readonly plan: DayPlan
  readonly isOver: boolean
  readonly children: ReactNode
}

function Lane({ crew, plan, isOver, children }: LaneProps) {
  const text = useText()
  const lane = useDroppable({ id: spotKey({ date: plan.date, crew }) })
  return (
    <section
      aria-label={text('admin.dayPlans.crewOn', { crew: crew + 1, day: plan.date })}
      className={styles.lane}
    >
      <h4 className={styles.crew}>{text('admin.dayPlans.crew', { crew: crew + 1 })}</h4>
      <ol ref={lane.setNodeRef} role="list" className={styles.track} data-over={lane.isOver || isOver}>
        {children}
      </ol>
    </section>
  )
}

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
function TimelineStop({ stop, plan, live, span, until, label }: TimelineStopProps) {
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
