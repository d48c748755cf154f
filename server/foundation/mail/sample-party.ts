import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { statement } from '#domain/money/payments/statement.ts'
import type { PartyFacts } from './templates/party-facts.ts'

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
  bookedOn: '2027-01-04',
}

/** Returns the sample party's statement in this language, with this many teepees. */
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
  partyStartTime: '17:00',
  address: '12 Palm Street, Miami, FL 33101',
  termsVersion: null,
  answers: {
    ...eachBookingField(() => null),
    specialRequests: textIn(language)('mails.sample.requests'),
  },
  ownAnswers: [],
  statement: sampleStatement(true, priced.finalAmountCents, language),
  paidCents: priced.finalAmountCents,
  owedCents: priced.balanceCents,
  balanceDueDay: '2027-02-06',
  bookingPageUrl: 'http://localhost:3000/my-booking/MT-7K3F-9QXW-2M4D?token=sample',
})
