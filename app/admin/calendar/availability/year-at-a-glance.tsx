import { useQuery } from '@tanstack/react-query'
import { describeBusyTimes } from '#app/admin/booking/dialogs/describe-busy-times.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Row, Stack, Text } from '#app/ui/layout.tsx'
import { calculateFullness, type DayFullness } from '#domain/calendar/day-fullness.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayRoomsQuery } from './day-rooms-query.ts'
import styles from './year-at-a-glance.module.css'
import { describeRoom, groupByMonth, summarizeMonth } from './year-months.ts'

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
