import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

/**
 * To the owner: a party has been booked and paid. In all of these mails, `adminUrl` is the base URL of the admin's
 * screens.
 */
export function ownerBooking(party: PartyFacts, adminUrl: string): MailContent {
  const { language, number, customerName: fullName, paidCents: paid } = party
  const text = textIn(language)
  return {
    language,
    subject: text('mails.booked.subject', { number, theme: party.themeName, day: party.bookingDate }),
    preview: text('mails.booked.preview', { fullName, paid }),
    heading: text('mails.booked.heading', { number }),
    blocks: [
      paragraph(text('mails.booked.sentence', { fullName, paid })),
      customerBlock(party, adminUrl),
      partyBlock(party),
      priceBlock(party),
      openBooking(party, adminUrl),
    ],
  }
}

/** What customers can do on their own; a move includes the new day. */
export type FamilyChange = 'cancelled' | 'order' | { readonly movedTo: PartyDay }

/** To the owner: a customer has changed or cancelled a party within the policy. */
export function ownerChange(party: PartyFacts, change: FamilyChange, adminUrl: string): MailContent {
  const text = textIn(party.language)
  const { number, customerName: fullName } = party
  const isMoved = typeof change === 'object'
  return {
    language: party.language,
    subject: isMoved
      ? text('mails.changed.moved.subject', { number, day: change.movedTo })
      : text(`mails.changed.${change}.subject`, { number }),
    preview: `${party.customerName}, ${party.themeName}`,
    heading: isMoved
      ? text('mails.changed.moved.heading', { day: change.movedTo })
      : text(`mails.changed.${change}.heading`),
    blocks: [
      paragraph(text('mails.changed.sentence', { fullName })),
      customerBlock(party, adminUrl),
      partyBlock(party),
      ...(change === 'order' ? [priceBlock(party)] : []),
      openBooking(party, adminUrl),
    ],
  }
}

/** To the owner: a booking taken by phone was not paid in time. */
export function ownerReleased(party: PartyFacts, adminUrl: string): MailContent {
  const text = textIn(party.language)
  const { number, customerName: fullName, bookingDate: day } = party
  return {
    language: party.language,
    subject: text('mails.ownerReleased.subject', { number, day }),
    preview: `${party.customerName}, ${party.themeName}`,
    heading: text('mails.ownerReleased.heading', { number }),
    blocks: [
      paragraph(text('mails.ownerReleased.sentence', { fullName })),
      customerBlock(party, adminUrl),
      partyBlock(party),
      openBooking(party, adminUrl),
    ],
  }
}

type Message = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** To the owner: a visitor sent a message through the contact form. */
export function ownerMessage(message: Message, language: Language, adminUrl: string): MailContent {
  const url = `${adminUrl}/messages/${message.id}`
  const text = textIn(language)
  return {
    language,
    subject: text('mails.message.subject', { name: message.name, subject: message.subject }),
    preview: message.message.slice(0, 120),
    heading: message.subject,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [text('mails.message.from'), message.name, `${url}/customer`],
          [text('mails.fact.email'), message.email],
        ],
      },
      { kind: 'quote', text: message.message },
      paragraph(text('mails.message.answer')),
      { kind: 'button', label: text('mails.message.open'), url },
    ],
  }
}

/** The customer's name links to everything about the family. */
export function customerBlock(
  { number, customerName, customerEmail, customerPhone, language }: PartyFacts,
  adminUrl: string,
) {
  const text = textIn(language)
  return {
    kind: 'facts',
    rows: [
      [text('mails.fact.customer'), customerName, `${adminUrl}/bookings/${number}/customer`],
      [text('mails.fact.email'), customerEmail],
      [text('mails.fact.phone'), customerPhone],
    ],
  } as const
}

function openBooking({ number, language }: PartyFacts, adminUrl: string) {
  const label = textIn(language)('mails.booked.open', { number })
  return { kind: 'button', label, url: `${adminUrl}/bookings/${number}` } as const
}

type Moved = { readonly username: string; readonly noticeEmail: string; readonly language: Language }

/** To the address that got the owner's notices until somebody chose another. */
export function noticesMoved({ username, noticeEmail, language }: Moved): MailContent {
  const text = textIn(language)
  return {
    language,
    subject: text('mails.noticesMoved.subject'),
    preview: text('mails.noticesMoved.sentence', { username, email: noticeEmail }),
    heading: text('mails.noticesMoved.subject'),
    blocks: [
      paragraph(text('mails.noticesMoved.sentence', { username, email: noticeEmail })),
      paragraph(text('mails.noticesMoved.notYou')),
    ],
  }
}
