import type { Language } from '#domain/text/language.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello } from './party-facts.ts'

type Waiting = {
  readonly customerName: string
  readonly language: Language
  readonly bookingDate: PartyDay
  /** Anyone with this address may take an offered place or leave the list. */
  readonly pageUrl: string
}

/** To a customer who joined the waiting list. */
export function waitingListJoined(waiting: Waiting): MailContent {
  const words = mailWordsIn(waiting.language).waiting
  return {
    language: waiting.language,
    subject: words.subject(waiting.bookingDate),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      hello(waiting),
      paragraph(words.sentence(waiting.bookingDate)),
      { kind: 'button', label: words.see, url: waiting.pageUrl },
    ],
  }
}

/** To the first in line, when a place became free. */
export function placeOffered(waiting: Waiting, until: Date): MailContent {
  const words = mailWordsIn(waiting.language).waiting
  return {
    language: waiting.language,
    subject: words.offerSubject(waiting.bookingDate),
    preview: words.offerPreview(until),
    heading: words.offerHeading,
    blocks: [
      hello(waiting),
      paragraph(words.offer(waiting.bookingDate, until)),
      { kind: 'button', label: words.book, url: waiting.pageUrl },
      paragraph(words.leave),
    ],
  }
}
