import type { OwnBooking } from '#contract/family/own-booking.ts'
import { PICTURE_CONSENT } from '#domain/booking/picture-consent-english.ts'
import type { InvoiceSeries } from '#domain/invoices/invoice-number.ts'
import { formatDollars } from '#domain/money/money.ts'
import { TEXT_CONSENT } from '#domain/texts/consent-english.ts'
import { formatLong, formatShort, type PartyDay } from '#domain/time/party-day.ts'

/** The texts of the pages opened by a link in a mail. */
export const OWN = {
  own: {
    title: 'My booking',
    wrongLink: 'This link does not open a booking',
    loading: 'Loading your booking...',
    failed: 'We could not load your booking',
    yourParty: (theme: string) => `Your ${theme} party`,
    cancelledWord: 'Cancelled',
    completedWord: 'Completed',
    confirmedWord: 'Confirmed',
    pendingWord: 'Pending',
    completed: 'We hope it was a night to remember.',
    confirmed: 'All set: we look forward to it.',
    paid: 'We have your payment and the date is yours. We will confirm the details shortly.',
    unpaid: 'Your booking is complete once it is paid.',
    lapsed: 'You are welcome to book again.',
    cancelled: 'This party will not take place.',
    cancelledAndRefunded: 'This party will not take place. What comes back to you is listed under Payments.',
    tonight: 'It is tonight!',
    nights: (count: number) => (count === 1 ? 'One more night to go' : `${count} nights to go`),
    details: 'Booking Details',
    starts: 'Starts',
    weCome: 'We come',
    where: 'Where',
    termsFact: 'Terms of service',
    agreed: (version: number, when: string) => `Version ${version}, agreed to on ${when}`,
    keep: 'To keep',
    receiptPdf: 'Receipt (PDF)',
    receiptJson: 'Receipt (JSON)',
    termsPdf: 'Terms of Service (PDF)',
    calendar: 'Add to calendar',
    payments: 'Payments',
    everythingPaid: 'Everything is paid',
    paidBy: (by: string, day: PartyDay) => `Paid ${by}, ${formatShort(day)}`,
    refundedBy: (by: string, day: PartyDay) => `Refunded ${by}, ${formatShort(day)}`,
    onItsWay: (what: string) => `${what} (on its way)`,
    remaining: 'Remaining balance',
    settling: 'Payment on its way',
    deposit: 'Deposit',
    toPay: 'To pay',
    payByCard: (amount: string) => `Pay ${amount} by card`,
    pay: (amount: string) => `Pay ${amount}`,
    cardPayment: 'Card payment',
    thankYou: 'Thank you!',
    received: 'We have received your payment.',
    noAnswer: 'The connection was lost. Please reload this page: it shows whether your payment has arrived.',
    changeTitle: 'Change something',
    elseTitle: 'Anything else?',
    elseWords: 'Write to us, and we will get back to you.',
    move: 'Move to another date',
    ask: 'Ask for a change',
    message: 'Send a message',
    cancelParty: 'Cancel the party',
    askWords: 'Guests, add-ons, the address, another time: tell us, and we will get back to you.',
    messageWords: 'Tell us what is on your mind, and we will get back to you.',
    messageSent: 'Message Sent!',
    send: 'Send',
    messageLabel: 'Message',
    cancelTitle: 'Cancel your party?',
    keepParty: 'Keep the party',
    cancelling: 'Cancelling...',
    cancelDone: 'Your party is cancelled',
    paidSoFar: 'Paid so far',
    youGetBack: 'You get back',
    moveTitle: 'Move your party',
    moveWords: (day: PartyDay) => `Now on ${formatLong(day)}.`,
    keepDate: 'Keep the date',
    moving: 'Moving...',
    moveParty: 'Move the party',
    moveDone: 'Your party has a new date',
    order: 'Change my order',
    orderTitle: 'Change your order',
    orderWords: 'Choose what you want: before anything is changed, you see both statements here.',
    orderUntil: (days: NonNullable<OwnBooking['orderChanges']>) => {
      const kinds = [
        ['more', days.more],
        ['add-ons', days.addons],
        ['less', days.fewer],
      ] as const
      const open = kinds.flatMap(([kind, day]) => (day ? [`${kind} until ${formatShort(day)}`] : []))
      return open.length > 0
        ? `Order ${open.join(', ')}; change your wishes until the party begins.`
        : 'Only your wishes can be changed now, until the party begins.'
    },
    orderMore: 'Start, address and wishes',
    orderDone: 'Your order has changed',
    keepOrder: 'Keep the order',
    changeOrder: 'Change the order',
    changingOrder: 'Changing...',
    payAndChange: (amount: string) => `Pay ${amount} and change`,
    backToOrder: 'Back to the order',
    waitForRoom: 'Wait for room',
    joining: 'Joining the list...',
    joined: 'You are on the waiting list',
    waitWords:
      'Your booking stays as it is. As soon as there is room and it is your turn, we hold what you need and write to you.',
    waitInstead: 'You then no longer wait for what you asked for before.',
    waitsFor: (what: string) => `You are waiting for ${what}`,
    waitsWords:
      'As soon as there is room and it is your turn, we hold what you need and write to you. Your booking stays as it is.',
    hasRoomFor: (what: string) => `There is room for ${what}`,
    heldUntil: (until: string) =>
      `We hold what you need until ${until}. You see both statements before anything changes.`,
    seeChange: 'See the change',
    stopWaiting: 'Stop waiting',
    stopping: 'Stopping...',
    bothStatements: 'Before and now',
    each: (price: string) => `${price} each`,
    difference: 'Difference',
    dueNow: 'Due now',
    comesBack: 'Comes back to you',
    leftToPay: 'Left to pay',
    before: 'Before',
    now: 'Now',
    pricesKept: 'What you ordered before keeps its price; what is new has today’s.',
    city: 'City',
    zip: 'ZIP code',
    nothingChanged: 'We cannot be reached right now. Nothing was changed. Please try again.',
    maybeChanged:
      'We cannot be reached right now, so we do not know whether this arrived. Please check this page before you try again.',
  },
  progress: {
    onTheWay: (time: string) => `The crew set off at ${time}`,
    setUp: (time: string) => `Set up at ${time}`,
    photo: (number: number) => `Picture ${number} of your setup`,
    checks: 'Clean and complete',
    washed: (day: string) => `washed on ${day}`,
    checked: (time: string) => `checked at ${time}`,
    checkedBy: (time: string, name: string) => `checked by ${name} at ${time}`,
  },
  invoices: {
    title: 'Invoices',
    label: (series: InvoiceSeries, number: string) =>
      `${series === 'invoice' ? 'Invoice' : 'Credit note'} ${number} (PDF)`,
    before: 'What you paid before we issued invoices is on the receipt below.',
  },
  autopay: {
    title: 'Your balance is paid automatically',
    sentence: (amount: string, card: string, day: PartyDay) =>
      `We charge ${amount} to your ${card} on ${formatLong(day)}. There is nothing for you to do.`,
    agreed: 'You agreed to this:',
    grown: (owed: string, amount: string) =>
      `Your order has grown: you owe ${owed} now, and you agreed to ${amount}. If you do nothing, we charge ${amount} and the rest is left to pay.`,
    agree: (amount: string) => `Charge ${amount} instead`,
    agreedAgain: 'Saved: we charge the new amount',
    remove: 'Remove the card',
    removeTitle: 'Remove this card?',
    removeWords: (card: string) =>
      `Your ${card} will not be charged, and we no longer keep it. You can still pay the balance here.`,
    keep: 'Keep the card',
    removing: 'Removing...',
    removed: 'The card is removed',
  },
  keptCard: {
    title: 'Your saved card',
    kept: (card: string, day: PartyDay) =>
      `We still have your ${card} on file, until ${formatLong(day)} at the latest. Nothing is charged to it unless you agree.`,
    forDamage: (card: string, day: PartyDay) =>
      `We still have your ${card} on file, until ${formatLong(day)} at the latest, because you agreed that damage is charged to it.`,
    removeWords: (card: string) => `We no longer keep your ${card}, and nothing more is charged to it.`,
    damageByLink: 'If you owe anything for the damage, you pay it with a link that we mail to you.',
    noHold: 'The hold that you allowed is not placed.',
    stillHeld: 'What your bank holds already stays held as you agreed, and damage can be paid from it.',
  },
  hold: {
    title: 'A hold on your card',
    question: 'Would you like to put our minds at rest? Nothing is charged by this.',
    allow: (amount: string, card: string) => `Allow a hold of ${amount} on your ${card}`,
    allowed: 'Thank you! The hold is allowed',
    agreed: 'You agreed to this:',
    soon: (amount: string, card: string) =>
      `Your bank holds ${amount} on your ${card} from the day before your party on. Nothing is charged.`,
    placed: (amount: string, card: string, until: string) =>
      `Your bank holds ${amount} on your ${card}. Nothing is charged. It is released as soon as all is well, by ${until} at the latest.`,
    captured: (amount: string, card: string) =>
      `${amount} for damage were paid from what was held on your ${card}. The rest is released.`,
    released: (card: string) =>
      `Nothing is held on your ${card} anymore. Some banks take a few days to show it.`,
    refused: (amount: string, card: string) =>
      `Your bank did not hold ${amount} on your ${card}. There is nothing for you to do.`,
    takeBack: 'Do not hold anything',
    takeBackTitle: 'Hold nothing?',
    takeBackWords: (card: string) => `Nothing is held on your ${card} then.`,
    takenBack: 'Nothing is held on your card',
    keep: 'Keep it',
  },
  damage: {
    title: 'Something was damaged',
    open: (until: string) =>
      `We found this when we collected the teepees. Please look at it, and agree or tell us how it was, until ${until}. Nothing has been charged.`,
    answered:
      'Thank you for your answer. We read it and decide once the 48 hours are over; we never ask for more than this.',
    agreed: 'You have agreed. Thank you. We write to you as soon as it can be paid.',
    agreedByCard: (card: string) =>
      `You have agreed, and that we charge your ${card}. Thank you. We look at it once more, and write to you when it is done.`,
    charging: (amount: string, card: string) =>
      `We are charging ${amount} to your ${card}. This may take a few minutes.`,
    cardFailed: (card: string) => `Your ${card} did not pay. Please pay in another way.`,
    otherWay: 'Pay another way instead',
    otherWayTitle: 'Pay another way?',
    otherWayQuestion: (card: string) =>
      `We do not charge your ${card} then. You still agree to pay, and get a link as soon as it can be paid.`,
    otherWayDone: 'Your card is not charged for this',
    keepCard: 'Keep the card',
    over: 'The time to answer is over, and we are deciding now: never more than this. We write to you.',
    decided: (amount: string) => `${amount} are to be paid for this.`,
    decidedLess: (amount: string, claimed: string) =>
      `${amount} are to be paid for this, instead of ${claimed}. The rest is waived.`,
    paid: (amount: string) => `You have paid ${amount} for this. With that it is settled, thank you.`,
    withdrawn: 'We have withdrawn this. Nothing is to be paid.',
    total: 'In all',
    photo: (place: number) => `Picture ${place} of the damage`,
    youWrote: 'You wrote',
    agree: (amount: string) => `Agree to pay ${amount}`,
    agreeOtherwise: 'Agree, and pay another way',
    disagree: 'I see it differently',
    agreeTitle: 'Agree to this?',
    agreeQuestion: (amount: string) =>
      `You agree that up to ${amount} are to be paid. This cannot be taken back here.`,
    notYet: 'Not yet',
    howItWas: 'How was it?',
    howHint: 'A few words help us to decide. You can still agree afterwards.',
    send: 'Send',
    cancel: 'Cancel',
    thankYou: 'Thank you!',
    told: 'We have your answer.',
    payByCard: (amount: string) => `Pay ${amount} by card`,
    pay: (amount: string) => `Pay ${amount}`,
    form: 'Card payment for the damage',
    received: 'We have received your payment.',
    failed: 'Your answer did not arrive. Please try again.',
  },
  tip: {
    title: 'Thank the crew',
    sentence:
      'Did they do a lovely job? All of a tip goes to the people who built and collected your teepees. It is up to you, and no part of your bill.',
    choices: 'Amount',
    own: 'Another amount',
    ownAmount: 'Your amount in dollars',
    wrong: (minimumCents: number, maximumCents: number) =>
      `Please choose an amount from ${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
    start: (amount: string) => `Tip ${amount} by card`,
    pay: (amount: string) => `Pay a tip of ${amount}`,
    choose: 'Tip by card',
    change: 'Choose another amount',
    form: 'Card payment of the tip',
    thanks: 'The crew has your tip.',
    tipped: (amount: string) => `You tipped the crew ${amount}. Thank you so much!`,
  },
  access: {
    title: 'How do we get in?',
    sentence:
      'Tell us what applies to your building, so that our crew is at your door on time. Only our team reads it, and it is erased three days after we collect.',
    parts: {
      gateCode: { label: 'Gate or door code', hint: 'Or who lets us in' },
      elevatorSlot: { label: 'Elevator', hint: 'If it has to be reserved: from when to when' },
      parking: { label: 'Parking', hint: 'Where our van may stand while we carry' },
      insuranceCertificate: {
        label: 'Certificate of insurance',
        hint: 'If your building asks for one: whom we send it to',
      },
    },
    change: 'Change how we get in',
    save: 'Save for the crew',
    saved: 'The crew will know how to get in',
    failed: 'That was not saved. Please try again.',
  },
  pictures: {
    title: 'Pictures of your setup',
    consent: PICTURE_CONSENT,
    saved: 'Your choice about pictures is saved',
  },
  texts: {
    title: 'Text messages',
    consent: TEXT_CONSENT,
    saved: 'Your choice about texts is saved',
    stopped: (phone: string) =>
      phone === ''
        ? 'You asked for no more texts. To get them again, reply START to one of ours.'
        : `You asked for no more texts. To get them again, text START to ${phone}.`,
  },
  waiting: {
    title: 'Waiting list',
    wrongLink: 'This link does not open a place on the list',
    loading: 'Loading your place...',
    failed: 'We could not load your place',
    waiting: 'You are on the waiting list. We will write to you as soon as it is your turn.',
    offered: (until: string) => `It is your turn: we hold a place for you until ${until}.`,
    soon: 'soon',
    booked: 'You have booked the place that we held for you.',
    missed: 'The place we held for you has gone to the next family. You can join the list again.',
    left: 'You have left the waiting list. We will no longer write to you about this day.',
    book: 'Book this day',
    leave: 'Leave the waiting list',
    leaving: 'Leaving...',
  },
}

export type OwnWords = typeof OWN
