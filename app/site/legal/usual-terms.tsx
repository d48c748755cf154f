import { useWords } from '#app/lib/in-both.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { LegalSections } from './legal-sections.tsx'

/** The terms that apply until the owner publishes a version. */
export function UsualTerms() {
  return <LegalSections sections={useWords(LEGAL_WORDS).sections} />
}
