import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsaved } from '#app/admin/kit/forms/use-unsaved.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { ListResults } from '#app/admin/parts/lists/list-results.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { Translation } from '#contract/catalogue/translations.ts'
import { tabNameId } from '#contract/site/admin-places.ts'
import { DEFAULT_LANGUAGE, type Language, TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { TranslationCard } from './translation-card.tsx'
import { groupTexts, hasWords } from './translation-labels.ts'
import { translationsInto } from './translations-query.ts'
import styles from './translations-tab.module.css'

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
  const [words, setWords] = useState('')
  const query = useQuery(translationsInto(language))
  const drafts = useDrafts(language)
  const missing = query.data?.filter(FILTERS.missing).length ?? 0
  return (
    <>
      <TabHeader
        title={text(tabNameId('spanish'))}
        hint={text('admin.translations.hint', { language, missing })}
      />
      {TRANSLATED_LANGUAGES.length > 1 && <LanguageChips language={language} onLanguage={setLanguage} />}
      <Row rowGap={0} marginBottom={2}>
        <FilterBar className={styles.search}>
          <SearchField search={words} placeholder={text('admin.translations.search')} onSearch={setWords} />
        </FilterBar>
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <Chip key={name} isSelected={filter === name} onClick={() => setFilter(name)}>
            {text(`admin.translations.filters.${name}`)}
          </Chip>
        ))}
      </Row>
      <Loaded
        query={{
          ...query,
          data: query.data?.filter((entry) => FILTERS[filter](entry) && hasWords(entry, words)),
        }}
        height="32rem"
        failed={text('admin.siteTexts.loadFailed')}
        empty={<EmptyState>{text('admin.translations.none')}</EmptyState>}
      >
        {(shown) => (
          <ListResults
            total={shown.length}
            one={text('admin.translations.one')}
            many={text('admin.translations.many')}
            isRefreshing={false}
          >
            <Stack as="ul" role="list" gap={3}>
              {groupTexts(shown, text).map(([about, entries]) => (
                <TranslationCard
                  key={`${language} ${about}`}
                  about={about}
                  entries={entries}
                  language={language}
                  draftOf={drafts.of}
                />
              ))}
            </Stack>
          </ListResults>
        )}
      </Loaded>
    </>
  )
}

type LanguageChipsProps = { language: Language; onLanguage: (language: Language) => void }

function LanguageChips({ language, onLanguage }: LanguageChipsProps) {
  const text = useText()
  return (
    <Row as="fieldset" aria-label={text('admin.translations.languages')} marginBottom={4}>
      {TRANSLATED_LANGUAGES.map((each) => (
        <Chip key={each} isSelected={language === each} onClick={() => onLanguage(each)}>
          {text('admin.languageName', { language: each })}
        </Chip>
      ))}
    </Row>
  )
}

type Draft = { readonly typed: string; readonly stored: string }

/** Unsaved translations: they survive switching filters and languages, and leaving the tab asks first. */
function useDrafts(language: Language) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({})
  useUnsaved(Object.values(drafts).some((draft) => draft && draft.typed.trim() !== draft.stored.trim()))
  const of = ({ place, translation }: Translation) => {
    const key = `${language} ${place}`
    return {
      draft: drafts[key]?.typed,
      onDraft: (typed: string) =>
        setDrafts((before) => ({ ...before, [key]: { typed, stored: translation ?? '' } })),
      // Keeps what was typed while saving.
      onSaved: (saved: string) =>
        setDrafts(({ [key]: draft, ...others }) =>
          draft === undefined || draft.typed === saved
            ? others
            : { ...others, [key]: { ...draft, stored: saved } },
        ),
    }
  }
  return { of }
}
