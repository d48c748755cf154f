import { formatDollars, percentWords, WHOLE_PERCENTAGE } from '#domain/money/money.ts'
import { formatLong, formatMonthDay, type PartyDay } from '#domain/time/party-day.ts'

/** A link, with the words before and after it. */
export type Around = readonly [before: string, link: string, after: string]

/** The texts of the payment step. Amounts are cents. */
export const PAYMENT = {
  lead: 'Look everything over, then send it our way. Your date is held for you while you pay.',
  paying: 'Paying...',
  pay: (cents: number) => `Pay ${formatDollars(cents)}`,
  unavailable: 'Payment system unavailable',
  checking: 'Checking the payment system...',
  ready: (isTest: boolean) => `Stripe payments ready${isTest ? ' (test mode)' : ''}`,
  orderSummary: 'Order summary',
  when: 'When',
  where: 'Where',
  guests: 'Guests',
  howMuch: 'How much would you like to pay now?',
  deposit: (percent: string) => `Deposit (${percent})`,
  balanceDue: (balance: string, day: PartyDay) => `The balance of ${balance} is due on ${formatLong(day)}.`,
  full: 'Full payment',
  fullWords: 'All settled, nothing left to think about.',
  coupon: 'Coupon code',
  apply: 'Apply',
  remove: 'Remove',
  couponApplied: 'Coupon Applied!',
  couponInvalid: 'Invalid Coupon',
  couponCheck: 'Please check your coupon code and try again.',
  /** The share is in hundredths of a percent. */
  refundUntil: (percent: number, day: PartyDay) =>
    percent === WHOLE_PERCENTAGE
      ? `Deposit not refundable; anything beyond comes back in full until ${formatMonthDay(day)}`
      : `Deposit not refundable; ${percentWords(percent)} of anything beyond comes back until ${formatMonthDay(day)}`,
  ifCancel: 'If you had to cancel',
  ifCancelOn: (day: PartyDay, cents: number) =>
    `If you cancel on ${formatLong(day)}, you get ${formatDollars(cents)} back.`,
  today: 'Today',
  card: 'Card',
  agree: (link: string): Around => ['By paying you agree to our ', link, '. '],
  agreeTo: (version: number, date: PartyDay) =>
    `I agree to the terms of service, version ${version} of ${formatLong(date)}.`,
  termsVersion: (version: number, date: PartyDay) => `Version ${version} of ${formatLong(date)}`,
  readTerms: 'Read the Terms of Service',
  mustAgree: 'Please agree to the terms of service.',
  notReady: 'Payment system not ready. Please refresh the page and try again.',
  refresh: 'Refresh the page',
  changedTitle: 'A price has changed',
  changeParty: 'Change my party',
  agreeToPrice: (cents: number) => `Agree to ${formatDollars(cents)}`,
  notCharged: (phone: string): Around => [
    ' Nothing was charged. Please try another card, or call us at ',
    phone,
    '.',
  ],
  callAboutBooking: (phone: string): Around => [' Nothing was charged. Our number is ', phone, '. '],
  seeBooking: 'See your booking',
  bookedTitle: 'This party is already booked',
  booked: (theme: string, day: PartyDay, reference: string) =>
    `You have paid for ${theme} on ${formatLong(day)}: booking ${reference}. Nothing was charged now. If you want a second setup for that day, book another one.`,
  bookAnother: 'Book another one',
  setupTitle: 'Payment Setup Failed',
  setup: 'Could not initialize payment. Please try again.',
  setupFailed: 'Failed to initialize payment. Please try again.',
  goBack: 'Go Back',
  intentFailed: 'Failed to create payment intent',
  error: (why: string) => `Payment error: ${why}`,
  systemError: (why: string) => `System error: ${why}`,
  notSucceeded: 'Payment processing failed. Please try again.',
  noServer:
    'we could not reach our server. Please try again: we first check whether your card was already charged.',
  lost: 'the connection was lost. Please try again: we first check whether your card was already charged.',
  bookingFailed: 'Failed to create booking',
  failed: 'Payment failed',
  wayBack: 'Your payment is on its way back',
  orByCard: 'or by card',
  testWallet: 'Test wallet',
  walletSheet: 'It stands for Apple Pay, Google Pay and Link: one tap pays. No card is charged.',
  walletApprove: (cents: number) => `Approve ${formatDollars(cents)}`,
  walletCancel: 'Cancel',
  number: 'Card number',
  expiry: 'Expiry',
  expiryExample: 'MM / YY',
  cvc: 'CVC',
  zip: 'ZIP',
  numberIncomplete: 'Your card number is incomplete.',
  expiryIncomplete: 'Your card’s expiration date is incomplete.',
  cvcIncomplete: 'Your card’s security code is incomplete.',
  zipIncomplete: 'Your ZIP code is incomplete.',
  country: 'Billing country',
  us: 'United States',
  canada: 'Canada',
  testMode: 'Test mode: no card is charged.',
  testCard: ' Pay with 4242 4242 4242 4242, any future date and any three digits.',
  cardMissing: 'Card element not found. Please refresh the page and try again.',
  bankTitle: 'Your bank wants to know it’s you',
  bank: 'This test card asks for authentication. Choose how the bank’s check ends.',
  fail: 'Fail',
  complete: 'Complete',
}

export type PaymentWords = typeof PAYMENT
