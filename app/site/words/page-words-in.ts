import { loadSiteWords } from './site-words.ts'

/** Returns words in either language, on the server. */
export const pageWordsIn = await loadSiteWords()
