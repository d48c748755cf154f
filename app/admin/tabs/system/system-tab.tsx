import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { FindingTable } from './finding-table.tsx'
import { LastBackup } from './last-backup.tsx'
import styles from './system-tab.module.css'
import { SYSTEM_WORDS } from './system-words.ts'

const diagnosisQuery = apiQuery('/api/admin/system', { refetchOnMount: 'always' })

export default function SystemTab() {
  const language = useLanguage()
  const words = useWords(SYSTEM_WORDS)
  useSignInReminder(words.signIn)
  const { data, isPending, isFetching, refetch } = useQuery(diagnosisQuery)
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && (
        <div className={styles.parts}>
          <LastBackup backup={data.lastBackup} />
          <FindingTable findings={data.findings} />
          <p className={styles.checked}>
            {words.checkedAt(formatShortDayAndTime(data.checkedAt, language))}{' '}
            <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => refetch()}>
              {words.checkAgain}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}
