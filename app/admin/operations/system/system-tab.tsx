import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { CheckTable } from './check-table.tsx'
import { LastBackup } from './last-backup.tsx'
import styles from './system-tab.module.css'

const diagnosisQuery = apiQuery('/api/admin/system', { refetchOnMount: 'always' })

export default function SystemTab() {
  const language = useLanguage()
  const text = useText()
  useSignInReminder(text('admin.system.signIn'))
  const { data, isPending, isFetching, refetch } = useQuery(diagnosisQuery)
  return (
    <>
      <TabHeader title={text('admin.system.title')} hint={text('admin.system.hint')} />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words={text('admin.system.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && (
        <div className={styles.parts}>
          <LastBackup backup={data.lastBackup} />
          <CheckTable findings={data.findings} />
          <p className={styles.checked}>
            {text('admin.system.checkedAt', { moment: formatShortDayAndTime(data.checkedAt, language) })}{' '}
            <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => refetch()}>
              {text('admin.system.checkAgain')}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}
