import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack } from '#app/ui/layout.tsx'
import styles from './report-card.module.css'

type ReportResultProps<Report> = { query: ApiQuery<Report>; children: (report: Report) => ReactNode }

/**
 * A report, or its loading or error state. Money figures are always refetched; those of the previous range stay
 * visible until then.
 */
export function ReportResult<Report>({ query, children }: ReportResultProps<Report>) {
  const result = useQuery<Report>({ ...query, staleTime: 0, placeholderData: keepPreviousData })
  const text = useText()
  return (
    <Loaded query={result} height="28rem" failed={text('admin.reports.failed')}>
      {(data) => (
        <Stack gap={5} className={styles.result} aria-busy={result.isPlaceholderData}>
          {children(data)}
        </Stack>
      )}
    </Loaded>
  )
}

/** The totals above a chart. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Row as="dl" align="stretch" gap={6} rowGap={3} className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  )
}
