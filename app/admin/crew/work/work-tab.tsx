import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { WeekBoard } from './week-board.tsx'
import { WorkCard } from './work-card.tsx'
import { workQuery } from './work-query.ts'
import styles from './work-tab.module.css'

export default function WorkTab() {
  const text = useText()
  const { data: work, isPending, isFetching, refetch } = useQuery(workQuery)
  return (
    <>
      <TabHeader title={text('admin.work.title')} hint={text('admin.work.hint')} />
      <div className={styles.sections}>
        <WeekBoard />
        {isPending && <Skeleton shape="box" height="20rem" />}
        {!isPending && !work && (
          <LoadFailure words={text('admin.work.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
        )}
        {work && (
          <>
            <WorkCard work={work} />
            <ExceptionsCard exceptions={work.exceptions} />
          </>
        )}
      </div>
    </>
  )
}
