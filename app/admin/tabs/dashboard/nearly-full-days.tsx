import { Link } from 'react-router'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { DayRoom } from '#contract/calendar/agenda.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'
import { Panel, PanelNote } from './panel.tsx'
import styles from './row-list.module.css'

export function NearlyFullDays({ days }: { days: DayRoom[] | undefined }) {
  const words = useWords(DASHBOARD_WORDS).nearlyFull
  const language = useLanguage()
  return (
    <Panel title={words.title} hint={words.hint} isLoading={!days}>
      {days?.length === 0 && <PanelNote>{words.none}</PanelNote>}
      <ul className={styles.rows}>
        {days?.map((day) => (
          <li key={day.date}>
            <Link to={`/admin/bookings?view=run-sheet&day=${day.date}`} className={classNames(styles.row)}>
              <span className={styles.main}>{formatLong(day.date, language)}</span>
              <span className={styles.more}>
                {words.inUse(day.parties, day.maxParties, day.teepeesInUse, day.teepeeStock)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
