import { ENGLISH, type Sentences } from './english.ts'

/** A sentence independent of its language: its name and its values. Plain data. */
export type Said<Name extends keyof Sentences = keyof Sentences> = {
  readonly sentence: Name
  readonly about: readonly unknown[]
}

/** A text among a sentence's values may itself be sentences: they are told in the same language. */
type Values<Texts extends readonly unknown[]> = {
  [Index in keyof Texts]: string extends Texts[Index] ? Texts[Index] | readonly Said[] : Texts[Index]
}

export function say<Name extends keyof Sentences>(
  sentence: Name,
  ...about: Values<Parameters<Sentences[Name]>>
): Said<Name> {
  return { sentence, about }
}

/** Returns the sentences in a language, one after the other. */
export function tell(said: Said | readonly Said[], sentences: Sentences = ENGLISH): string {
  const all: readonly Said[] = 'sentence' in said ? [said] : said
  // `say` has checked the values of each sentence.
  const write = ({ sentence, about }: Said) =>
    (sentences[sentence] as (...parts: readonly unknown[]) => string)(
      ...about.map((value) => (areSentences(value) ? tell(value, sentences) : value)),
    )
  return all.map(write).join(' ')
}

function areSentences(value: unknown): value is readonly Said[] {
  return (
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'sentence' in one)
  )
}
