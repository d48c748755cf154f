import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { Row } from '#app/ui/layout.tsx'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { siteTextsIn } from './site-texts-query.ts'
import { TextsEditor } from './texts-editor.tsx'

/** The site's texts, customizable one language at a time. */
export default function SiteTextsTab() {
  const text = useText()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const query = useQuery(siteTextsIn(language))
  return (
    <>
      <TabHeader title={text('admin.places.tabs.site-texts')} hint={text('admin.siteTexts.hint')} />
      <Row as="fieldset" aria-label={text('admin.siteTexts.languages')}>
        {LANGUAGES.map((each) => (
          <Chip key={each} isSelected={language === each} onClick={() => setLanguage(each)}>
            {text('admin.languageName', { language: each })}
          </Chip>
        ))}
      </Row>
      <Loaded query={query} height="40rem" failed={text('admin.siteTexts.loadFailed')}>
        {(stored) => <TextsEditor key={language} stored={stored} />}
      </Loaded>
    </>
  )
}
