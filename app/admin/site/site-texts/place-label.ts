import type { Text } from '#domain/foundation/messages/text.ts'
import { getTextSection, type TextSection } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'

/** Where a section is shown: on a page, the home page if missing, and in which element. */
export type ShownPart = { readonly page?: string; readonly anchor?: string }

/** The sections in page order, then those of other pages; only search engines read the last. */
export const SECTIONS: readonly (ShownPart & { readonly section: TextSection })[] = [
  { section: 'hero', anchor: 'content' },
  { section: 'why', anchor: 'why' },
  { section: 'themes', anchor: 'themes' },
  { section: 'about', anchor: 'about' },
  { section: 'how', anchor: 'how-it-works' },
  { section: 'reviews', anchor: 'testimonials' },
  { section: 'album', anchor: 'gallery' },
  { section: 'delivery', anchor: 'delivery' },
  { section: 'faq', anchor: 'faq' },
  { section: 'contact', anchor: 'contact' },
  { section: 'footer', anchor: 'footer-quick-links' },
  { section: 'privacy', page: '/privacy-policy' },
  { section: 'accessibility', page: '/accessibility' },
  { section: 'search' },
]

export function placesIn(section: TextSection, places: readonly TextPlace[]): readonly TextPlace[] {
  return places.filter((place) => getTextSection(place) === section)
}

/** Returns the name of a text within its section. */
export function placeLabel(text: Text, place: TextPlace): string {
  const [, first = '', kind] = place.split('.')
  if (kind !== undefined)
    return text(kind === 'title' ? 'admin.siteTexts.fields.itemTitle' : 'admin.siteTexts.fields.itemText', {
      number: first,
    })
  return text(`admin.siteTexts.fields.${first as FieldName}`)
}

type Plain<Place> = Place extends `${string}.${infer Field}`
  ? Field extends `${number}.${string}`
    ? never
    : Field
  : never
type FieldName = Plain<TextPlace>
