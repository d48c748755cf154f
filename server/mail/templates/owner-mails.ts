import type { Language } from '#domain/text/language.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { staffMailWordsIn } from '../words/mail-words-in.ts'
import { type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

/** To the owner: a party has been booked and paid. */
export function ownerBooking(party: PartyFacts, adminUrl: string): MailContent {
  const { language, number, customerName, paidCents } = party
  const words = staffMailWordsIn(language).booked
  return {
    language,
    subject: words.subject(number, party.themeName, party.bookingDate),
    preview: words.preview(customerName, paidCents),
    heading: words.heading(number),
    blocks: [
      paragraph(words.sentence(customerName, paidCents)),
      customerBlock(party),
      partyBlock(party),
      priceBlock(party),
      { kind: 'button', label: words.open, url: adminUrl },
    ],
  }
}

/** What a customer can do on their own; a move is told with the new day. */
export type OwnChange = 'cancelled' | 'order' | { readonly movedTo: PartyDay }

/** To the owner: a customer has changed or cancelled a party within the policy. */
export function ownerChange(party: PartyFacts, change: OwnChange): MailContent {
  const words = staffMailWordsIn(party.language).changed
  const what = typeof change === 'string' ? words[change] : words.moved(change.movedTo)
  return {
    language: party.language,
    subject: words.subject(party.number, what),
    preview: `${party.customerName}, ${party.themeName}`,
    heading: what.charAt(0).toUpperCase() + what.slice(1),
    blocks: [
      paragraph(words.sentence(party.customerName)),
      customerBlock(party),
      partyBlock(party),
      ...(change === 'order' ? [priceBlock(party)] : []),
    ],
  }
}

/** To the owner: a booking taken by phone was not paid in time. */
export function ownerReleased(party: PartyFacts): MailContent {
  const words = staffMailWordsIn(party.language).released
  return {
    language: party.language,
    subject: words.subject(party.number, party.bookingDate),
    preview: `${party.customerName}, ${party.themeName}`,
    heading: words.heading(party.number),
    blocks: [paragraph(words.sentence(party.customerName)), customerBlock(party), partyBlock(party)],
  }
}

type Message = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** To the owner: a visitor sent a message through the contact form. */
export function ownerMessage(message: Message, language: Language): MailContent {
  const { email, message: words } = staffMailWordsIn(language)
  return {
    language,
    subject: words.subject(message.name, message.subject),
    preview: message.message.slice(0, 120),
    heading: message.subject,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [words.from, message.name],
          [email, message.email],
        ],
      },
      { kind: 'quote', text: message.message },
      paragraph(words.answer),
    ],
  }
}

export function customerBlock({ customerName, customerEmail, customerPhone, language }: PartyFacts) {
  const words = staffMailWordsIn(language)
  return {
    kind: 'facts',
    rows: [
      [words.customer, customerName],
      [words.email, customerEmail],
      [words.phone, customerPhone],
    ],
  } as const
}
