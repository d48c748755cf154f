import { useQuery } from '@tanstack/react-query'
import { describeBusyTimes } from '#app/admin/booking/dialogs/describe-busy-times.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Row, Stack, Text } from '#app/ui/layout.tsx'
import type { DayRoom } from '#contract/crew/agenda.ts'
import { calculateFullness, type DayFullness } from '#domain/calendar/day-fullness.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayRoomsQuery } from './day-rooms-query.ts'
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
        {groupByMonth(days ?? [], text.language)
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
                    title={[describeRoom(day, text), ...describeBusyTimes(day, text, text.language)].join(
                      ' ',
                    )}
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
    <Row as="ul" gap={4} rowGap={1} align="stretch" className={styles.legend}>
      {LEGEND.map((kind) => (
        <li key={kind}>
          <span className={styles.sample} data-kind={kind} />
          {text(`admin.availability.year.legend.${kind}`)}
        </li>
      ))}
      {hasBusy && (
        <li>
          <span className={styles.sample} data-busy />
          {text('admin.busy.legend')}
        </li>
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

function groupByMonth(days: readonly DayRoom[], language: Language): YearMonth[] {
  const nameFormat = new Intl.DateTimeFormat(LOCALES[language], MONTH)
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => ({
    name: nameFormat.format(new Date(`${month}-01T00:00:00Z`)),
    firstColumn: new Date(`${inMonth[0]?.date}T00:00:00Z`).getUTCDay() + 1,
    days: inMonth,
  }))
}

function summarizeMonth({ name, days }: YearMonth, text: GetText): string {
  const count = (fullness: DayFullness) => days.filter((day) => calculateFullness(day) === fullness).length
  return text('admin.availability.year.month', {
    name,
    closed: count('closed'),
    full: count('full'),
    few: count('few'),
    free: count('free'),
  })
}

/** Describes a day's square: 'Saturday, February 13, 2027: 3 of 4 parties, 18 teepees left'. */
function describeRoom(day: DayRoom, text: GetText): string {
  const { date, parties, maxParties, teepeesLeft, isUnavailable, unavailableReason } = day
  if (!isUnavailable) return text('admin.availability.year.open', { date, parties, maxParties, teepeesLeft })
  return unavailableReason === null
    ? text('admin.availability.year.closed', { date })
    : text('admin.availability.year.closedBecause', { date, reason: unavailableReason })
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
