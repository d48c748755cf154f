import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { siteTextsIn } from './site-texts-query.ts'
import styles from './site-texts-tab.module.css'
import { TextsEditor } from './texts-editor.tsx'

/** The site's texts, customizable one language at a time. */
export default function SiteTextsTab() {
  const text = useText()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { data, isPending, isFetching, refetch } = useQuery(siteTextsIn(language))
  return (
    <>
      <TabHeader title={text('admin.siteTexts.title')} hint={text('admin.siteTexts.hint')} />
      <fieldset aria-label={text('admin.siteTexts.languages')} className={styles.languages}>
        {LANGUAGES.map((each) => (
          <Chip key={each} isSelected={language === each} onClick={() => setLanguage(each)}>
            {text('admin.languageName', { language: each })}
          </Chip>
        ))}
      </fieldset>
      {isPending && <Skeleton shape="box" height="40rem" />}
      {!isPending && !data && (
        <LoadFailure words={text('admin.siteTexts.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && <TextsEditor key={language} stored={data} />}
    </>
  )
}
