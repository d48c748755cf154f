import { eachText } from '#domain/booking/booking-fields.ts'
import { statement } from '#domain/booking/statement.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { MailContent } from './mail-content.ts'
import { balanceReminder } from './templates/balance-reminder.ts'
import { cancelled } from './templates/cancelled.ts'
import { confirmation } from './templates/confirmation.ts'
import { dateReleased } from './templates/date-released.ts'
import { invitation } from './templates/invitation.ts'
import { moneyBack, unbookedMoneyBack } from './templates/money-back.ts'
import { newsletterConfirmation } from './templates/newsletter-confirmation.ts'
import { ownerBooking, ownerChange, ownerMessage, ownerReleased } from './templates/owner-mails.ts'
import type { PartyFacts } from './templates/party-facts.ts'
import { passwordReset } from './templates/password-reset.ts'
import { paymentLink } from './templates/payment-link.ts'
import { paymentReceipt } from './templates/payment-receipt.ts'
import { rescheduled } from './templates/rescheduled.ts'
import { reviewRequest } from './templates/review-request.ts'
import { staffReply } from './templates/staff-reply.ts'
import { tipThanks } from './templates/tip-thanks.ts'
import { placeOffered, waitingListJoined } from './templates/waiting-list.ts'

const priced = quote(
  {
    theme: { name: 'Boho Blossom', pricePerTeepeeCents: 24_900 },
    teepees: 2,
    addons: [{ addonId: 1, name: 'Movie Night', priceCents: 4_500, quantity: 1 }],
    paymentOption: 'deposit',
  },
  { coupon: { code: 'MOON10', discountType: 'percentage', discountValue: 1_000 } },
)

const account = {
  ...priced,
  isDeposit: true,
  isCancelled: false,
  bookingDate: '2027-02-13',
  bookedOn: '2027-01-04',
}
const stated = (isPaid: boolean, paidCents: number) => statement({ ...account, isPaid, paidCents })

const party: PartyFacts = {
  reference: 'MT-7K3F-9QXW-2M4D',
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
  texts: {
    ...eachText(() => null),
    specialRequests: 'Ana is allergic to feathers.\nPlease use the side gate.',
  },
  statement: stated(true, priced.finalAmountCents),
  isDeposit: true,
  paidCents: priced.finalAmountCents,
  owedCents: priced.balanceCents,
  balanceDueDay: '2027-02-06',
  ownPageUrl: 'http://localhost:3000/my-booking/MT-7K3F-9QXW-2M4D?token=sample',
}

const unpaid: PartyFacts = {
  ...party,
  statement: stated(false, 0),
  paidCents: 0,
  owedCents: party.paidCents + party.owedCents,
}

const WAITING = {
  customerName: 'Maria Gomez',
  bookingDate: '2027-02-13',
  pageUrl: 'http://localhost:3000/waiting-list/sample',
}

/** One mail of every kind, for looking at them. */
export const SAMPLE_MAILS: Readonly<Record<string, MailContent>> = {
  confirmation: confirmation(party),
  'payment-link': paymentLink(unpaid, {
    purpose: 'booking',
    amountCents: party.paidCents,
    sentence: 'We keep your date until Thursday, January 7, 2027 at 10:00 AM. Please pay by then.',
  }),
  'payment-link-balance': paymentLink(party, {
    purpose: 'balance',
    amountCents: party.owedCents,
    sentence: 'It is due by Saturday, February 6, 2027.',
  }),
  'date-released': dateReleased(unpaid),
  'payment-receipt': paymentReceipt(
    {
      ...party,
      statement: stated(true, party.paidCents + party.owedCents),
      paidCents: party.paidCents + party.owedCents,
      owedCents: 0,
    },
    { amountCents: party.owedCents, method: 'by card' },
  ),
  'money-back': moneyBack(party, {
    amountCents: party.paidCents,
    message:
      'Your payment arrived after your date was released, so we are sending all of it back. This date is fully booked.',
  }),
  'money-back-unbooked': unbookedMoneyBack(party, {
    amountCents: party.paidCents,
    message:
      'The booking that this payment was for does not exist anymore, so we are sending all of it back. Please contact us if you still want your party.',
  }),
  'balance-reminder': balanceReminder(party),
  cancelled: cancelled(party, {
    refundCents: 0,
    reason: 'Only the deposit has been paid, and the deposit is non-refundable.',
  }),
  'cancelled-with-refund': cancelled(party, { refundCents: 12_000, reason: '' }),
  rescheduled: rescheduled(party, '2027-02-06'),
  'waiting-list': waitingListJoined(WAITING),
  'waiting-list-offer': placeOffered(WAITING, new Date('2027-01-07T15:00:00Z')),
  invitation: invitation({
    invitedBy: 'dana',
    role: 'office',
    url: 'http://localhost:3000/admin/join#sample',
  }),
  'password-reset': passwordReset({
    username: 'dana',
    url: 'http://localhost:3000/admin/reset-password#sample',
  }),
  'tip-thanks': tipThanks(party, 2_000),
  'review-request-with-tip': reviewRequest(party, 'http://localhost:3000/review', { offersTips: true }),
  'newsletter-confirmation': newsletterConfirmation({
    confirmUrl: 'http://localhost:3000/newsletter/confirm/sample',
  }),
  'review-request': reviewRequest(party, 'http://localhost:3000/review'),
  'owner-booking': ownerBooking(party, 'http://localhost:3000/admin/bookings'),
  'owner-change': ownerChange(party, 'moved to Saturday, February 13, 2027'),
  'owner-released': ownerReleased(unpaid),
  'staff-reply': staffReply(
    { subject: 'Re: Do you deliver to Key Biscayne?', message: 'Yes, we do!\n\nWould May 15 suit you?' },
    { message: 'We live on the island & would love a party in May.', day: '2027-01-04' },
  ),
  'owner-message': ownerMessage({
    name: 'Jo <b>Bold</b>',
    email: 'jo@example.com',
    subject: 'Do you deliver to Key Biscayne?',
    message: 'Hello!\n\nWe live on the island & would love a party in May.',
  }),
}
