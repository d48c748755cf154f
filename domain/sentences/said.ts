import { ENGLISH, type Sentences } from './english.ts'

/** A sentence before it is in any language: which one, and what it is about. Plain data. */
export type Said = { readonly sentence: keyof Sentences; readonly about: readonly unknown[] }

export function say<Name extends keyof Sentences>(
  sentence: Name,
  ...about: Parameters<Sentences[Name]>
): Said {
  return { sentence, about }
}

/** Returns the sentences in a language, one behind the other. */
export function tell(said: Said | readonly Said[], sentences: Sentences = ENGLISH): string {
  const all: readonly Said[] = 'sentence' in said ? [said] : said
  // `say` has checked what each sentence is given.
  const write = ({ sentence, about }: Said) =>
    (sentences[sentence] as (...parts: readonly unknown[]) => string)(...about)
  return all.map(write).join(' ')
}
