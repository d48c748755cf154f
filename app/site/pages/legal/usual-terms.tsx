import { useText } from '#app/lib/messages/use-text.ts'
import { useTerms } from '#app/site/terms-in-force.ts'
import { describeTerms } from '#domain/site/site-texts/usual-terms.ts'
import { LegalSections } from './legal-sections.tsx'

/** The terms that apply until the owner publishes a version, with the current policy. */
export function UsualTerms() {
  return <LegalSections sections={describeTerms(useTerms(), useText())} />
}
