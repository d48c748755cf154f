import { useQuery } from '@tanstack/react-query'
import { describeBusyTimes } from '#app/admin/booking/dialogs/describe-busy-times.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatDay } from '#app/ui/calendar/calendar-day.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Row, Stack, Text } from '#app/ui/layout.tsx'
import type { DayRoom } from '#contract/crew/agenda.ts'
import { calculateFullness, type DayFullness } from '#domain/calendar/day-fullness.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { partyDayAt, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { dayRoomsQuery } from './availability-queries.ts'
import styles from './year-at-a-glance.module.css'

const LEGEND: readonly DayFullness[] = ['free', 'few', 'full', 'closed']

export function YearAtAGlance() {
  const text = useText()
  const { data: days, isPending } = useQuery(dayRoomsQuery(partyDayAt(new Date())))
  return (
    <Stack as="section" className={styles.year} aria-labelledby="year-title">
      <Row gap={5} rowGap={2} align="baseline" justify="space-between">
        <Text id="year-title" as="h2" size="lg">
          {text('admin.availability.year.title')}
        </Text>
        <Legend hasBusy={days?.some(({ busy }) => busy) ?? false} />
      </Row>
      {isPending && <Skeleton shape="box" height="24rem" />}
      <Grid minColumn="14.5rem" gap={5}>
        {groupByMonth(days ?? [], text.locale)
          .slice(0, 12)
          .map((month) => (
            <figure key={month.name} className={styles.month}>
              <Text as="figcaption" marginBottom={2} size="sm" weight={600}>
                {month.name}
              </Text>
              <div role="img" aria-label={summarizeMonth(month, text)} className={styles.days}>
                {month.days.map((day, index) => (
                  <span
                    key={day.date}
                    className={styles.day}
                    data-kind={calculateFullness(day)}
                    data-busy={day.busy !== undefined}
                    title={[describeRoom(day, text), ...describeBusyTimes(day, text)].join(' ')}
                    style={index === 0 ? { gridColumnStart: month.firstColumn } : undefined}
                  >
                    {Number(day.date.slice(8))}
                  </span>
                ))}
              </div>
            </figure>
          ))}
      </Grid>
    </Stack>
  )
}

function Legend({ hasBusy }: { hasBusy: boolean }) {
  const text = useText()
  return (
    <Row as="ul" gap={4} rowGap={1} align="stretch" size="xs" tone="soft">
      {LEGEND.map((kind) => (
        <Row key={kind} as="li">
          <span className={styles.sample} data-kind={kind} />
          {text(`admin.availability.year.legend.${kind}`)}
        </Row>
      ))}
      {hasBusy && (
        <Row as="li">
          <span className={styles.sample} data-busy />
          {text('admin.busy.legend')}
        </Row>
      )}
    </Row>
  )
}

type YearMonth = {
  readonly name: string
  /** The weekday of its first visible day, with Sunday as 1. */
  readonly firstColumn: number
  readonly days: readonly DayRoom[]
}

function groupByMonth(days: readonly DayRoom[], locale: string): YearMonth[] {
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => ({
    name: formatDay(`${month}-01`, locale, 'month'),
    firstColumn: weekdayOf(inMonth[0]?.date ?? '') + 1,
    days: inMonth,
  }))
}

function summarizeMonth({ name, days }: YearMonth, text: GetText): string {
  const { closed = [], full = [], few = [], free = [] } = Object.groupBy(days, calculateFullness)
  const counts = { closed: closed.length, full: full.length, few: few.length, free: free.length }
  return text('admin.availability.year.month', { name, ...counts })
}

/** Describes a day's square: 'Saturday, February 13, 2027: 3 of 4 parties, 18 teepees left'. */
function describeRoom(day: DayRoom, text: GetText): string {
  const { date, parties, maxParties, teepeesLeft, isUnavailable, unavailableReason } = day
  if (!isUnavailable) return text('admin.availability.year.open', { date, parties, maxParties, teepeesLeft })
  return unavailableReason === null
    ? text('admin.availability.year.closed', { date })
    : text('admin.availability.year.closedBecause', { date, reason: unavailableReason })
}
