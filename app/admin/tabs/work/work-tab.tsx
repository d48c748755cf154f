import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { WeekBoard } from './week-board.tsx'
import { WorkCard } from './work-card.tsx'
import { workQuery } from './work-query.ts'
import styles from './work-tab.module.css'
import { WORK_WORDS } from './work-words.ts'

export default function WorkTab() {
  const words = useWords(WORK_WORDS)
  const { data: work, isPending, isFetching, refetch } = useQuery(workQuery)
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <div className={styles.sections}>
        <WeekBoard />
        {isPending && <Skeleton shape="box" height="20rem" />}
        {!isPending && !work && (
          <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
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
