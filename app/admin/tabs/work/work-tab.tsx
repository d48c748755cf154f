import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { WeekBoard } from './week-board.tsx'
import { WorkCard } from './work-card.tsx'
import { workQuery } from './work-query.ts'
import styles from './work-tab.module.css'

export default function WorkTab() {
  const { data: work, isPending, isFetching, refetch } = useQuery(workQuery)
  return (
    <>
      <TabHeader
        title="Who works"
        hint="Setups and collections, by crew. Drag a stop, or move it with its buttons."
      />
      <div className={styles.sections}>
        <WeekBoard />
        {isPending && <Skeleton shape="box" height="20rem" />}
        {!isPending && !work && (
          <LoadFailure words="Who works could not be loaded." isRetrying={isFetching} onRetry={refetch} />
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
