import loadAdminMessages from 'virtual:messages/admin+bookingFields+contract+party+price+problem+rules+shared+site.review+ui+upload'
import { type InLanguage, loadText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'

/** Loads the English texts: programs read the columns of files, which are English whatever language the screen is in. */
export function loadEnglish(): Promise<InLanguage> {
  return loadText(DEFAULT_LANGUAGE, loadAdminMessages)
}
