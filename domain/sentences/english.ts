import { BOOKING_FIELDS, isBookingField } from '../booking/booking-fields.ts'
import type { DetailsField, RequiredField } from '../booking/details-fields.ts'
import type { BookingStatus } from '../booking/status.ts'
import { formatDollars, percentWords, WHOLE_PERCENTAGE } from '../money/money.ts'
import { childrenInWords, daysInWords, teepeesInWords, waitInWords } from '../text/counted.ts'
import { tooLargeSentence } from '../text/file-size.ts'
import { formatLong, formatMoment, type PartyDay } from '../time/party-day.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** The rules' messages to families, by name. Amounts are cents, shares hundredths of a percent, instants ISO texts. */
export const ENGLISH = {
  // Coupons
  couponInactive: () => 'This coupon is no longer active. Remove it or try another code.',
  couponTooEarly: () => 'This coupon cannot be used yet. Remove it or come back when the offer starts.',
  couponExpired: () => 'This coupon has expired. Remove it or try another code.',
  couponUsedUp: () =>
    'This coupon has already been used as often as it can be. Remove it or try another code.',
  couponJustUsedUp: () => 'This coupon has just been used up. Remove it or try another code.',
  couponMinimum: (cents: number) =>
    `This coupon is for bookings of ${formatDollars(cents)} or more. Remove it or add to your party.`,
  couponUnknown: () => 'We do not know this coupon. Please check the code and try again.',
  couponUnknownInOrder: () => 'We do not know this coupon. Remove it or try another code.',

  // Days
  chooseOtherDate: () => 'Please choose another date.',
  fullyBooked: (day: PartyDay) => `${formatLong(day)} is fully booked.`,
  dayPassed: (day: PartyDay) => `${formatLong(day)} has already passed.`,
  noticeNeeded: (count: number, first: PartyDay) =>
    `We need ${days(count)} to prepare a party: the first day that can be booked is ${formatLong(first)}.`,
  callForEarlier: (phone: string) => `For an earlier one please call us at ${phone}.`,
  tooFarAhead: (count: number, last: PartyDay) =>
    `We take bookings up to ${count} days ahead, through ${formatLong(last)}.`,
  chooseEarlierDate: () => 'Please choose an earlier date.',
  dayClosed: (day: PartyDay, reason: string | null) =>
    `We are not available on ${formatLong(day)}${reason ? ` (${reason})` : ''}.`,
  nobodyWorks: (day: PartyDay) => `We do not work on ${formatLong(day)}.`,
  noTimeToSetUp: (day: PartyDay) => `Our crews have no time left on ${formatLong(day)} to set up this party.`,
  noTimeToCollect: (day: PartyDay) =>
    `Our crews have no time left on ${formatLong(day)} to collect this party.`,
  noTeepeesLeft: (day: PartyDay) => `No teepees are left on ${formatLong(day)}.`,
  fewTeepeesLeft: (count: number, day: PartyDay) =>
    `Only ${count === 1 ? '1 teepee is' : `${count} teepees are`} left on ${formatLong(day)}.`,
  noMoreTeepeesLeft: (day: PartyDay) => `No more teepees are left on ${formatLong(day)} beside your own.`,
  fewMoreTeepeesLeft: (count: number, day: PartyDay) =>
    `Only ${count === 1 ? '1 more teepee is' : `${count} more teepees are`} left on ${formatLong(day)} beside your own.`,
  chooseFewerTeepees: () => 'Please choose fewer teepees or another date.',
  tooLittleLeft: (day: PartyDay, name: string) =>
    `We do not have enough left on ${formatLong(day)} for this party (${name}).`,
  addonTaken: (name: string, day: PartyDay) => `${name} is already taken on ${formatLong(day)}.`,
  chooseFewerOfAddon: () => 'Please choose fewer of it, or another date.',
  nearestFreeDates: (free: readonly PartyDay[]) =>
    `${free.length === 1 ? 'The nearest free date is' : 'The nearest free dates are'} ${free.map((day) => formatLong(day)).join(' and ')}.`,
  roomForMore: () => 'There is room for this order. You can change it right away.',
  stillHasRoom: (day: PartyDay) => `${formatLong(day)} still has room. You can book it right away.`,

  // A booking and its changes
  bookingGone: () => 'This booking no longer exists.',
  noSuchReference: () => 'There is no booking with this reference. Please check it and try again.',
  alreadyPaid: () => 'This booking is already paid. You do not need to pay again.',
  cancelledBookAgain: () => 'This booking has been cancelled. Please book again.',
  changedByUs: () =>
    'Our office has changed this booking, so it can no longer be changed on this page. Please contact us.',
  changedMeanwhile: () => 'This booking is being changed somewhere else right now. Please try again.',
  alreadyInStatus: (status: BookingStatus) => `This booking is already ${status}.`,
  cannotBeMoved: (status: BookingStatus) =>
    `This booking is ${status} and cannot be moved. Please contact us.`,
  movedEnough: (times: number) =>
    times === 0
      ? 'Please contact us to move this party.'
      : `This party has already been moved ${times === 1 ? 'once' : `${times} times`}. Please contact us to move it again.`,
  tooLateToMove: (count: number) =>
    `A party can be moved for free only more than ${daysInWords(count)} before it. Please contact us about yours.`,
  alreadyOn: (day: PartyDay) => `Your party is already on ${formatLong(day)}. Please choose another date.`,
  canMove: (count: number, times: number) =>
    `You can move your party ${times === 1 ? 'once' : `${times} times`} for free, up to ${daysInWords(count)} before it. You do not pay again.`,
  partyWasOn: (day: PartyDay) => `Your party was on ${formatLong(day)}. Please contact us about it.`,
  refundIsNow: (cents: number) =>
    `The refund is now ${formatDollars(cents)}. Please check it again before you cancel.`,
  linkNeeded: () =>
    'We arranged this booking with you, so it can only be changed with the link in our e-mail. Please open it, or call us.',
  wrongLink: () =>
    'This link is no longer valid. Please use the link in our latest e-mail to you, or contact us.',
  accessTooLate: () => 'Everything has been collected from this party, so we no longer keep how to get in.',
  wrongWaitingLink: () => 'This link does not open a place on the waiting list.',
  nothingAgreed: () => 'This booking was made before there were terms to download.',
  themeGone: () => 'This theme no longer exists. Please choose another.',
  themeUnavailable: () => 'This theme is not available right now. Please choose another theme.',
  addonUnavailable: (name: string | null) =>
    `${name ?? 'One of your add-ons'} is not available right now. Please remove it and try again.`,

  // Changes of an order
  cannotBeChanged: (status: BookingStatus) =>
    `This booking is ${status} and cannot be changed. Please contact us.`,
  changesByContact: () => 'Please contact us to change this order.',
  partyHasBegun: () =>
    'The party has begun, so the order is no longer changed on this page. Please contact us.',
  changeClosed: (kind: 'more' | 'addons' | 'fewer', lastDay: PartyDay) =>
    kind === 'fewer'
      ? `An order could be made smaller until ${formatLong(lastDay)}. Please contact us.`
      : kind === 'addons'
        ? `Add-ons could be added until ${formatLong(lastDay)}. Please contact us.`
        : `Teepees, theme, guests, start and address could be changed until ${formatLong(lastDay)}. Please contact us.`,
  orderUnchanged: () => 'Nothing in this order is different. Please change something first.',
  orderChangedMeanwhile: () =>
    'This order or its price has changed since you opened it. Please look at both statements again.',
  changeUnderway: () =>
    'A payment for a change of this order has just arrived or is on its way. Please reload this page in a moment.',
  changeDueNow: (cents: number) =>
    `You pay ${formatDollars(cents)} now. Until it is paid, your order stays as it was.`,
  changeToPay: (cents: number) => `${formatDollars(cents)} of it is still to be paid, and due now.`,
  changePaidNow: (cents: number) => `You have paid the difference of ${formatDollars(cents)}. Thank you!`,
  changeRefunds: (cents: number) => `${formatDollars(cents)} comes back to you.`,
  changeRefundsPart: (backCents: number, keptCents: number) =>
    `${formatDollars(backCents)} comes back to you. By the refund policy, ${formatDollars(keptCents)} stays with us today; it counts if you order more again.`,
  changeRefundsNothing: (keptCents: number) =>
    `By the refund policy nothing comes back today. ${formatDollars(keptCents)} stays with us; it counts if you order more again.`,
  changeCostsNothing: () => 'The price stays the same.',
  changeOfBalance: (differenceCents: number, balanceCents: number, dueDay: PartyDay) =>
    `The balance ${differenceCents > 0 ? 'rises' : 'falls'} by ${formatDollars(Math.abs(differenceCents))} to ${formatDollars(balanceCents)}, due by ${formatLong(dueDay)}.`,
  changePaidFor: () => 'What you have paid covers it. You do not pay again.',
  changeCameTooLate: (why: string) =>
    `${why} We are sending the whole payment for the change back; your order stays as it was.`,
  orderBecameSmaller: (cents: number) =>
    `The order became smaller, and ${formatDollars(cents)} of what was paid comes back.`,
  couponGoes: (code: string) => `The coupon ${code} does not fit the smaller order anymore and is left out.`,

  // Refunds
  nothingToRefund: () => 'Nothing has been paid, so there is nothing to refund.',
  depositOnly: () => 'Only the deposit has been paid, and the deposit is non-refundable.',
  beyondDeposit: (count: number, share: number | null, depositCents: number, refundCents: number) =>
    `${count === 0 ? 'The party is still ahead' : `The party is more than ${daysInWords(count)} away`}: ${share === null ? 'everything' : `${percentWords(share)} of what was paid`} beyond the deposit of ${formatDollars(depositCents)} comes back, ${formatDollars(refundCents)}.`,
  beyondPrice: (excessCents: number, refundCents: number) =>
    `${formatDollars(excessCents)} was paid beyond the price and comes back in full. Of the rest, ${formatDollars(refundCents)} comes back.`,
  surplus: (cents: number) =>
    `${formatDollars(cents)} was paid beyond the price of the party and comes back.`,
  bookingDeleted: () => 'The booking was deleted.',
  comesBack: (cents: number) => `${formatDollars(cents)} of what you paid for your party comes back to you.`,
  noMoreAfterMove: (percent: number, refundCents: number) =>
    percent === 0
      ? 'When this party was moved, canceling it gave nothing back. A move does not change that.'
      : `When this party was moved, canceling it gave back ${percentWords(percent)} of what was paid beyond the deposit. A move does not change that: ${formatDollars(refundCents)} comes back.`,
  moveKeepsRefund: (percent: number) =>
    percent === 0
      ? 'A move brings no refund back: on the day of the move canceling gives nothing back, and so it does afterwards.'
      : `Canceling after a move never gives back more than on the day of the move: ${percent === WHOLE_PERCENTAGE ? 'everything' : `${percentWords(percent)} of what was paid`} beyond the deposit, or what the policy gives for the new date if that is less.`,
  neverRefunded: () => 'What was paid is not refunded when a booking is cancelled.',
  noRefundWithin: (count: number) =>
    count === 0
      ? 'There is no refund on the day of the party.'
      : `There is no refund within ${daysInWords(count)} of the party.`,

  // Payments
  nothingToPay: (status: BookingStatus) => `This booking is ${status}. There is nothing to pay.`,
  everythingPaid: () => 'Everything is paid. You do not need to pay again.',
  tooLittleForCard: (cents: number) =>
    `${formatDollars(cents)} is too little for a card. Please bring it to the party.`,
  notPaidInTime: () =>
    'This booking was not paid in time, so its date is free for others again. Please contact us or book again.',
  balanceDueBy: (day: PartyDay) => `It is due by ${formatLong(day)}.`,
  dateKeptUntil: (instant: string) =>
    `We keep your date until ${formatMoment(new Date(instant))}. Please pay by then.`,
  dateKept: () => 'We keep your date for you. This payment makes your booking complete.',
  amountTooSmall: (cents: number) =>
    `Payment amount must be at least ${formatDollars(cents)}. Please adjust your order or remove the coupon.`,
  amountTooLarge: () =>
    'This order is larger than we can book online. Please choose fewer extras or contact us.',
  priceChanged: (dueCents: number, totalCents: number) =>
    `A price has changed since you made your choice: ${formatDollars(dueCents)} is due now, of a total of ${formatDollars(totalCents)}. Please check the summary before you pay.`,
  dueChanged: (isBalance: boolean, cents: number) =>
    `${isBalance ? 'The first payment has arrived. What is left to pay' : 'What is to be paid'} is ${formatDollars(cents)} now. Please check it again before you pay.`,
  paymentUnderway: () =>
    'A payment for this booking has just arrived or is on its way. Please reload this page in a moment.',
  paymentOfOther: () => 'This payment belongs to another booking. Please refresh the page and try again.',
  tooManyPayments: () =>
    'You have reached the rate limit for payments of this booking. Please contact us, or try again tomorrow.',
  paymentServiceDown: () =>
    'The card payment service is not responding right now. Nothing was charged. Please try again in a moment.',
  paymentSuccessful: () => 'Payment Successful',
  bankStillWorking: () => 'Your bank is still working on this payment. We will send you an e-mail.',
  paymentFailed: () => 'Payment processing failed. Please try again.',
  doesNotCover: (paidCents: number, dueCents: number) =>
    `Your payment of ${formatDollars(paidCents)} does not cover the ${formatDollars(dueCents)} due for this booking, so we are sending it back. Please pay again.`,
  couponUsedUpMeanwhile: () =>
    'Your payment arrived after your coupon was used up by others, so we are sending all of it back. Please book again.',
  cancelledMoneyBack: () =>
    'This booking has been cancelled, so we are sending your payment back. Please contact us.',
  paidTooMuch: (cents: number) =>
    `Your payment was more than what was left to pay, so we are sending ${formatDollars(cents)} back.`,
  /** Text that exists in one language only. */
  asWritten: (text: string) => text,
  moneyGoesBack: () =>
    'We could not take your payment for this booking, so we are sending it back. Our e-mail says why.',
  paidTwice: () => 'This booking was already paid, so we are sending your second payment back.',
  cameTooLate: (refusal: string) =>
    `Your payment arrived after your date was released, so we are sending all of it back. ${refusal}`,
  bookingGoneMoneyBack: () =>
    'The booking that this payment was for no longer exists, so we are sending all of it back. Please contact us if you still want your party.',
  madeInDashboard: () => 'Made in the dashboard of the card provider',
  refundNotTaken: () => 'The bank did not take the refund.',
  paymentWithoutBooking: () =>
    'This payment belongs to no booking yet. Please refresh the page and try again.',
  paymentCanceled: () => 'This payment was canceled. Please refresh the page and try again.',
  cardDeclined: () => 'Your card was declined.',
  cardWithoutFunds: () => 'Your card has insufficient funds.',
  notATestCard: () =>
    'Your card was declined. Only the test card numbers work here, such as 4242 4242 4242 4242.',
  cardNumberIncomplete: () => 'Your card number is incomplete.',
  cardNumberInvalid: () => 'Your card number is invalid.',
  expiryIncomplete: () => 'Your card’s expiration date is incomplete.',
  expiryPassed: () => 'Your card’s expiration date is in the past.',
  cvcIncomplete: () => 'Your card’s security code is incomplete.',
  zipIncomplete: () => 'Your ZIP code is incomplete.',
  notAuthenticated: () =>
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  outsideArea: (zip: string, phone: string) =>
    `${zip} is outside the area we deliver to. Please call us at ${phone}: sometimes we can make it work.`,
  unknownZip: (zip: string, phone: string) =>
    `We do not recognize the ZIP code ${zip}. Please check it, or call us at ${phone} and we will sort it out together.`,

  // Terms, limits and outages
  agreeFirst: () => 'Please read our terms of service and agree to them first.',
  termsChanged: () => 'Our terms of service have changed. Please read them and agree to them again.',
  tooManyHolds: (count: number, minutes: number) =>
    `You have reached the rate limit of ${count} dates held without payment. Please pay for one of them first, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  rateLimited: (seconds: number) =>
    `You have reached the rate limit. Please wait ${waitInWords(seconds)} and try again.`,
  nothingHere: () => 'There is nothing at this address.',
  databaseDown: () =>
    'We cannot reach our records right now. Nothing was lost. Please try again in a moment.',
  storageDown: () => 'We cannot store or remove pictures right now. Please try again in a moment.',
  internalFailure: () => 'Something went wrong on our side. Please try again in a moment.',
  tellNumber: (number: string) => `If it happens again, please give us this number: ${number}`,

  // Input
  fileTooLarge: (megabytes: number, bytes: number | null) => tooLargeSentence(megabytes, bytes ?? undefined),
  fieldAtLeast: (field: DetailsField, length: number) =>
    `${getName(field)} must be at least ${length} characters`,
  fieldAtMost: (field: DetailsField, length: number) =>
    `${getName(field)} must be at most ${length} characters`,
  fieldNoOption: (field: DetailsField) => `${getName(field)}: please choose one of the answers`,
  tipNotOffered: () => 'This site does not take tips. Thank you for the thought!',
  tipNoParty: () => 'There was no party, so there is nobody to tip.',
  tipTooEarly: () => 'Tips can be given from the day after the party. Thank you for the thought!',
  tipGiven: () => 'Your tip has arrived. Thank you!',
  tipUnderway: () =>
    'A tip for this party has just arrived or is on its way. Please reload this page in a moment.',
  tipAmount: (minimumCents: number, maximumCents: number) =>
    `Please choose an amount from ${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
  damageNotClaimed: () =>
    'Nothing is claimed for damage yet. Enter what your terms allow at most in the settings, under Prices.',
  damageNoParty: () => 'There was no party, so nothing can be claimed for it.',
  damageTooEarly: () => 'Damage can be claimed from the day after the party has begun.',
  damageAboveMaximum: (maximumCents: number, leftCents: number) =>
    `Your terms allow ${formatDollars(maximumCents)} for a party at most, and ${formatDollars(leftCents)} of it are left. Please ask for less.`,
  damageAboveClaim: (claimedCents: number) =>
    `${formatDollars(claimedCents)} were claimed. You can charge as much or less, but not more.`,
  damagePhotoOfOther: () =>
    'One of these pictures does not belong to this party, or has not arrived. Please take it out, or upload it again.',
  damageClaimGone: () => 'There is no such claim for this party.',
  damageDecided: () => 'This claim has been decided. Please reload the page.',
  damageWithdrawn: () => 'This claim was withdrawn. Nothing is to be paid.',
  damageAnswerTooLate: () =>
    'The time to answer is over, and we are deciding now. Please write to us or call, and we will listen.',
  damageAgreed: () => 'You have agreed already. If that was a mistake, please write to us or call.',
  damageWaitsForFamily: (hours: number) =>
    `The family has ${hours} hours to look at it. You can charge once they agree, or when the time is over.`,
  damagePaid: () =>
    'This claim has been paid. To give the money back, refund the payment at your card provider.',
  damagePaidAlready: () => 'This has been paid. Thank you.',
  damageUndecided: () => 'Nothing is to be paid yet: this claim has not been decided.',
  damageUnderway: () =>
    'This payment has just arrived or is on its way. Please reload this page in a moment.',
  damageNotOwed: () => 'By the time this payment arrived it was no longer owed.',
  validEmail: () => 'Please enter a valid email address',
  validPhone: () => 'Please enter a valid phone number',
  validZip: () => 'Please enter a valid ZIP code',
  minimumGuests: (count: number) => `Minimum guest count is ${count}`,
  maximumGuests: (count: number) => `Maximum guest count is ${count}`,
  wholeGuests: () => 'Please enter the number of guests',
  selectTheme: () => 'Please select a theme',
  selectTeepees: () => 'Please select at least one teepee',
  selectDate: () => 'Please select a date',
  teepeesNeeded: (children: number, fewest: number, most: number, minimum: number, maximum: number) =>
    `${childrenInWords(children)} need ${fewest === most ? teepeesInWords(fewest) : `${fewest} to ${teepeesInWords(most)}`}: each sleeps ${minimum} to ${maximum}.`,
}

const FIELD_NAMES: Readonly<Record<RequiredField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  guestCount: 'Guest count',
}

function getName(field: DetailsField): string {
  return isBookingField(field) ? BOOKING_FIELDS[field].label : FIELD_NAMES[field]
}

export type Sentences = typeof ENGLISH
