import loadBookingFields from 'virtual:messages/bookingFields'
import { bringTexts, broughtText } from '#app/lib/messages/page-text.ts'
import type { Text } from '#domain/messages/text.ts'
import type { Language } from '#domain/text/language.ts'
import { bringSiteTexts } from './islands/site-texts.ts'

await Promise.all([bringSiteTexts(), bringTexts(loadBookingFields)])

/** Returns what returns the texts of public pages, on the server, where those of all languages are. */
export const siteText = (language: Language): Text => broughtText(language)
