import { describeStay } from '#domain/booking/describe-stay.ts'
import { nameMonth } from '#domain/foundation/text/names.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import { type CampaignWords, splitParagraphs } from '#domain/people/follow-ups/campaigns.ts'
import { CONFIRMATION_DAYS } from '#domain/site/newsletter.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { type MailBlock, type MailPicture, paragraph } from '../mail-content.ts'
import { type Addressed, defineMail, type MailTexts } from './define-mail.ts'
import { type About, partyFields, themeFact } from './party-facts.ts'

/** An earlier order, offered again. */
type Offer = About & {
  /** What it costs today. */
  readonly prices: readonly StatementRow[]
  /** The price depends on a day that is not known. */
  readonly isDayOpen?: boolean
  /** Opens the wizard with the order; anyone with this URL sees the family's details. */
  readonly orderUrl: string
  readonly unsubscribeUrl: string
}

/** Includes the source for the report of sources. */
const WIZARD = '/booking?utm_source=newsletter&utm_medium=email'

/** The last line of every advertisement. */
function unsubscribeLine({ unsubscribeUrl: url }: Offer, { text }: Pick<MailTexts<'birthday'>, 'text'>) {
  return { why: text('mails.advertising.why'), label: text('mails.advertising.unsubscribe'), url }
}

/** What an order costs, and that it can cost something else on another day. */
function priceBlocks(
  { prices, isDayOpen = false }: Pick<Offer, 'prices' | 'isDayOpen'>,
  { text }: Pick<MailTexts<'birthday'>, 'text'>,
): MailBlock[] {
  return [{ kind: 'prices', rows: prices }, ...(isDayOpen ? [paragraph(text('mails.again.days'))] : [])]
}

/** An earlier party, offered again. */
function againMail(offer: Offer, words: MailTexts<'same-again' | 'birthday'>, sentence: MailBlock) {
  const { text, ownedParagraph } = words
  const { party, orderUrl } = offer
  return {
    values: { name: partyFields(party).name },
    facts: [themeFact(party)],
    button: { label: text('mails.again.open'), url: orderUrl },
    blocks: [
      sentence,
      ...priceBlocks(offer, words),
      ownedParagraph('other'),
      paragraph(text('mails.again.keep')),
    ],
    unsubscribe: unsubscribeLine(offer, words),
  }
}

/** Mails to those who might book, and to the readers of the newsletter. */
export const OFFER_MAILS = {
  /** To an address that was entered into the newsletter form. */
  'newsletter-confirmation': defineMail('newsletter-confirmation', {
    reader: 'family',
    key: (subscriberId: number, day: PartyDay) => `newsletter-confirmation-${subscriberId}-${day}`,
    isLimitedPerMailbox: true,
    owned: ['sentence'],
    write: (
      { confirmUrl }: Addressed & { readonly confirmUrl: string; readonly unsubscribeUrl?: string },
      { getPart, fixedParagraph, ownedParagraph },
    ) => ({
      blocks: [
        ownedParagraph('sentence'),
        { kind: 'button', label: getPart('confirm'), url: confirmUrl },
        fixedParagraph('nothingElse', { days: CONFIRMATION_DAYS }),
      ],
    }),
    samples: ({ to, language, url }) => ({
      'newsletter-confirmation': { to, language, confirmUrl: url('/newsletter/confirm/sample') },
    }),
  }),

  /** A picture, the text, more pictures and the button to the wizard, in one language. */
  newsletter: defineMail('newsletter', {
    reader: 'writer',
    key: (campaignId: number, recipientId: number) => `newsletter-${campaignId}-${recipientId}`,
    write(
      {
        words,
        pictures,
        picturesAt,
        unsubscribeUrl,
      }: Addressed & {
        readonly words: CampaignWords
        readonly pictures: readonly string[]
        /** The prefix of picture paths; empty for a page of the site itself, and by default the site. */
        readonly picturesAt?: string
        readonly unsubscribeUrl: string
      },
      { text, getPart, language, siteUrl },
    ) {
      const { subject, heading, body, button } = words
      const paragraphs = splitParagraphs(body)
      const [first, ...others] = pictures.map(
        (path): MailBlock => ({
          kind: 'picture',
          url: path.startsWith('/') ? (picturesAt ?? siteUrl) + path : path,
        }),
      )
      const wizard = siteUrl + pathIn(language, WIZARD)
      return {
        subject,
        preview: paragraphs[0] ?? heading,
        heading,
        blocks: [
          ...(first ? [first] : []),
          ...paragraphs.map((one) => paragraph(one)),
          ...others,
          ...(button === '' ? [] : [{ kind: 'button', label: button, url: wizard } as const]),
        ],
        unsubscribe: {
          why: getPart('why'),
          label: text('mails.advertising.unsubscribe'),
          url: unsubscribeUrl,
        },
      }
    },
    samples: ({ to, url }) => ({
      newsletter: {
        to,
        language: 'en' as const,
        words: {
          subject: 'Summer nights under the stars',
          heading: 'New this summer',
          body: 'We have a new theme: a night in the desert.\n\nAugust still has some free weekends.',
          button: 'Find a free day',
        },
        pictures: [],
        unsubscribeUrl: url('/newsletter/unsubscribe/sample'),
      },
    }),
  }),

  /** To a visitor who asked for the party that they have put together on the site. */
  'chosen-party': defineMail('chosen-party', {
    reader: 'family',
    // The space is as in earlier releases, which may have mailed the same party today.
    key: (hash: string) => `chosen-party ${hash}`,
    owned: ['sentence', 'questions'],
    write(
      {
        themeName: theme,
        bookingDate: day,
        numberOfNights,
        isAreaOpen,
        orderUrl,
        picture,
        ...priced
      }: Addressed &
        Pick<Offer, 'prices' | 'isDayOpen'> & {
          readonly themeName: string
          readonly picture?: MailPicture | undefined
          readonly bookingDate: PartyDay | undefined
          readonly numberOfNights: number
          /** Delivery or tax are unknown without the ZIP code. */
          readonly isAreaOpen: boolean
          readonly orderUrl: string
        },
      words,
    ) {
      const { text, getPart, fixedParagraph, ownedParagraph } = words
      return {
        ...(picture && { picture }),
        values: { theme },
        facts: [
          [text('mails.fact.theme'), theme],
          ...(day === undefined
            ? []
            : [[text('mails.fact.date'), describeStay({ bookingDate: day, numberOfNights }, text)] as const]),
        ],
        button: { label: getPart('open'), url: orderUrl },
        blocks: [
          ownedParagraph('sentence', { theme }),
          ...priceBlocks(priced, words),
          ...(isAreaOpen ? [fixedParagraph('zip')] : []),
          ...(day === undefined ? [] : [fixedParagraph('day', { day })]),
          ownedParagraph('questions'),
          fixedParagraph('notYou'),
        ],
        fields: { theme },
      }
    },
    samples({ party: { themeName, bookingDate, picture }, prices, to, language, url }) {
      const orderUrl = url('/booking?theme=1&teepees=2')
      const chosen = { to, language, themeName, picture, prices, numberOfNights: 1, orderUrl }
      return {
        'chosen-party': { ...chosen, bookingDate, isAreaOpen: false },
        'chosen-party-without-day': { ...chosen, bookingDate: undefined, isAreaOpen: true },
      }
    },
  }),

  /** To somebody who chose a party and did not pay in time. */
  'unfinished-booking': defineMail('unfinished-booking', {
    reader: 'family',
    key: (bookingId: number) => `follow-up-unfinished-booking-${bookingId}`,
    // The address was typed by whoever holds the date: it may be a stranger's.
    isLimitedPerMailbox: true,
    owned: ['sentence', 'questions'],
    write(offer: Offer, words) {
      const { text, getPart, ownedParagraph } = words
      const about = { theme: offer.party.themeName, day: offer.party.bookingDate }
      return {
        values: about,
        button: { label: getPart('open'), url: offer.orderUrl },
        blocks: [
          ownedParagraph('sentence', about),
          ...priceBlocks(offer, words),
          ownedParagraph('questions'),
          paragraph(text('mails.again.keep')),
        ],
        unsubscribe: unsubscribeLine(offer, words),
      }
    },
    samples: ({ unpaid: party, offer }) => ({ 'unfinished-booking': { party, ...offer } }),
  }),

  /** About ten months after the party. */
  'same-again': defineMail('same-again', {
    reader: 'family',
    key: (bookingId: number) => `follow-up-same-again-${bookingId}`,
    owned: ['sentence', 'other'],
    write(offer: Offer, words) {
      const { themeName: theme, bookingDate: day } = offer.party
      return againMail(offer, words, words.ownedParagraph('sentence', { theme, day }))
    },
    samples: ({ party, offer }) => ({ 'same-again': { party, ...offer } }),
  }),

  /** In the month before a birthday that the family told us about. */
  birthday: defineMail('birthday', {
    reader: 'family',
    key: (bookingId: number) => `follow-up-birthday-${bookingId}`,
    owned: ['sentence', 'other'],
    write(offer: Offer & { readonly birthMonth: number }, words) {
      const month = nameMonth(offer.birthMonth, offer.party.language)
      const again = againMail(offer, words, words.ownedParagraph('sentence', { month }))
      return { ...again, values: { ...again.values, month }, fields: { ...partyFields(offer.party), month } }
    },
    samples: ({ party, offer }) => ({ birthday: { party, ...offer, birthMonth: 5 } }),
  }),
}
