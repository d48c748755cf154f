import loadAdminMessages from 'virtual:messages/admin+bookingFields+contract+crew.stop+fields+party+price+priceList+pricing+problem+questions+rules+settings+shared+site.review+statements+ui+upload+webhooks'
import { type InLanguage, loadText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'

/**
 * Loads the English texts: files have English column headers in every language, because programs read them.
 */
export function loadEnglish(): Promise<InLanguage> {
  return loadText(DEFAULT_LANGUAGE, loadAdminMessages)
}
