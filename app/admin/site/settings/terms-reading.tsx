import { useState } from 'react'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { TermsSection } from '#app/ui/overlays/terms-dialog.tsx'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { termsBlocks } from '#domain/site/terms-of-service.ts'

type ReadTerms = Pick<PublishedTerms, 'text' | 'translations' | 'version' | 'date'>

type TermsReadingProps = { terms: ReadTerms; onClose: () => void }

/** A version as families read it, in each language. */
export function TermsReading({ terms, onClose }: TermsReadingProps) {
  const text = useText()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const { version, date: day } = terms
  return (
    <Dialog
      onClose={onClose}
      closesOnBackdrop
      size="2xl"
      title={text('admin.terms.title')}
      description={text('admin.terms.versionOf', { version, day })}
    >
      <Tabs
        label={text('admin.terms.languages')}
        selected={language}
        onSelect={setLanguage}
        tabs={LANGUAGES.map((id) => ({
          id,
          label: text('admin.languageName', { language: id }),
          panel: <InLanguage terms={terms} language={id} />,
        }))}
      />
    </Dialog>
  )
}

function InLanguage({ terms, language }: { terms: ReadTerms; language: Language }) {
  const text = useText()
  const words = language === DEFAULT_LANGUAGE ? terms.text : terms.translations?.[language]?.trim()
  if (!words) return <p>{text('admin.terms.noTranslation', { language })}</p>
  return <TermsSection lang={language} parts={termsBlocks(words)} />
}
