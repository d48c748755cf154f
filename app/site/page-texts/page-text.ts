import loadPageTexts from 'virtual:messages/bookingFields+guests+legal+pages+party+problem+samples+usual+usualFaq+usualTerms'
import { includedText, loadIslandTexts } from '#app/lib/messages/page-text.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import { loadSiteIslandTexts } from './load-island-texts.ts'

await Promise.all([loadSiteIslandTexts(), loadIslandTexts(loadPageTexts)])

/** Returns the lookup function for a public page's texts, on the server, which has those of all languages. */
export function pageText({ pathname }: { readonly pathname: string }): Text {
  return includedText(getPathLanguage(pathname))
}
