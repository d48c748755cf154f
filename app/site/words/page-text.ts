import loadPageTexts from 'virtual:messages/bookingFields+legal+pages+party+problem+samples+usual+usualFaq+usualTerms'
import { bringTexts, broughtText } from '#app/lib/messages/page-text.ts'
import type { Text } from '#domain/messages/text.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import { bringSiteTexts } from './bring-texts.ts'

await Promise.all([bringSiteTexts(), bringTexts(loadPageTexts)])

/** Returns what returns the texts of a public page, on the server, where those of all languages are. */
export function pageText({ pathname }: { readonly pathname: string }): Text {
  return broughtText(getPathLanguage(pathname))
}
