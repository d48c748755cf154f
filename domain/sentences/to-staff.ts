import type { Language } from '../text/language.ts'

/** What staff read, in each language. */
export type ToStaff = Readonly<Record<Language, string>>
