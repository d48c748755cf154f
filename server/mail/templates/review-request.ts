import { TIP_TEXTS } from '#domain/booking/tip-texts.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello, ownPageButton, type PartyFacts } from './party-facts.ts'

/** To the customer, the day after the party. */
export function reviewRequest(
  party: PartyFacts,
  reviewUrl: string,
  { offersTips = false }: { readonly offersTips?: boolean } = {},
): MailContent {
  return {
    subject: `How was your ${party.themeName} party?`,
    preview: 'A few words from you help other parents.',
    heading: 'How was the party?',
    blocks: [
      hello(party),
      paragraph(
        `We hope the children had a magical night in their ${party.themeName} teepees. A few words from you help other parents, and us.`,
      ),
      { kind: 'button', label: 'Write a review', url: reviewUrl },
      ...(offersTips ? [paragraph(TIP_TEXTS.reviewMail), ownPageButton(party, TIP_TEXTS.reviewButton)] : []),
      paragraph('Was something not as it should be? Please answer this mail, and we will make it right.'),
    ],
  }
}
