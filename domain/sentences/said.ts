import { ENGLISH, type Sentences } from './english.ts'

/** A sentence independent of its language: its name and its values. Plain data. */
export type Said = { readonly sentence: keyof Sentences; readonly about: readonly unknown[] }

export function say<Name extends keyof Sentences>(
  sentence: Name,
  ...about: Parameters<Sentences[Name]>
): Said {
  return { sentence, about }
}

/** Returns the sentences in a language, one after the other. */
export function tell(said: Said | readonly Said[], sentences: Sentences = ENGLISH): string {
  const all: readonly Said[] = 'sentence' in said ? [said] : said
  // `say` has checked the values of each sentence.
  const write = ({ sentence, about }: Said) =>
    (sentences[sentence] as (...parts: readonly unknown[]) => string)(...about)
  return all.map(write).join(' ')
}
