import { OFFER_HOURS } from '#domain/changes/waiting-list.ts'
import { getSeries } from '#domain/invoices/invoice-number.ts'
import { formatDollars } from '#domain/money/money.ts'
import { CONFIRMATION_DAYS } from '#domain/site/newsletter.ts'
import { formatLong, formatMoment, type PartyDay } from '#domain/time/party-day.ts'

/** The texts of mails to families. Amounts are cents. */
export const ENGLISH_MAILS = {
  hello: (firstName: string) => `Hello ${firstName},`,
  theme: 'Theme',
  date: 'Date',
  starts: 'Starts',
  weCome: 'We come',
  guests: 'Guests',
  where: 'Where',
  bookingId: 'Booking ID',
  seeBooking: 'See your booking',
  balance: (cents: number, dueDay: PartyDay) =>
    `Your remaining balance of ${formatDollars(cents)} is due by ${formatLong(dueDay)}.`,
  pay: (cents: number) => `Pay ${formatDollars(cents)}`,
  attachedInvoices: (numbers: readonly string[]) => {
    const named = numbers.map(
      (number) => `your ${getSeries(number) === 'invoice' ? 'invoice' : 'credit note'} ${number}`,
    )
    return `Attached: ${named.join(' and ')}.`
  },
  banksNeed: 'Banks usually need 5-10 days until the money is back on your card.',
  byHand: (cents: number) =>
    `${formatDollars(cents)} was not paid by card: we will return it to you in person.`,
  confirmation: {
    preview: (cents: number, reference: string) =>
      `We have received ${formatDollars(cents)}. Booking ID ${reference}.`,
    thanks: (cents: number, isDeposit: boolean) =>
      `Thank you for your booking. We have received your payment of ${formatDollars(cents)} ${isDeposit ? '(Deposit)' : '(Full Payment)'} and will contact you shortly to go over the details.`,
    terms: 'The terms of service that you agreed to are attached to this e-mail.',
  },
  cancelled: {
    refund: (cents: number) => `You get ${formatDollars(cents)} back.`,
    noRefund: 'No money is refunded for this cancellation.',
  },
  released: {
    preview: 'The payment did not arrive in time, so the date is free for others again.',
    sentence:
      'We kept this date for your party, but the payment did not arrive in time. The date is free for others again, and nothing was charged.',
  },
  moneyBack: {
    subject: (cents: number) => `We are sending your payment of ${formatDollars(cents)} back`,
    heading: 'Your payment is on its way back',
  },
  overpaymentBack: {
    subject: (cents: number) => `We are sending ${formatDollars(cents)} back to you`,
    heading: 'Your party costs less now',
  },
  link: {
    what: (isFirst: boolean, isDeposit: boolean): string =>
      isFirst ? (isDeposit ? 'Your deposit' : 'The amount to pay') : 'Your remaining balance',
    subject: (theme: string, day: PartyDay, cents: number) =>
      `Your ${theme} party on ${formatLong(day)}: please pay ${formatDollars(cents)}`,
    is: (what: string, cents: number) => `${what} is ${formatDollars(cents)}.`,
    headingFirst: 'One step left to your party',
    headingBalance: 'Your balance can be paid here',
    thanks: 'Thank you for booking with us!',
    bankRefused: 'Your bank did not make the payment that was on its way, so nothing was charged.',
    byCard: 'You can pay it safely by card with this button.',
    notRight: 'Is something not right, or would you like to pay another way? Just reply to this e-mail.',
  },
  receipt: {
    received: (cents: number, by: string) => `We have received ${formatDollars(cents)} ${by}.`,
    allPaidPreview: 'Everything is paid. See you at the party!',
    see: 'See your receipt',
  },
  orderChanged: {
    subject: (day: PartyDay) => `Your order for ${formatLong(day)} has changed`,
    heading: 'Your order has changed',
    sentence: 'Your order has changed. What you ordered before keeps its price; what is new has today’s.',
    before: 'Before:',
    after: 'Now:',
  },
  rescheduled: {
    subject: (day: PartyDay) => `Your party has moved to ${formatLong(day)}`,
    preview: (earlier: PartyDay) => `It was on ${formatLong(earlier)} before.`,
    heading: 'Your party has a new date',
    sentence: (earlier: PartyDay, day: PartyDay) =>
      `Your party has moved from ${formatLong(earlier)} to ${formatLong(day)}. You do not need to pay again.`,
  },
  tip: {
    preview: 'All of it goes to the crew.',
    sentence: (cents: number) =>
      `We have received your tip of ${formatDollars(cents)}. All of it goes to the people who built and collected your teepees. They were glad to be part of your night.`,
  },
  newsletter: {
    preview: 'One tap, and new themes and free dates come to you.',
    confirm: 'Yes, send it to me',
    nothingElse: `The link works for ${CONFIRMATION_DAYS} days. If it was not you, do nothing: without a confirmation we send nothing.`,
  },
  waiting: {
    subject: (day: PartyDay) => `You are on the waiting list for ${formatLong(day)}`,
    preview: 'We will write to you as soon as a place opens up.',
    heading: 'You are on the waiting list',
    sentence: (day: PartyDay) =>
      `${formatLong(day)} is full at the moment. As soon as a place opens up and it is your turn, we will write to you and hold it for up to ${OFFER_HOURS} hours.`,
    see: 'See or leave the list',
    offerSubject: (day: PartyDay) => `A place is free on ${formatLong(day)}`,
    offerPreview: (until: Date) => `We hold it for you until ${formatMoment(until)}.`,
    offerHeading: 'It is your turn',
    offer: (day: PartyDay, until: Date) =>
      `A place on ${formatLong(day)} is free again, and we hold it for you until ${formatMoment(until)}.`,
    book: 'Book this day',
    leave: 'No longer need it? Leave the list on the same page, and we will offer it to the next family.',
  },
}

export type MailWords = typeof ENGLISH_MAILS
