import loadPageTexts from 'virtual:messages/bookingFields+legal+pages+party+problem+samples+usual+usualFaq+usualTerms'
import { bringTexts, broughtText } from '#app/lib/messages/page-text.ts'
import type { Text } from '#domain/messages/text.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import { bringSiteTexts } from './bring-texts.ts'

await Promise.all([bringSiteTexts(), bringTexts(loadPageTexts)])

/** Returns the lookup function for a public page's texts, on the server, which has those of all languages. */
export function pageText({ pathname }: { readonly pathname: string }): Text {
  return broughtText(getPathLanguage(pathname))
}
