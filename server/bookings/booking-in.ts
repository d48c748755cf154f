import { lineLabel } from '#domain/pricing/line-label.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { wordsIn } from '#domain/translation/words-in.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { type Place, readTranslations } from '#server/database/spanish-text-queries.ts'
import type { FullBooking } from './full-booking.ts'

const NO_ADDON = 0

/** Returns a booking with its theme, add-ons and price lines named in a language. */
export async function bookingIn(
  language: Language,
  db: Database | Transaction,
  booking: FullBooking,
): Promise<FullBooking> {
  if (language === DEFAULT_LANGUAGE) return booking
  const { themeId, themeName, bookedAddons } = booking
  const themePlace: Place = `theme/${themeId}/name`
  const addonPlace = (addonId: number): Place => `addon/${addonId}/name`
  const translations = await readTranslations(db, language, [
    themePlace,
    ...bookedAddons.map(({ addonId }) => addonPlace(addonId)),
  ])
  const theme = translations.get(themePlace) ?? themeName
  const addons = bookedAddons.map((addon) => ({
    ...addon,
    name: translations.get(addonPlace(addon.addonId)) ?? addon.name,
  }))
  const nameOf = new Map(addons.map(({ addonId, name }) => [addonId, name]))
  const words = wordsIn(language)
  const priceLines = booking.priceLines.map((line) => ({
    ...line,
    label: line.kind === 'theme' ? theme : (nameOf.get(line.addonId ?? NO_ADDON) ?? lineLabel(line, words)),
  }))
  return { ...booking, themeName: theme, bookedAddons: addons, priceLines }
}
