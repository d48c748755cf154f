import { useDroppable } from '@dnd-kit/core'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { FindLiveStop } from '#app/admin/parts/live-day/use-live-day.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { toMinutes, toTime } from '#domain/foundation/time/time-of-day.ts'
import { stopKey, toStopOrder } from '../stop-order.ts'
import styles from './crew-timeline.module.css'
import { useStopMoves } from './stop-moves-context.ts'
import { getSpan, listHours, type Span, toShare } from './timeline-place.ts'
import { spotKey } from './timeline-spots.ts'
import { TimelineStop } from './timeline-stop.tsx'

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
