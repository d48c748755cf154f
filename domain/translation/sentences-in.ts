import { BOOKING_FIELD_NAMES } from '../booking/booking-fields.ts'
import { DETAILS_RULES, fieldRule } from '../order/details-rules.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { ENGLISH, type Sentences } from '../sentences/english.ts'
import { type Said, tell } from '../sentences/said.ts'
import { SPANISH } from '../sentences/spanish.ts'
import { knownInSpanish } from '../sentences/staff-spanish.ts'
import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'
import { textIn } from './text-in.ts'

/** For programs that address readers of any language; a page imports only those of its own language. */
export function sentencesIn(language: Language): Sentences {
  return language === 'es' ? SPANISH : ENGLISH
}

/** Returns why something was refused, in the language of the reader. */
export function describeRefusal(language: Language, { said = [], text }: Refusal): string {
  return text ? textIn(language)(text) : tell(said, sentencesIn(language))
}

/** Sentences without values and those of the rules for typed input, by their English text. */
const FIXED = new Map(
  [
    ...(Object.keys(ENGLISH) as (keyof Sentences)[])
      .filter((name) => ENGLISH[name].length === 0)
      .map((sentence): Said => ({ sentence, about: [] })),
    ...Object.values(DETAILS_RULES).flatMap((rules) => rules.map((rule): Said => rule.said)),
    ...BOOKING_FIELD_NAMES.map((name): Said => fieldRule(name).said),
  ].map((said) => [tell(said), said]),
)

/** Translates an English text if it is one of our sentences: stored and providers' texts are English. */
export function retell(language: Language, text: string): string {
  if (language === DEFAULT_LANGUAGE) return text
  const said = FIXED.get(text)
  return said === undefined ? (knownInSpanish(text) ?? text) : tell(said, sentencesIn(language))
}
