import type { Text } from '#domain/foundation/messages/text.ts'
import { getTextSection, type TextSection } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'

/** The sections in page order, with the element that shows each; only search engines read the first. */
export const SECTIONS: readonly { readonly section: TextSection; readonly anchor?: string }[] = [
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
