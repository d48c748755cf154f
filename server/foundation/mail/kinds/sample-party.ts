import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type StatementRow, statement } from '#domain/money/payments/statement.ts'
import type { PartyFacts } from './party-facts.ts'

export const SAMPLE_SITE = 'http://localhost:3000'

const url = (path: string) => SAMPLE_SITE + path

const quoteFor = (teepees: number) =>
  quote(
    {
      theme: { name: 'Boho Blossom', pricePerTeepeeCents: 24_900 },
      teepees,
      addons: [{ addonId: 1, name: 'Movie Night', priceCents: 4_500, quantity: 1 }],
      paymentOption: 'deposit',
    },
    { coupon: { code: 'MOON10', discountType: 'percentage', discountValue: 1_000 } },
  )

const priced = quoteFor(2)

const account = {
  isDeposit: true,
  isCancelled: false,
  bookingDate: '2027-02-13',
  numberOfNights: 1,
  bookedOn: '2027-01-04',
}

export const sampleStatement = (isPaid: boolean, paidCents: number, language: Language, teepees = 2) =>
  statement({ ...quoteFor(teepees), ...account, isPaid, paidCents }, textIn(language))

/** A sample party of a family; the family's input and the owner's names are in its language too. */
export const sampleParty = (language: Language): PartyFacts => ({
  reference: 'MT-7K3F-9QXW-2M4D',
  language,
  number: 42,
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '(305) 555-0123',
  themeName: 'Boho Blossom',
  teepees: 2,
  guestCount: 6,
  bookingDate: '2027-02-13',
  numberOfNights: 1,
  partyStartTime: '17:00',
  address: '12 Palm Street, Miami, FL 33101',
  termsVersion: null,
  answers: { ...eachBookingField(() => null), specialRequests: textIn(language)('mails.sample.requests') },
  ownAnswers: [],
  openQuestions: [],
  statement: sampleStatement(true, priced.finalAmountCents, language),
  paidCents: priced.finalAmountCents,
  bookingStatus: 'pending',
  owedCents: priced.balanceCents,
  balanceDueDay: '2027-02-06',
  isBalanceLate: false,
  bookingPageUrl: url('/my-booking/MT-7K3F-9QXW-2M4D?token=sample'),
  picture: {
    url: url('/uploads/images/boho-blossom-room-960.webp'),
    outlookUrl: url('/uploads/images/boho-blossom-room.jpg'),
    alt: textIn(language)('mails.picture', { theme: 'Boho Blossom' }),
    width: 1600,
    height: 1200,
  },
})

/** What samples of mails are about. */
export type Sample = {
  readonly language: Language
  readonly text: Text
  readonly to: string
  /** A party whose deposit is paid. */
  readonly party: PartyFacts
  readonly unpaid: PartyFacts
  readonly paid: PartyFacts
  readonly cancelled: PartyFacts
  /** An order at today's price. */
  readonly prices: readonly StatementRow[]
  readonly offer: {
    readonly prices: readonly StatementRow[]
    readonly orderUrl: string
    readonly unsubscribeUrl: string
  }
  readonly waiting: {
    readonly to: string
    readonly language: Language
    readonly customerName: string
    readonly bookingDate: PartyDay
    readonly pageUrl: string
  }
  readonly url: (path: string) => string
}

export function sampleAbout(party: PartyFacts): Sample {
  const { language, customerName, bookingDate, paidCents, owedCents } = party
  const whole = paidCents + owedCents
  const unpaid = { ...party, statement: sampleStatement(false, 0, language), paidCents: 0, owedCents: whole }
  const paid = { ...party, statement: sampleStatement(true, whole, language), paidCents: whole, owedCents: 0 }
  const prices = unpaid.statement.rows.filter(({ kind }) => kind === 'item' || kind === 'total')
  const to = party.customerEmail
  return {
    language,
    text: textIn(language),
    to,
    party,
    unpaid,
    paid,
    cancelled: { ...party, bookingStatus: 'cancelled' },
    prices,
    offer: {
      prices,
      orderUrl: url('/booking?again=sample'),
      unsubscribeUrl: url('/follow-ups/unsubscribe/sample'),
    },
    waiting: { to, language, customerName, bookingDate, pageUrl: url('/waiting-list/sample') },
    url,
  }
}
