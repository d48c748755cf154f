import type { MessageId } from '#domain/foundation/messages/message.ts'

/** What a new site says in each place on the home page, in page order, and on the pages about the law. */
export const USUAL_TEXTS = [
  'usual.search.description',
  'usual.hero.title',
  'usual.hero.lead',
  'usual.hero.includedTitle',
  'usual.hero.included',
  'usual.why.title',
  'usual.why.lead',
  'usual.why.1.title',
  'usual.why.1.text',
  'usual.why.2.title',
  'usual.why.2.text',
  'usual.why.3.title',
  'usual.why.3.text',
  'usual.themes.title',
  'usual.themes.lead',
  'usual.about.title',
  'usual.about.text',
  'usual.about.guests',
  'usual.how.title',
  'usual.how.lead',
  'usual.how.1.title',
  'usual.how.1.text',
  'usual.how.2.title',
  'usual.how.2.text',
  'usual.how.3.title',
  'usual.how.3.text',
  'usual.how.4.title',
  'usual.how.4.text',
  'usual.reviews.title',
  'usual.album.title',
  'usual.album.lead',
  'usual.delivery.title',
  'usual.delivery.lead',
  'usual.delivery.1.title',
  'usual.delivery.1.text',
  'usual.delivery.2.title',
  'usual.delivery.2.text',
  'usual.delivery.3.title',
  'usual.delivery.3.text',
  'usual.delivery.4.title',
  'usual.delivery.4.text',
  'usual.faq.title',
  'usual.faq.more',
  'usual.contact.title',
  'usual.contact.lead',
  'usual.footer.blurb',
  'usual.footer.newsletter',
  'usual.privacy.1.title',
  'usual.privacy.1.text',
  'usual.privacy.2.title',
  'usual.privacy.2.text',
  'usual.privacy.3.title',
  'usual.privacy.3.text',
  'usual.privacy.4.title',
  'usual.privacy.4.text',
  'usual.accessibility.1.title',
  'usual.accessibility.1.text',
  'usual.accessibility.2.title',
  'usual.accessibility.2.text',
  'usual.accessibility.3.title',
  'usual.accessibility.3.text',
  'usual.accessibility.4.title',
  'usual.accessibility.4.text',
] as const satisfies readonly MessageId[]

type PlaceIn<Id> = Id extends `usual.${infer Place}` ? Place : never

/** The place of a text, such as `hero.title`; its section comes before the first period. */
export type TextPlace = PlaceIn<(typeof USUAL_TEXTS)[number]>

export type SiteTexts = Record<TextPlace, string>

export const TEXT_PLACES = USUAL_TEXTS.map(getPlace) as [TextPlace, ...TextPlace[]]

export function getPlace(id: (typeof USUAL_TEXTS)[number]): TextPlace {
  return id.slice(id.indexOf('.') + 1) as TextPlace
}
