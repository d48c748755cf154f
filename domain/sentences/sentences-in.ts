import { BOOKING_TEXT_NAMES, describeText } from '../booking/booking-fields.ts'
import { DETAILS_RULES } from '../booking/details-rules.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import { ENGLISH, type Sentences } from './english.ts'
import { type Said, tell } from './said.ts'
import { SPANISH } from './spanish.ts'
import { knownInSpanish } from './staff-spanish.ts'
import type { ToStaff } from './to-staff.ts'

/** For programs that speak to readers of any language; a page takes those of its own language alone. */
export function sentencesIn(language: Language): Sentences {
  return language === 'es' ? SPANISH : ENGLISH
}

type Told = {
  readonly message: string
  readonly said?: Parameters<typeof tell>[0] | undefined
  readonly toStaff?: ToStaff | undefined
}

/** Returns what a refusal or a decision says, in a language; in English where it has no other words. */
export function tellIn(language: Language, { message, said, toStaff }: Told): string {
  if (said !== undefined) return tell(said, sentencesIn(language))
  return toStaff?.[language] ?? retell(language, message)
}

/** Those that need to know nothing and those of the rules for what is typed, by their English words. */
const FIXED = new Map(
  [
    ...(Object.keys(ENGLISH) as (keyof Sentences)[])
      .filter((name) => ENGLISH[name].length === 0)
      .map((sentence): Said => ({ sentence, about: [] })),
    ...Object.values(DETAILS_RULES).flatMap((rules) => rules.map((rule): Said => rule.said)),
    ...BOOKING_TEXT_NAMES.map(
      (name): Said => ({ sentence: 'fieldAtMost', about: [name, describeText(name).maximumLength] }),
    ),
  ].map((said) => [tell(said), said]),
)

/** Returns an English text in a language, where it is one of our sentences: stored and providers' texts are English. */
export function retell(language: Language, text: string, otherwise?: Said): string {
  if (language === DEFAULT_LANGUAGE) return text
  const said = FIXED.get(text) ?? otherwise
  return said === undefined ? (knownInSpanish(text) ?? text) : tell(said, sentencesIn(language))
}
