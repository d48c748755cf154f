import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { conflictWords, dayPlansQuery, useDayOrder } from '#app/admin/day-plans/day-plans-query.ts'
import { OrderedStops } from '#app/admin/day-plans/ordered-stops.tsx'
import { StopFacts } from '#app/admin/day-plans/stop-facts.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { LiveStopState } from '#app/admin/live-day/live-stop-state.tsx'
import { useLiveDay } from '#app/admin/live-day/use-live-day.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { LiveStop } from '#contract/calendar/crew.ts'
import type { DayPlan, JobStop } from '#contract/calendar/work.ts'
import { teepeesInWords } from '#domain/text/counted.ts'
import { addDays, formatLong, type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { windowInWords } from '#domain/time/party-start.ts'
import styles from './week-board.module.css'

const WEEK = 7

/** Seven days of setups and collections, by crew. */
export function WeekBoard() {
  const text = useText()
  const [from, setFrom] = useState<PartyDay>(partyDayAt(new Date()))
  const to = addDays(from, WEEK - 1)
  const { data: plans, isPending, isFetching, refetch } = useQuery(dayPlansQuery(from, to))
  return (
    <section aria-labelledby="week-board" className={styles.board}>
      <div className={styles.bar}>
        <IconButton
          icon="chevron-left"
          label={text('admin.work.board.previous')}
          onClick={() => setFrom(addDays(from, -WEEK))}
        />
        <h2 id="week-board" className={styles.title} aria-live="polite">
          {text('admin.work.board.days', { from, to })}
        </h2>
        <IconButton
          icon="chevron-right"
          label={text('admin.work.board.next')}
          onClick={() => setFrom(addDays(from, WEEK))}
        />
      </div>
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !plans && (
        <LoadFailure words={text('admin.work.board.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      <ol aria-label={text('admin.work.board.week')} className={styles.days}>
        {plans?.map((plan) => (
          <Day key={plan.date} plan={plan} />
        ))}
      </ol>
    </section>
  )
}

function Day({ plan }: { plan: DayPlan }) {
  const text = useText()
  const language = useLanguage()
  const day = formatLong(plan.date, language)
  const { suggest, isBusy } = useDayOrder(plan.date)
  const findLiveStop = useLiveDay(plan.date)
  const { crews, window, plans, isPlaced } = plan
  const hasStops = plans.some(({ stops }) => stops.length > 0)
  const isWrong = plans.some(({ stops }) => stops.some(({ conflicts }) => conflicts.length > 0))
  return (
    <Card as="li" className={styles.day} data-empty={!hasStops} aria-label={day}>
      <header className={styles.head}>
        <h3 className={styles.date}>{day}</h3>
        <p className={styles.who}>
          {window
            ? text('admin.work.board.who', { count: crews, hours: windowInWords(window, language) })
            : text('admin.work.board.nobody')}
        </p>
        {isWrong && <Badge tone="danger">{conflictWords(plan, text)}</Badge>}
        {isPlaced && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={isBusy}
            busyLabel={text('admin.work.board.asking')}
            onClick={suggest}
          >
            {text('admin.work.board.suggest')}
          </Button>
        )}
      </header>
      {hasStops && (
        <>
          <Minutes plan={plan} />
          <OrderedStops plan={plan}>
            {(stop, controls) => <BoardStop stop={stop} live={findLiveStop(stop)} controls={controls} />}
          </OrderedStops>
        </>
      )}
    </Card>
  )
}

/** How much of the crews' time is needed. */
function Minutes({ plan: { neededMinutes, capacityMinutes } }: { plan: DayPlan }) {
  const text = useText()
  const isOver = neededMinutes > capacityMinutes
  return (
    <p className={styles.minutes} data-over={isOver}>
      <meter
        min={0}
        max={Math.max(capacityMinutes, 1)}
        value={Math.min(neededMinutes, capacityMinutes)}
        aria-label={text('admin.work.board.timeNeeded')}
        className={styles.meter}
      />
      {text('admin.work.board.needed', {
        needed: hoursWords(neededMinutes),
        there: hoursWords(capacityMinutes),
        isOver,
      })}
    </p>
  )
}

function hoursWords(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

type BoardStopProps = { stop: JobStop; live: LiveStop | undefined; controls: ReactNode }

function BoardStop({ stop, live, controls }: BoardStopProps) {
  const language = useLanguage()
  const { customerName, city, zipCode, numberOfTeepees } = stop.party
  return (
    <article className={styles.stop} data-wrong={stop.conflicts.length > 0 || live?.isLate}>
      <h4 className={styles.name}>{customerName}</h4>
      <p className={styles.where}>
        {city} {zipCode}, {teepeesInWords(numberOfTeepees, language)}
      </p>
      <StopFacts stop={stop} />
      {live && <LiveStopState stop={live} />}
      {controls}
    </article>
  )
}
