type Described = {
  /** How dates and numbers are written: as in Miami, in either language. */
  readonly locale: string
  /** What the language calls itself, and how it proposes itself to those who read another. */
  readonly name: string
  readonly viewIn: string
  /** How it tells the halves of a day. */
  readonly halves: readonly [morning: string, afternoon: string]
  /** What it puts before a time, of one o’clock and of others. */
  readonly articles?: readonly [one: string, others: string]
}

/** The languages for families: a further one is a line here and its catalogue in `messages/`. */
const DESCRIBED = {
  en: { locale: 'en-US', name: 'English', viewIn: 'View in', halves: ['AM', 'PM'] },
  es: {
    locale: 'es-US',
    name: 'Español',
    viewIn: 'Ver en',
    halves: ['a.m.', 'p.m.'],
    articles: ['la', 'las'],
  },
} as const satisfies Readonly<Record<string, Described>>

export type Language = keyof typeof DESCRIBED
export const LANGUAGES = Object.keys(DESCRIBED) as [Language, ...Language[]]
/** What everything falls back to. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Those that the owner's texts, which are English, are translated into. */
export const TRANSLATED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE,
)

export const LOCALES = eachLanguage((language) => DESCRIBED[language].locale)

export function describeLanguage(language: Language): Described {
  return DESCRIBED[language]
}

/** Returns what is made for each language, by the language. */
export function eachLanguage<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** Returns the language, or what everything falls back to. */
export function knownLanguage(text: unknown): Language {
  return isLanguage(text) ? text : DEFAULT_LANGUAGE
}

export function isTranslated(text: unknown): text is Language {
  return isLanguage(text) && text !== DEFAULT_LANGUAGE
}
