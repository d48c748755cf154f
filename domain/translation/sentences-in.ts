import { BOOKING_FIELD_NAMES } from '../booking/booking-fields.ts'
import { DETAILS_RULES, fieldRule } from '../order/details-rules.ts'
import { ENGLISH, type Sentences } from '../sentences/english.ts'
import { type Said, tell } from '../sentences/said.ts'
import { SPANISH } from '../sentences/spanish.ts'
import { knownInSpanish } from '../sentences/staff-spanish.ts'
import type { ToStaff } from '../sentences/to-staff.ts'
import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'

/** For programs that address readers of any language; a page imports only those of its own language. */
export function sentencesIn(language: Language): Sentences {
  return language === 'es' ? SPANISH : ENGLISH
}

type Told = {
  readonly message: string
  readonly said?: Parameters<typeof tell>[0] | undefined
  readonly toStaff?: ToStaff | undefined
}

/** Returns the message of a refusal or a decision in a language; in English if it has no other words. */
export function tellIn(language: Language, { message, said, toStaff }: Told): string {
  if (said !== undefined) return tell(said, sentencesIn(language))
  return toStaff?.[language] ?? retell(language, message)
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
