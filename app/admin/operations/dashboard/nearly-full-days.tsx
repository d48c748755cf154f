import { Link } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Text } from '#app/ui/layout.tsx'
import type { DayRoom } from '#contract/crew/agenda.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

export function NearlyFullDays({ days }: { days: DayRoom[] | undefined }) {
  const text = useText()
  return (
    <Panel
      title={text('admin.dashboard.nearlyFull.title')}
      hint={text('admin.dashboard.nearlyFull.hint')}
      isLoading={!days}
    >
      {days?.length === 0 && <PanelNote>{text('admin.dashboard.nearlyFull.none')}</PanelNote>}
      <ul className={styles.rows}>
        {days?.map((day) => (
          <li key={day.date}>
            <Link to={`/admin/bookings?view=run-sheet&day=${day.date}`} className={classNames(styles.row)}>
              <Text as="span" weight={600}>
                {formatLong(day.date, text.language)}
              </Text>
              <Text as="span" tone="soft">
                {text('admin.calendar.room', {
                  parties: day.parties,
                  maxParties: day.maxParties,
                  teepees: day.teepeesInUse,
                  stock: day.teepeeStock,
                })}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
