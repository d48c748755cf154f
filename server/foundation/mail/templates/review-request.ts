import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailBlock, type OwnersMail, paragraph } from '../mail-content.ts'
import { bookingPageButton, hello, type PartyFacts, partyFields } from './party-facts.ts'

type Offers = {
  readonly offersTips?: boolean
  /** Another place to write a review: the same for every family, whatever it thought of its party. */
  readonly googleReviewUrl?: string | null
}

/** To the customer, the day after the party. */
export function reviewRequest(
  party: PartyFacts,
  reviewUrl: string,
  { offersTips = false, googleReviewUrl = null }: Offers = {},
): OwnersMail<'review-request'> {
  const text = textIn(party.language)
  const theme = party.themeName
  return {
    textName: 'review-request',
    language: party.language,
    subject: text('mails.review.subject', { theme }),
    preview: text('mails.review.preview'),
    heading: text('mails.review.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.review.sentence', { theme }), 'sentence'),
      { kind: 'button', label: text('mails.review.write'), url: reviewUrl },
      ...(googleReviewUrl === null ? [] : onGoogle(party, googleReviewUrl)),
      ...(offersTips
        ? [paragraph(text('mails.review.tip'), 'tip'), bookingPageButton(party, text('mails.review.giveTip'))]
        : []),
      paragraph(text('mails.review.notRight'), 'notRight'),
    ],
    fields: partyFields(party),
  }
}

function onGoogle({ language }: PartyFacts, url: string): MailBlock[] {
  const text = textIn(language)
  return [
    paragraph(text('mails.review.google'), 'google'),
    { kind: 'button', label: text('mails.review.googleButton'), url },
  ]
}
