import { AuditFacts, type KindFacts } from '#contract/operations/audit-facts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { events } from '#server/foundation/database/schema/all-tables.ts'
import { FACT_FORMATTERS } from './fact-formatters.ts'
import { getFieldName } from './field-names.ts'
import { plainText, type TextIn, toParts } from './line.ts'

type Stored = Pick<typeof events.$inferSelect, 'details' | 'facts'>

/** Describes facts in English, as the API returns them: fields are named as in its requests. */
export function describeInEnglish(facts: AuditFacts): string {
  return plainText(wordFacts(facts, DEFAULT_LANGUAGE))
}

/** Describes facts for people, in parts of one language each. */
export function describeFacts(language: Language, facts: AuditFacts): TextIn[] {
  return toParts(wordFacts(facts, language), language, (field) => getFieldName(language, field))
}

/**
 * Returns the details of a stored entry, for programs and for a reader. Entries without facts that this release knows,
 * whether older or newer, only have their English text.
 */
export function readDetails(
  { details, facts }: Stored,
  language: Language = DEFAULT_LANGUAGE,
): { details: string; told: TextIn[] } {
  const known = AuditFacts.safeParse(facts).data
  if (known) return { details: describeInEnglish(known), told: describeFacts(language, known) }
  return { details, told: details === '' ? [] : [{ text: details, language: DEFAULT_LANGUAGE }] }
}

function wordFacts<Kind extends AuditFacts['kind']>(facts: KindFacts<Kind>, language: Language) {
  return FACT_FORMATTERS[facts.kind](facts, language)
}
