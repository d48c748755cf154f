import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './report-card.module.css'

type ReportResultProps<Report> = {
  query: ApiQuery<Report>
  children: (report: Report) => ReactNode
}

/**
 * A report, or its loading or error state. Money figures are always refetched; those of the previous range stay
 * visible until then.
 */
export function ReportResult<Report>({ query, children }: ReportResultProps<Report>) {
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery<Report>({
    ...query,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const text = useText()
  if (isPending) return <Skeleton shape="box" height="28rem" />
  if (!data)
    return <LoadFailure words={text('admin.reports.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={styles.stack} aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  )
}

/** The totals above a chart. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
