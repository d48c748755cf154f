import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { SpanishText } from '#contract/site/spanish-texts.ts'
import styles from './spanish-tab.module.css'
import { SpanishTextCard } from './spanish-text-card.tsx'
import { spanishTextsQuery } from './spanish-texts-query.ts'
import { useDrafts } from './use-drafts.ts'

const FILTERS = {
  all: (_: SpanishText) => true,
  missing: ({ spanish }: SpanishText) => spanish === null,
  changed: (text: SpanishText) => text.hasEnglishChanged,
} as const
type Filter = keyof typeof FILTERS

/** The owner's texts in both languages, side by side. */
export default function SpanishTab() {
  const say = useText()
  const [filter, setFilter] = useState<Filter>('all')
  const { data, isPending, isFetching, refetch } = useQuery(spanishTextsQuery)
  const drafts = useDrafts(data)
  const shown = data?.filter(FILTERS[filter]) ?? []
  const missing = data?.filter(FILTERS.missing).length ?? 0
  return (
    <>
      <TabHeader title={say('admin.spanish.title')} hint={say('admin.spanish.hint', { missing })} />
      <div className={styles.filters}>
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <Chip key={name} isSelected={filter === name} onClick={() => setFilter(name)}>
            {say(`admin.spanish.filters.${name}`)}
          </Chip>
        ))}
      </div>
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words={say('admin.spanish.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && shown.length === 0 && <EmptyState>{say('admin.spanish.none')}</EmptyState>}
      {shown.length > 0 && (
        <ListResults
          total={shown.length}
          one={say('admin.spanish.one')}
          many={say('admin.spanish.many')}
          isRefreshing={false}
        >
          <ul role="list" className={styles.texts}>
            {shown.map((text) => (
              <SpanishTextCard key={text.place} text={text} {...drafts.of(text)} />
            ))}
          </ul>
        </ListResults>
      )}
    </>
  )
}
