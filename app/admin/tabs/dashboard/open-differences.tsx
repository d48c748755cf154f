import { Link } from 'react-router'
import { WarningNotice } from '#app/admin/forms/warning-notice.tsx'
import { useMay } from '#app/admin/session/use-me.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'
import styles from './open-differences.module.css'

/** Points at differences about money that wait for staff, such as refunds that failed. */
export function OpenDifferences({ count = 0 }: { count: number | undefined }) {
  const words = useWords(DASHBOARD_WORDS).differences
  const may = useMay()
  if (count === 0 || !may('outbox')) return null
  return (
    <div className={styles.place}>
      <WarningNotice icon="warning" role="status" words={words.waiting(count)}>
        <Link to="/admin/outbox?part=findings">{words.open}</Link>
      </WarningNotice>
    </div>
  )
}
