import { OFFER_HOURS } from '#domain/family/waiting-list.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatLong, formatMoment, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, nameFields } from './party-facts.ts'

type Waiting = {
  readonly customerName: string
  readonly language: Language
  readonly bookingDate: PartyDay
  /** Anyone with this URL can take an offered place or leave the list. */
  readonly pageUrl: string
}

/** To a customer who joined the waiting list. */
export function waitingListJoined(waiting: Waiting): OwnersMail<'waiting-list-joined'> {
  const text = textIn(waiting.language)
  const { bookingDate: day } = waiting
  return {
    textName: 'waiting-list-joined',
    language: waiting.language,
    subject: text('mails.waiting.subject', { day }),
    preview: text('mails.waiting.preview'),
    heading: text('mails.waiting.heading'),
    blocks: [
      hello(waiting),
      paragraph(text('mails.waiting.sentence', { day, hours: OFFER_HOURS })),
      { kind: 'button', label: text('mails.waiting.see'), url: waiting.pageUrl },
    ],
    fields: waitingFields(waiting),
  }
}

/** To the first in line, when a place has become free. */
export function placeOffered(waiting: Waiting, until: Date): OwnersMail<'waiting-list-offer'> {
  const text = textIn(waiting.language)
  const { bookingDate: day } = waiting
  return {
    textName: 'waiting-list-offer',
    language: waiting.language,
    subject: text('mails.offer.subject', { day }),
    preview: text('mails.offer.preview', { until: until.toISOString() }),
    heading: text('mails.offer.heading'),
    blocks: [
      hello(waiting),
      paragraph(text('mails.offer.sentence', { day, until: until.toISOString() })),
      { kind: 'button', label: text('mails.offer.book'), url: waiting.pageUrl },
      paragraph(text('mails.offer.leave'), 'leave'),
    ],
    fields: { ...waitingFields(waiting), until: formatMoment(until, waiting.language) },
  }
}

function waitingFields(waiting: Waiting) {
  return { ...nameFields(waiting), day: formatLong(waiting.bookingDate, waiting.language) }
}
