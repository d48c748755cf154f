import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { FindingTable } from './finding-table.tsx'
import { LastBackup } from './last-backup.tsx'
import styles from './system-tab.module.css'

const diagnosisQuery = apiQuery('/api/admin/system', { refetchOnMount: 'always' })

export default function SystemTab() {
  useSignInReminder('Please log in to view the system')
  const { data, isPending, isFetching, refetch } = useQuery(diagnosisQuery)
  return (
    <>
      <TabHeader
        title="System"
        hint="Whether everything the site needs is in order, and what to do if not."
      />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words="Failed to check the system" isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && (
        <div className={styles.parts}>
          <LastBackup backup={data.lastBackup} />
          <FindingTable findings={data.findings} />
          <p className={styles.checked}>
            Checked {shortDayAndTimeOf(data.checkedAt)}.{' '}
            <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => refetch()}>
              Check again
            </Button>
          </p>
        </div>
      )}
    </>
  )
}
