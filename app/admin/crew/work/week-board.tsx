import { useDroppable } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MovePartyDialog } from '#app/admin/booking/dialogs/move-party/move-party-dialog.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { dayPlansQuery, describeConflicts, useDayOrder } from '#app/admin/parts/day-plans/day-plans-query.ts'
import { OrderedStops } from '#app/admin/parts/day-plans/ordered-stops.tsx'
import { StopFacts } from '#app/admin/parts/day-plans/stop-facts.tsx'
import { CrewTimeline } from '#app/admin/parts/day-plans/timeline/crew-timeline.tsx'
import { StopMovesProvider } from '#app/admin/parts/day-plans/timeline/stop-moves-provider.tsx'
import { spotKey } from '#app/admin/parts/day-plans/timeline/timeline-spots.ts'
import { LiveStopState } from '#app/admin/parts/live-day/live-stop-state.tsx'
import { useLiveDay } from '#app/admin/parts/live-day/use-live-day.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import type { LiveStop } from '#contract/crew/crew.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { addDays, formatLong, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './week-board.module.css'

const WEEK = 7

const BOARD_VIEWS = ['list', 'timeline'] as const
type BoardView = (typeof BOARD_VIEWS)[number]

/** The view is part of the URL, so that it can be bookmarked. */
function useView() {
  const [question, setQuestion] = useSearchParams()
  const view: BoardView = question.get('view') === 'timeline' ? 'timeline' : 'list'
  const showView = (next: BoardView) =>
    setQuestion(next === 'list' ? {} : { view: next }, { replace: true, preventScrollReset: true })
  return { view, showView }
}

/** A week of setups and collections, by crew. */
export function WeekBoard() {
  const text = useText()
  const [from, setFrom] = useState<PartyDay>(partyDayAt(new Date()))
  const { view, showView } = useView()
  const to = addDays(from, WEEK - 1)
  const query = useQuery(dayPlansQuery(from, to))
  return (
    <Stack as="section" aria-labelledby="week-board">
      <Row>
        <Row wraps={false} className={styles.week}>
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
        </Row>
        <fieldset className={styles.views} aria-label={text('admin.timeline.views')}>
          {BOARD_VIEWS.map((one) => (
            <Chip key={one} isSelected={view === one} onClick={() => showView(one)}>
              {text(`admin.timeline.view.${one}`)}
            </Chip>
          ))}
        </fieldset>
      </Row>
      <Loaded query={query} height="24rem" failed={text('admin.work.board.loadFailed')}>
        {(plans) =>
          view === 'timeline' ? (
            <WeekTimeline plans={plans}>
              <Days plans={plans} day={TimelineDay} />
            </WeekTimeline>
          ) : (
            <Days plans={plans} day={ListDay} />
          )
        }
      </Loaded>
    </Stack>
  )
}

type DaysProps = { plans: readonly DayPlan[]; day: (props: { plan: DayPlan }) => ReactNode }

function Days({ plans, day: AnyDay }: DaysProps) {
  return (
    <Stack as="ol" aria-label={useText()('admin.work.board.week')} role="list">
      {plans.map((plan) => (
        <AnyDay key={plan.date} plan={plan} />
      ))}
    </Stack>
  )
}

/**
 * Days whose stops can be moved to another crew, hour or day. Moving a setup moves its party, after a
 * confirmation.
 */
function WeekTimeline({ plans, children }: { plans: readonly DayPlan[]; children: ReactNode }) {
  const [asked, setAsked] = useState<{ party: Party; day: PartyDay }>()
  return (
    <>
      <StopMovesProvider plans={plans} onParty={(party, day) => setAsked({ party, day })}>
        {children}
      </StopMovesProvider>
      {asked && (
        <MovePartyDialog {...asked} onClose={() => setAsked(undefined)} onMoved={() => setAsked(undefined)} />
      )}
    </>
  )
}

function TimelineDay({ plan }: { plan: DayPlan }) {
  const findLiveStop = useLiveDay(plan.date)
  const { setNodeRef, isOver } = useDroppable({ id: spotKey({ date: plan.date }) })
  return (
    <Day plan={plan} place={{ ref: setNodeRef, 'data-over': isOver }}>
      <CrewTimeline plan={plan} findLive={findLiveStop} />
    </Day>
  )
}

function ListDay({ plan }: { plan: DayPlan }) {
  const findLiveStop = useLiveDay(plan.date)
  return (
    <Day plan={plan}>
      <OrderedStops plan={plan}>
        {(stop, controls) => <BoardStop stop={stop} live={findLiveStop(stop)} controls={controls} />}
      </OrderedStops>
    </Day>
  )
}

type DayProps = {
  plan: DayPlan
  /** Makes it a drop target for stops. */
  place?: { ref: (element: HTMLElement | null) => void; 'data-over': boolean }
  children: ReactNode
}

function Day({ plan, place, children }: DayProps) {
  const text = useText()
  const day = formatLong(plan.date, text.language)
  const { suggest, isBusy } = useDayOrder(plan)
  const { crews, window, plans, isPlaced } = plan
  const hasStops = plans.some(({ stops }) => stops.length > 0)
  const isWrong = plans.some(({ stops }) => stops.some(({ conflicts }) => conflicts.length > 0))
  return (
    <Card as="li" {...place} gap={3} className={styles.day} data-empty={!hasStops} aria-label={day}>
      <Row as="header" gap={3} rowGap={1}>
        <Text as="h3" size="lg">
          {day}
        </Text>
        <Text tone="soft" size="sm">
          {window
            ? text('admin.work.board.who', { count: crews, hours: text('party.window', window) })
            : text('admin.work.board.nobody')}
        </Text>
        {isWrong && <Badge tone="danger">{describeConflicts(plan, text)}</Badge>}
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
      </Row>
      {hasStops && (
        <>
          <Minutes plan={plan} />
          {children}
        </>
      )}
    </Card>
  )
}

/** How much of the crews' time is used. */
function Minutes({ plan: { neededMinutes, capacityMinutes } }: { plan: DayPlan }) {
  const text = useText()
  const isOver = neededMinutes > capacityMinutes
  return (
    <Row as="p" gap={3} rowGap={2} size="sm" className={styles.minutes} data-over={isOver}>
      <meter
        min={0}
        max={Math.max(capacityMinutes, 1)}
        value={Math.min(neededMinutes, capacityMinutes)}
        aria-label={text('admin.work.board.timeNeeded')}
        className={styles.meter}
      />
      {text('admin.work.board.needed', {
        needed: formatHours(neededMinutes, text),
        there: formatHours(capacityMinutes, text),
        isOver,
      })}
    </Row>
  )
}

function formatHours(minutes: number, text: GetText): string {
  return text('admin.calendar.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()
}

type BoardStopProps = { stop: JobStop; live: LiveStop | undefined; controls: ReactNode }

function BoardStop({ stop, live, controls }: BoardStopProps) {
  const text = useText()
  const { customerName, city, zipCode, numberOfTeepees } = stop.party
  return (
    <article className={styles.stop} data-wrong={stop.conflicts.length > 0 || live?.isLate}>
      <Text as="h4" font="body" size="md" weight={650} breaksWords>
        {customerName}
      </Text>
      <Text tone="soft" size="sm">
        {city} {zipCode}, {text('party.teepees', { count: numberOfTeepees })}
      </Text>
      <StopFacts stop={stop} />
      {live && <LiveStopState stop={live} />}
      {controls}
    </article>
  )
}
