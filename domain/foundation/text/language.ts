type Described = {
  /** The BCP 47 tag for dates and numbers: US conventions in either language. */
  readonly locale: string
  /** What the language calls itself, and how it offers itself to readers of another language. */
  readonly name: string
  readonly viewIn: string
  /** What it calls the halves of the day. */
  readonly halves: readonly [morning: string, afternoon: string]
  /** The article before a time: for one o’clock, and for all others. */
  readonly articles?: readonly [one: string, others: string]
}

/** The languages for families. To add one, add a line here and its catalogue in `messages/`. */
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
/** The fallback everywhere. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** The languages that the owner's English texts are translated into. */
export const TRANSLATED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE,
)

export const LOCALES = eachLanguage((language) => DESCRIBED[language].locale)

export function describeLanguage(language: Language): Described {
  return DESCRIBED[language]
}

export function eachLanguage<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** Returns the language, or the default for anything unknown. */
export function knownLanguage(text: unknown): Language {
  return isLanguage(text) ? text : DEFAULT_LANGUAGE
}

export function isTranslated(text: unknown): text is Language {
  return isLanguage(text) && text !== DEFAULT_LANGUAGE
}
