import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { conflictWords, dayPlansQuery, useDayOrder } from '#app/admin/day-plans/day-plans-query.ts'
import { OrderedStops } from '#app/admin/day-plans/ordered-stops.tsx'
import { StopFacts } from '#app/admin/day-plans/stop-facts.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { DayPlan, JobStop } from '#contract/work.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import { teepeesInWords } from '#domain/counted.ts'
import { addDays, formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import styles from './week-board.module.css'

const WEEK = 7

/** Seven days of setups and collections, by crew. */
export function WeekBoard() {
  const [from, setFrom] = useState<PartyDay>(partyDayAt(new Date()))
  const to = addDays(from, WEEK - 1)
  const { data: plans, isPending, isFetching, refetch } = useQuery(dayPlansQuery(from, to))
  return (
    <section aria-labelledby="week-board" className={styles.board}>
      <div className={styles.bar}>
        <IconButton icon="chevron-left" label="Previous week" onClick={() => setFrom(addDays(from, -WEEK))} />
        <h2 id="week-board" className={styles.title} aria-live="polite">
          {formatShort(from)} to {formatShort(to)}
        </h2>
        <IconButton icon="chevron-right" label="Next week" onClick={() => setFrom(addDays(from, WEEK))} />
      </div>
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !plans && (
        <LoadFailure words="The week could not be loaded." isRetrying={isFetching} onRetry={refetch} />
      )}
      <ol aria-label="The week" className={styles.days}>
        {plans?.map((plan) => (
          <Day key={plan.date} plan={plan} />
        ))}
      </ol>
    </section>
  )
}

function Day({ plan }: { plan: DayPlan }) {
  const { suggest, isBusy } = useDayOrder(plan.date)
  const { date, crews, window, plans, isPlaced } = plan
  const hasStops = plans.some(({ stops }) => stops.length > 0)
  const isWrong = plans.some(({ stops }) => stops.some(({ conflicts }) => conflicts.length > 0))
  return (
    <Card as="li" className={styles.day} data-empty={!hasStops} aria-label={formatLong(date)}>
      <header className={styles.head}>
        <h3 className={styles.date}>{formatLong(date)}</h3>
        <p className={styles.who}>
          {window
            ? `${crews === 1 ? '1 crew' : `${crews} crews`}, ${timeInWords(window.from)} to ${timeInWords(window.to)}`
            : 'Nobody works'}
        </p>
        {isWrong && <Badge tone="danger">{conflictWords(plan)}</Badge>}
        {isPlaced && (
          <Button variant="quiet" size="sm" isBusy={isBusy} busyLabel="Asking..." onClick={suggest}>
            Suggest an order again
          </Button>
        )}
      </header>
      {hasStops && (
        <>
          <Minutes plan={plan} />
          <OrderedStops plan={plan}>
            {(stop, controls) => <BoardStop stop={stop} controls={controls} />}
          </OrderedStops>
        </>
      )}
    </Card>
  )
}

/** How much of the crews' time is needed. */
function Minutes({ plan: { neededMinutes, capacityMinutes } }: { plan: DayPlan }) {
  const isOver = neededMinutes > capacityMinutes
  return (
    <p className={styles.minutes} data-over={isOver}>
      <meter
        min={0}
        max={Math.max(capacityMinutes, 1)}
        value={Math.min(neededMinutes, capacityMinutes)}
        aria-label="Time needed"
        className={styles.meter}
      />
      {hoursWords(neededMinutes)} of {hoursWords(capacityMinutes)}
      {isOver && ': too much for this day'}
    </p>
  )
}

function hoursWords(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

function BoardStop({ stop, controls }: { stop: JobStop; controls: ReactNode }) {
  const { customerName, city, zipCode, numberOfTeepees } = stop.party
  return (
    <article className={styles.stop} data-wrong={stop.conflicts.length > 0}>
      <h4 className={styles.name}>{customerName}</h4>
      <p className={styles.where}>
        {city} {zipCode}, {teepeesInWords(numberOfTeepees)}
      </p>
      <StopFacts stop={stop} />
      {controls}
    </article>
  )
}
