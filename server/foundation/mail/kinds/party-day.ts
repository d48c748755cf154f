import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type DeliveryWindow, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { type Fact, paragraph } from '../mail-content.ts'
import { type Addressed, defineMail, type MailTexts } from './define-mail.ts'
import {
  type About,
  balanceIfOwed,
  bookingPageButton,
  dayFact,
  openQuestionsBlock,
  partyBlock,
  themeFact,
  whereFact,
} from './party-facts.ts'

type Visit = About & {
  /** When the crew arrives; undefined if that time has passed. */
  readonly window: DeliveryWindow | undefined
}

/** Says when the crew comes, for which theme, and where. */
function visitMail(
  { party, window }: Visit,
  { text, ownedParagraph }: MailTexts<'on-the-way' | 'on-the-way-to-collect'>,
  sentence: string,
) {
  const arrival: Fact[] = window ? [[text('mails.fact.arrival'), text('party.window', window)]] : []
  return {
    facts: [...arrival, themeFact(party), whereFact(party)],
    button: bookingPageButton(party),
    blocks: [paragraph(sentence), ownedParagraph('hint'), partyBlock(party, { isAhead: false })],
  }
}

const visitKey = (stopId: string, day: PartyDay) => `on-the-way-${stopId}-${day}`

export const PARTY_DAY_MAILS = {
  /** To a host whose guest list lacks answers. */
  'guest-reminder': defineMail('guest-reminder', {
    reader: 'family',
    key: (bookingId: number, day: PartyDay) => `guest-reminder-${bookingId}-${day}`,
    owned: ['sentence', 'remind'],
    write({ party }: About, { ownedParagraph, text }) {
      const about = { day: party.bookingDate }
      return {
        values: about,
        button: { label: text('mails.seeGuests'), url: `${party.bookingPageUrl}#guests` },
        blocks: [
          ownedParagraph('sentence', about),
          ownedParagraph('remind'),
          ...openQuestionsBlock(party),
          partyBlock(party),
        ],
      }
    },
    samples: ({ party }) => ({ 'guest-reminder': { party } }),
  }),

  /** On the day before the party: what makes the evening easy. */
  'day-before': defineMail('day-before', {
    reader: 'family',
    alsoText: 'day-before',
    key: (bookingId: number) => `follow-up-day-before-${bookingId}`,
    owned: ['sentence', 'room', 'way', 'home', 'children', 'ready', 'questions'],
    write(
      { party, asksIfReady = false }: About & { readonly asksIfReady?: boolean },
      { text, ownedParagraph },
    ) {
      const about = { theme: party.themeName, day: party.bookingDate }
      const { partyStartTime } = party
      return {
        values: about,
        facts: [
          dayFact(party),
          partyStartTime
            ? [text('mails.fact.weCome'), text('party.window', getDeliveryWindow(partyStartTime))]
            : themeFact(party),
          whereFact(party),
        ],
        button: asksIfReady
          ? { label: text('mails.tellRoomReady'), url: `${party.bookingPageUrl}#room-ready` }
          : bookingPageButton(party),
        blocks: [
          ownedParagraph('sentence', about),
          ownedParagraph('room'),
          ownedParagraph('way'),
          ownedParagraph('home'),
          ownedParagraph('children'),
          ...(asksIfReady ? [ownedParagraph('ready')] : []),
          ...openQuestionsBlock(party),
          partyBlock(party),
          ...balanceIfOwed(party),
          ownedParagraph('questions'),
        ],
      }
    },
    samples: ({ party, paid }) => ({
      'day-before': { party: { ...party, isBalanceLate: true } },
      'day-before-room': { party: paid, asksIfReady: true },
    }),
  }),

  /** When the crew is on its way to build the teepees. */
  'on-the-way': defineMail('on-the-way', {
    reader: 'family',
    alsoText: 'on-the-way',
    key: visitKey,
    owned: ['hint'],
    write(visit: Visit, words) {
      const { themeName: theme } = visit.party
      const bounds = visit.window && words.text('party.bounds', visit.window)
      const sentence = bounds
        ? words.getPart('sentence', { theme, bounds })
        : words.getPart('late', { theme })
      return visitMail(visit, words, sentence)
    },
    samples: ({ party }) => ({
      'on-the-way': { party, window: { from: '14:00', to: '15:00' } },
      'on-the-way-late': { party, window: undefined },
    }),
  }),

  /** The same to pick them up. */
  'on-the-way-to-collect': defineMail('on-the-way-to-collect', {
    reader: 'family',
    storedAs: 'on-the-way',
    key: visitKey,
    owned: ['hint'],
    write(visit: Visit, words) {
      const bounds = visit.window && words.text('party.bounds', visit.window)
      return visitMail(visit, words, bounds ? words.getPart('sentence', { bounds }) : words.getPart('late'))
    },
    samples: ({ party }) => ({
      'on-the-way-to-collect': { party, window: { from: '09:00', to: '09:45' } },
      'on-the-way-to-collect-late': { party, window: undefined },
    }),
  }),

  /** What a text message could not deliver. */
  'text-by-mail': defineMail('text-by-mail', {
    reader: 'family',
    key: (textId: number) => `text-by-mail-${textId}`,
    owned: ['why'],
    write: ({ body }: Addressed & { readonly body: string }, { ownedParagraph }) => ({
      preview: body,
      blocks: [paragraph(body), ownedParagraph('why')],
    }),
    samples: ({ text, to, language }) => ({
      'text-by-mail': { to, language, body: text('mails.sample.allSetUp') },
    }),
  }),

  /** The day after the party. */
  'review-request': defineMail('review-request', {
    reader: 'family',
    key: (bookingId: number) => `review-request-${bookingId}`,
    owned: ['sentence', 'google', 'tip', 'notRight'],
    write(
      {
        party,
        reviewUrl,
        offersTips = false,
        googleReviewUrl = null,
      }: About & {
        readonly reviewUrl: string
        readonly offersTips?: boolean
        /** Another place to write a review: the same for every family, whatever it thought of its party. */
        readonly googleReviewUrl?: string | null
      },
      { getPart, ownedParagraph },
    ) {
      const { themeName: theme } = party
      return {
        values: { theme },
        facts: [dayFact(party), themeFact(party)],
        button: { label: getPart('write'), url: reviewUrl },
        blocks: [
          ownedParagraph('sentence', { theme }),
          ...(googleReviewUrl === null
            ? []
            : [
                ownedParagraph('google'),
                { kind: 'link', label: getPart('googleButton'), url: googleReviewUrl } as const,
              ]),
          ...(offersTips
            ? [
                ownedParagraph('tip'),
                { kind: 'link', ...bookingPageButton(party, getPart('giveTip')) } as const,
              ]
            : []),
          ownedParagraph('notRight'),
        ],
      }
    },
    samples({ party }) {
      const plain = { party, reviewUrl: 'http://localhost:3000/review' }
      return {
        'review-request': plain,
        'review-request-with-tip': { ...plain, offersTips: true },
        'review-request-with-google': { ...plain, googleReviewUrl: 'https://g.page/r/sample/review' },
      }
    },
  }),
}
