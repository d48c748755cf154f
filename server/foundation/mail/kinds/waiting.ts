import { OFFER_HOURS } from '#domain/family/waiting-list.ts'
import { formatLong, formatMoment, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type Addressed, defineMail } from './define-mail.ts'
import {
  type About,
  bookingPageButton,
  dayFact,
  nameFields,
  partyBlock,
  partyFields,
  themeFact,
} from './party-facts.ts'

type Waiting = Addressed & {
  readonly customerName: string
  readonly bookingDate: PartyDay
  /** Anyone with this URL can take an offered place or leave the list. */
  readonly pageUrl: string
}

type Wish = About & { readonly numberOfTeepees: number }

const offerKey = (entryId: number) => `waiting-list-offer-${entryId}`

function waitingFields({ bookingDate, language, customerName }: Waiting) {
  return { ...nameFields({ customerName }), day: formatLong(bookingDate, language) }
}

/** Mails to families who wait for a day or for more teepees. */
export const WAITING_MAILS = {
  'waiting-list-joined': defineMail('waiting-list-joined', {
    reader: 'family',
    isLimitedPerMailbox: true,
    write(waiting: Waiting, { text, getPart, fixedParagraph, language }) {
      const { bookingDate: day } = waiting
      return {
        values: { day },
        facts: [[text('mails.fact.date'), formatLong(day, language)]],
        button: { label: getPart('see'), url: waiting.pageUrl },
        blocks: [fixedParagraph('sentence', { day, hours: OFFER_HOURS })],
        fields: waitingFields(waiting),
      }
    },
    samples: ({ waiting }) => ({ 'waiting-list': waiting }),
  }),

  /** To the first in line, when a place has become free. */
  'waiting-list-offer': defineMail('waiting-list-offer', {
    reader: 'family',
    alsoText: 'offer',
    key: offerKey,
    owned: ['leave'],
    write(
      offer: Waiting & { readonly until: Date },
      { text, getPart, fixedParagraph, ownedParagraph, language },
    ) {
      const { bookingDate: day } = offer
      const until = offer.until.toISOString()
      const moment = formatMoment(offer.until, language)
      return {
        values: { day, until },
        facts: [
          [text('mails.fact.date'), formatLong(day, language)],
          [text('mails.fact.heldUntil'), moment],
        ],
        button: { label: getPart('book'), url: offer.pageUrl },
        blocks: [fixedParagraph('sentence', { day, until }), ownedParagraph('leave')],
        fields: { ...waitingFields(offer), until: moment },
      }
    },
    samples: ({ waiting }) => ({
      'waiting-list-offer': { ...waiting, until: new Date('2027-01-07T15:00:00Z') },
    }),
  }),

  /** To the family of a booking that is on the waiting list for a bigger order on its full day. */
  'waiting-for-more': defineMail('waiting-for-more', {
    reader: 'family',
    storedAs: 'waiting-list-joined',
    write({ party, numberOfTeepees: teepees }: Wish, { text, fixedParagraph }) {
      const values = { teepees, day: party.bookingDate }
      const wanted = text('party.teepees', { count: teepees })
      return {
        values,
        facts: [dayFact(party), themeFact(party), [text('mails.fact.waitingFor'), wanted]],
        button: bookingPageButton(party),
        blocks: [fixedParagraph('sentence', values), partyBlock(party)],
        fields: { ...partyFields(party), teepees: wanted },
      }
    },
    samples: ({ party }) => ({ 'waiting-for-more': { party, numberOfTeepees: 4 } }),
  }),

  /** To the same family, when its day has room for the difference: the change is prepared on its booking page. */
  'more-offered': defineMail('more-offered', {
    reader: 'family',
    storedAs: 'waiting-list-offer',
    key: offerKey,
    owned: ['otherwise'],
    write(
      { party, numberOfTeepees: teepees, until: end }: Wish & { readonly until: Date },
      { text, getPart, fixedParagraph, ownedParagraph },
    ) {
      const until = formatMoment(end, party.language)
      const values = { teepees, day: party.bookingDate, until }
      const offered = text('party.teepees', { count: teepees })
      return {
        values,
        facts: [dayFact(party), [text('mails.fact.offered'), offered], [text('mails.fact.heldUntil'), until]],
        button: { label: getPart('change'), url: `${party.bookingPageUrl}#change` },
        blocks: [fixedParagraph('sentence', values), ownedParagraph('otherwise')],
        fields: { ...partyFields(party), teepees: offered, until },
      }
    },
    samples: ({ party }) => ({
      'more-offered': { party, numberOfTeepees: 4, until: new Date('2027-01-07T15:00:00Z') },
    }),
  }),
}
