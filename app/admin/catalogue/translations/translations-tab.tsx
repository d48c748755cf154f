import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { ListResults } from '#app/admin/parts/lists/list-results.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Translation } from '#contract/catalogue/translations.ts'
import { tabNameId } from '#contract/site/admin-places.ts'
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { TranslationCard } from './translation-card.tsx'
import { translationsInto } from './translations-query.ts'
import styles from './translations-tab.module.css'
import { useDrafts } from './use-drafts.ts'

const FILTERS = {
  all: (_: Translation) => true,
  missing: ({ translation }: Translation) => translation === null,
  changed: (text: Translation) => text.hasEnglishChanged,
} as const
type Filter = keyof typeof FILTERS

/** The owner's texts beside their translations, one language at a time. */
export default function TranslationsTab() {
  const text = useText()
  const [language, setLanguage] = useState(TRANSLATED_LANGUAGES[0] ?? DEFAULT_LANGUAGE)
  const [filter, setFilter] = useState<Filter>('all')
  const { data, isPending, isFetching, refetch } = useQuery(translationsInto(language))
  const drafts = useDrafts(language)
  const shown = data?.filter(FILTERS[filter]) ?? []
  const missing = data?.filter(FILTERS.missing).length ?? 0
  return (
    <>
      <TabHeader
        title={text(tabNameId('spanish'))}
        hint={text('admin.translations.hint', { language, missing })}
      />
      {TRANSLATED_LANGUAGES.length > 1 && (
        <fieldset aria-label={text('admin.translations.languages')} className={styles.filters}>
          {TRANSLATED_LANGUAGES.map((each) => (
            <Chip key={each} isSelected={language === each} onClick={() => setLanguage(each)}>
              {text('admin.languageName', { language: each })}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className={styles.filters}>
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <Chip key={name} isSelected={filter === name} onClick={() => setFilter(name)}>
            {text(`admin.translations.filters.${name}`)}
          </Chip>
        ))}
      </div>
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure
          words={text('admin.translations.loadFailed')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data && shown.length === 0 && <EmptyState>{text('admin.translations.none')}</EmptyState>}
      {shown.length > 0 && (
        <ListResults
          total={shown.length}
          one={text('admin.translations.one')}
          many={text('admin.translations.many')}
          isRefreshing={false}
        >
          <ul role="list" className={styles.texts}>
            {shown.map((entry) => (
              <TranslationCard
                key={`${language} ${entry.place}`}
                entry={entry}
                language={language}
                {...drafts.of(entry)}
              />
            ))}
          </ul>
        </ListResults>
      )}
    </>
  )
}
