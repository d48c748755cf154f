import { useWords } from '#app/lib/in-both.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { LegalSections } from './legal-sections.tsx'

/** What holds while the owner has published no version. */
export function UsualTerms() {
  return <LegalSections sections={useWords(LEGAL_WORDS).sections} />
}
