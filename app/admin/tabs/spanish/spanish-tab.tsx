import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'

import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { SpanishText } from '#contract/spanish-texts.ts'
import styles from './spanish-tab.module.css'
import { SpanishTextCard } from './spanish-text-card.tsx'
import { spanishTextsQuery } from './spanish-texts-query.ts'

const FILTERS = {
  all: { label: 'All', fits: (_: SpanishText) => true },
  missing: { label: 'Missing', fits: ({ spanish }: SpanishText) => spanish === null },
  changed: { label: 'English has changed', fits: (text: SpanishText) => text.hasEnglishChanged },
} as const
type Filter = keyof typeof FILTERS

/** The owner's texts in both languages, side by side. */
export default function SpanishTab() {
  const [filter, setFilter] = useState<Filter>('all')
  const { data, isPending, isFetching, refetch } = useQuery(spanishTextsQuery)
  const shown = data?.filter(FILTERS[filter].fits) ?? []
  const missing = data?.filter(FILTERS.missing.fits).length ?? 0
  return (
    <>
      <TabHeader
        title="Spanish"
        hint={
          missing === 0
            ? 'Your own texts as Spanish-speaking families read them.'
            : `Your own texts as Spanish-speaking families read them. ${missing === 1 ? '1 is' : `${missing} are`} missing, and shown in English.`
        }
      />
      <div className={styles.filters}>
        {Object.entries(FILTERS).map(([name, { label }]) => (
          <Chip key={name} isSelected={filter === name} onClick={() => setFilter(name as Filter)}>
            {label}
          </Chip>
        ))}
      </div>
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words="Failed to load the texts" isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && shown.length === 0 && <EmptyState>No texts here.</EmptyState>}
      {shown.length > 0 && (
        <ListResults total={shown.length} one="text" many="texts" isRefreshing={false}>
          <ul role="list" className={styles.texts}>
            {shown.map((text) => (
              <SpanishTextCard key={text.place} text={text} />
            ))}
          </ul>
        </ListResults>
      )}
    </>
  )
}
