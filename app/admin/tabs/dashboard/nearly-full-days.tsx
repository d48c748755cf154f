import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import type { DayRoom } from '#contract/agenda.ts'
import { formatLong } from '#domain/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

export function NearlyFullDays({ days }: { days: DayRoom[] | undefined }) {
  return (
    <Panel title="Dates Nearly Full" hint="In the next 90 days." isLoading={!days}>
      {days?.length === 0 && <PanelNote>There is room on every day.</PanelNote>}
      <ul className={styles.rows}>
        {days?.map((day) => (
          <li key={day.date}>
            <Link to={`/admin/bookings?view=run-sheet&day=${day.date}`} className={classNames(styles.row)}>
              <span className={styles.main}>{formatLong(day.date)}</span>
              <span className={styles.more}>
                {day.parties} of {day.maxParties} parties, {day.teepeesInUse} of {day.teepeeStock} teepees in
                use
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
