import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, ownPageButton, type PartyFacts } from './party-facts.ts'

/** To the customer, the day after the party. */
export function reviewRequest(
  party: PartyFacts,
  reviewUrl: string,
  { offersTips = false }: { readonly offersTips?: boolean } = {},
): MailContent {
  const words = mailWordsIn(party.language).review
  return {
    language: party.language,
    subject: words.subject(party.themeName),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sentence(party.themeName)),
      { kind: 'button', label: words.write, url: reviewUrl },
      ...(offersTips ? [paragraph(words.tip), ownPageButton(party, words.giveTip)] : []),
      paragraph(words.notRight),
    ],
  }
}
