import { useWords } from '#app/lib/language/in-both.ts'
import { useTerms } from '../terms-in-force.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { LegalSections } from './legal-sections.tsx'

/** The terms that apply until the owner publishes a version, under the policy of bookings made now. */
export function UsualTerms() {
  return <LegalSections sections={useWords(LEGAL_WORDS).sections(useTerms())} />
}
