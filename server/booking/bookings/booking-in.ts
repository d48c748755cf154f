import { lineLabel } from '#domain/catalogue/pricing/line-label.ts'
import type { PriceLine } from '#domain/catalogue/pricing/types.ts'
import { answerIn } from '#domain/catalogue/questions/answers.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { readTranslations, type TranslatedPlace } from '#server/foundation/database/translation-queries.ts'
import type { FullBooking } from './full-booking.ts'

/** The owner's translations of the names in an order. */
type TranslatedNames = { readonly theme: string | undefined; readonly addons: ReadonlyMap<number, string> }

/** Returns a booking with its theme, add-ons, price lines and answers worded in a language. */
export async function bookingIn(
  language: Language,
  db: Queryable,
  booking: FullBooking,
): Promise<FullBooking> {
  if (language === DEFAULT_LANGUAGE) return booking
  const { themeName, bookedAddons, priceLines } = booking
  const names = await translateNames(language, db, booking)
  return {
    ...booking,
    themeName: names.theme ?? themeName,
    bookedAddons: bookedAddons.map((addon) => ({
      ...addon,
      name: names.addons.get(addon.addonId) ?? addon.name,
    })),
    priceLines: nameLines(priceLines, names, language),
    answers: booking.answers.map((answer) => answerIn(language, answer)),
  }
}

/** Returns the lines of an order, with their labels in a language; the theme's name is given. */
export async function linesIn(
  language: Language,
  db: Queryable,
  order: { readonly themeId: number; readonly priceLines: readonly PriceLine[] },
): Promise<PriceLine[]> {
  return nameLines(order.priceLines, await translateNames(language, db, order), language)
}

/** Returns the name of a theme in a language; the owner's English one if it has no translation. */
export async function themeNameIn(
  language: Language,
  db: Queryable,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<string> {
  const place: TranslatedPlace = `theme/${id}/name`
  return (await readTranslations(db, language, [place])).get(place) ?? name
}

async function translateNames(
  language: Language,
  db: Queryable,
  {
    themeId,
    priceLines,
    bookedAddons = [],
  }: Pick<FullBooking, 'themeId' | 'priceLines'> & Partial<Pick<FullBooking, 'bookedAddons'>>,
): Promise<TranslatedNames> {
  const themePlace: TranslatedPlace = `theme/${themeId}/name`
  const addonPlace = (addonId: number): TranslatedPlace => `addon/${addonId}/name`
  const addonIds = new Set(
    [...bookedAddons, ...priceLines].flatMap(({ addonId }) => (addonId === undefined ? [] : [addonId])),
  )
  const translations = await readTranslations(db, language, [themePlace, ...[...addonIds].map(addonPlace)])
  const addons = [...addonIds].flatMap((id) => {
    const name = translations.get(addonPlace(id))
    return name === undefined ? [] : [[id, name] as const]
  })
  return { theme: translations.get(themePlace), addons: new Map(addons) }
}

function nameLines(lines: readonly PriceLine[], names: TranslatedNames, language: Language): PriceLine[] {
  const text = textIn(language)
  const getName = ({ kind, addonId }: PriceLine) =>
    kind === 'theme' ? names.theme : addonId === undefined ? undefined : names.addons.get(addonId)
  return lines.map((line) => ({ ...line, label: getName(line) ?? lineLabel(line, text) }))
}
