import { OFFER_HOURS } from '#domain/booking/waiting-list.ts'
import { formatLong, formatMoment, type PartyDay } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello } from './party-facts.ts'

type Waiting = {
  readonly customerName: string
  readonly bookingDate: PartyDay
  /** Whoever has this address may take an offered place or leave the list. */
  readonly pageUrl: string
}

/** To whoever joined the waiting list. */
export function waitingListJoined({ customerName, bookingDate, pageUrl }: Waiting): MailContent {
  const day = formatLong(bookingDate)
  return {
    subject: `You are on the waiting list for ${day}`,
    preview: 'We write to you as soon as a place is free again.',
    heading: 'You are on the waiting list',
    blocks: [
      hello({ customerName }),
      paragraph(
        `${day} is full at the moment. As soon as a place is free again and it is your turn, we write to you and hold it for ${OFFER_HOURS} hours.`,
      ),
      { kind: 'button', label: 'See or leave the list', url: pageUrl },
    ],
  }
}

/** To the first in line, when a place came back. */
export function placeOffered({ customerName, bookingDate, pageUrl }: Waiting, until: Date): MailContent {
  const day = formatLong(bookingDate)
  return {
    subject: `A place is free on ${day}`,
    preview: `We hold it for you until ${formatMoment(until)}.`,
    heading: 'It is your turn',
    blocks: [
      hello({ customerName }),
      paragraph(`A place on ${day} is free again, and we hold it for you until ${formatMoment(until)}.`),
      { kind: 'button', label: 'Book this day', url: pageUrl },
      paragraph(
        'You do not need it anymore? The same page lets you leave the list, and the next family is asked.',
      ),
    ],
  }
}
