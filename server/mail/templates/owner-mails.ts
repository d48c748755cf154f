import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

/** To the owner: a party has been booked and paid. */
export function ownerBooking(party: PartyFacts, adminUrl: string): MailContent {
  return {
    subject: `New booking #${party.number}: ${party.themeName}, ${formatLong(party.bookingDate)}`,
    preview: `${party.customerName} paid ${formatDollars(party.paidCents)}.`,
    heading: `New booking #${party.number}`,
    blocks: [
      paragraph(`${party.customerName} booked a party and paid ${formatDollars(party.paidCents)}.`),
      customerBlock(party),
      partyBlock(party),
      priceBlock(party),
      { kind: 'button', label: 'Open the bookings', url: adminUrl },
    ],
  }
}

/** To the owner: a customer has changed or cancelled a party within the policy. */
export function ownerChange(party: PartyFacts, what: string): MailContent {
  return {
    subject: `Booking #${party.number}: ${what}`,
    preview: `${party.customerName}, ${party.themeName}`,
    heading: what.charAt(0).toUpperCase() + what.slice(1),
    blocks: [
      paragraph(`${party.customerName} did this on the booking’s own page.`),
      customerBlock(party),
      partyBlock(party),
    ],
  }
}

/** To the owner: a booking taken by phone was not paid in time. */
export function ownerReleased(party: PartyFacts): MailContent {
  const sentence = 'The payment did not arrive in time, so the date is free for others again.'
  return {
    subject: `Booking #${party.number} was not paid in time: ${formatLong(party.bookingDate)} is free again`,
    preview: `${party.customerName}, ${party.themeName}`,
    heading: `Booking #${party.number} was not paid in time`,
    blocks: [
      paragraph(`${sentence} ${party.customerName} has been told.`),
      customerBlock(party),
      partyBlock(party),
    ],
  }
}

/** To the owner: a visitor sent a message through the contact form. */
export function ownerMessage(message: {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}): MailContent {
  return {
    subject: `Message from ${message.name}: ${message.subject}`,
    preview: message.message.slice(0, 120),
    heading: message.subject,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['From', message.name],
          ['E-mail', message.email],
        ],
      },
      { kind: 'quote', text: message.message },
      paragraph('Answer this mail to write back.'),
    ],
  }
}

function customerBlock({ customerName, customerEmail, customerPhone }: PartyFacts) {
  return {
    kind: 'facts',
    rows: [
      ['Customer', customerName],
      ['E-mail', customerEmail],
      ['Phone', customerPhone],
    ],
  } as const
}
