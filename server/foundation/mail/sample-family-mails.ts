import type { MailTextName } from '#contract/people/mail-texts.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { birthday, bookAgain } from './follow-up-templates/book-again.ts'
import { chosenParty } from './follow-up-templates/chosen-party.ts'
import { dayBefore } from './follow-up-templates/day-before.ts'
import { unfinishedBooking } from './follow-up-templates/unfinished-booking.ts'
import type { OwnersMail } from './mail-content.ts'
import { sampleStatement } from './sample-party.ts'
import { autopayNotice } from './templates/autopay-notice.ts'
import { balanceReminder } from './templates/balance-reminder.ts'
import { cancelled } from './templates/cancelled.ts'
import { confirmation } from './templates/confirmation.ts'
import {
  damageClaimed,
  damageDecided,
  damagePaid,
  damageReminder,
  damageWithdrawn,
} from './templates/damage-mails.ts'
import { dateReleased } from './templates/date-released.ts'
import { moneyBack, overpaymentBack, unbookedMoneyBack } from './templates/money-back.ts'
import { newsletterConfirmation } from './templates/newsletter-confirmation.ts'
import { onTheWay } from './templates/on-the-way.ts'
import { orderChanged } from './templates/order-changed.ts'
import type { PartyFacts } from './templates/party-facts.ts'
import { paymentLink } from './templates/payment-link.ts'
import { paymentReceipt } from './templates/payment-receipt.ts'
import { reopened } from './templates/reopened.ts'
import { rescheduled } from './templates/rescheduled.ts'
import { reviewRequest } from './templates/review-request.ts'
import { textByMail } from './templates/text-by-mail.ts'
import { tipThanks } from './templates/tip-thanks.ts'
import { moreOffered, waitsForMore } from './templates/waiting-for-more.ts'
import { placeOffered, waitingListJoined } from './templates/waiting-list.ts'

/** Returns sample mails with every text that families get about a party, in its language, simplest first. */
export function familySamples(
  party: PartyFacts,
): Readonly<Record<MailTextName, Readonly<Record<string, OwnersMail>>>> {
  const { language, customerName, bookingDate } = party
  const whole = party.paidCents + party.owedCents
  const unpaid = { ...party, statement: sampleStatement(false, 0, language), paidCents: 0, owedCents: whole }
  const waiting = {
    customerName,
    language,
    bookingDate,
    pageUrl: 'http://localhost:3000/waiting-list/sample',
  }
  const offer = {
    prices: unpaid.statement.rows.filter(({ kind }) => kind === 'item' || kind === 'total'),
    orderUrl: 'http://localhost:3000/booking?again=sample',
    unsubscribeUrl: 'http://localhost:3000/follow-ups/unsubscribe/sample',
  }
  const text = textIn(language)
  return {
    confirmation: {
      confirmation: confirmation({ ...party, termsVersion: 1 }),
    },
    'payment-link': {
      'payment-link': paymentLink(unpaid, {
        purpose: 'booking',
        amountCents: party.paidCents,
        sentence: text(message('payments.dateKeptUntil', { instant: '2027-01-07T15:00:00.000Z' })),
      }),
      'payment-link-refused': paymentLink(unpaid, {
        purpose: 'booking',
        amountCents: party.paidCents,
        sentence: text(message('payments.dateKeptUntil', { instant: '2027-01-07T15:00:00.000Z' })),
        isBankRefusal: true,
      }),
    },
    'payment-link-balance': {
      'payment-link-balance': paymentLink(party, {
        purpose: 'balance',
        amountCents: party.owedCents,
        sentence: text(message('payments.balanceDueBy', { day: '2027-02-06' })),
      }),
      'payment-link-declined': paymentLink(party, {
        purpose: 'balance',
        amountCents: party.owedCents,
        sentence: text(message('payments.balanceDueBy', { day: '2027-02-06' })),
        cardRefusal: 'declined',
      }),
      'payment-link-authentication': paymentLink(party, {
        purpose: 'balance',
        amountCents: party.owedCents,
        sentence: text(message('payments.balanceDueBy', { day: '2027-02-06' })),
        cardRefusal: 'authentication',
      }),
    },
    'autopay-notice': {
      'autopay-notice': autopayNotice(party, {
        amountCents: party.owedCents,
        leftCents: 0,
        chargeDay: '2027-02-06',
        hour: 10,
        card: 'Visa •••• 4242',
      }),
      'autopay-notice-grown': autopayNotice(party, {
        amountCents: 20_000,
        leftCents: party.owedCents - 20_000,
        chargeDay: '2027-02-06',
        hour: 10,
        card: 'Visa •••• 4242',
      }),
    },
    'date-released': {
      'date-released': dateReleased(unpaid),
    },
    'payment-receipt': {
      'payment-receipt': paymentReceipt(
        { ...party, statement: sampleStatement(true, whole, language), paidCents: whole, owedCents: 0 },
        { amountCents: party.owedCents, method: 'card' },
      ),
    },
    'money-back': {
      'money-back': moneyBack(party, {
        amountCents: party.paidCents,
        message: text(
          message('payments.cameTooLate', {
            refusal: [
              message('calendar.fullyBooked', { day: '2027-02-13' }),
              message('calendar.chooseOtherDate'),
            ],
          }),
        ),
      }),
      'money-back-unbooked': unbookedMoneyBack(party, {
        amountCents: party.paidCents,
        message: text(message('payments.bookingGoneMoneyBack')),
      }),
    },
    'overpayment-back': {
      'money-back-overpayment': overpaymentBack(party, {
        amountCents: 7_500,
        byHandCents: 2_500,
        message: text(message('refunds.overpayment', { amount: 7_500 })),
      }),
    },
    'balance-reminder': {
      'balance-reminder': balanceReminder(party),
    },
    cancelled: {
      cancelled: cancelled(party, {
        refundCents: 0,
        byHandCents: 0,
        reason: text(message('rules.depositOnly')),
      }),
      'cancelled-without-refund': cancelled(party, { refundCents: 0, byHandCents: 0, reason: undefined }),
      'cancelled-with-refund': cancelled(party, {
        refundCents: 12_000,
        byHandCents: 2_500,
        reason: undefined,
      }),
    },
    reopened: {
      reopened: reopened(party),
    },
    'order-changed': {
      'order-changed': orderChanged(party, {
        before: { ...party, teepees: 3, statement: sampleStatement(true, party.paidCents, language, 3) },
        message: text(
          message('orderChange.ofBalance', {
            direction: 'down',
            difference: 22_410,
            balance: party.owedCents,
            dueDay: party.balanceDueDay,
          }),
        ),
        refundCents: 0,
        byHandCents: 0,
        invoiceNumbers: ['CN-2027-0007'],
      }),
    },
    'order-changed-moved': {
      'order-changed-moved': orderChanged(party, {
        before: { ...party, bookingDate: '2027-02-06' },
        message: text(message('orderChange.costsNothing')),
        refundCents: 0,
        byHandCents: 0,
        invoiceNumbers: [],
      }),
    },
    rescheduled: {
      rescheduled: rescheduled(party, { earlierDay: '2027-02-06', refundPercent: 10_000 }),
    },
    'text-by-mail': {
      'text-by-mail': textByMail(text('mails.sample.allSetUp'), language),
    },
    'waiting-list-joined': {
      'waiting-list': waitingListJoined(waiting),
    },
    'waiting-for-more': {
      'waiting-for-more': waitsForMore(party, 4),
    },
    'waiting-list-offer': {
      'waiting-list-offer': placeOffered(waiting, new Date('2027-01-07T15:00:00Z')),
    },
    'more-offered': {
      'more-offered': moreOffered(party, { numberOfTeepees: 4, until: new Date('2027-01-07T15:00:00Z') }),
    },
    'review-request': {
      'review-request': reviewRequest(party, 'http://localhost:3000/review'),
      'review-request-with-tip': reviewRequest(party, 'http://localhost:3000/review', { offersTips: true }),
      'review-request-with-google': reviewRequest(party, 'http://localhost:3000/review', {
        googleReviewUrl: 'https://g.page/r/sample/review',
      }),
    },
    'chosen-party': {
      'chosen-party': chosenParty({
        ...party,
        prices: offer.prices,
        isAreaOpen: false,
        orderUrl: 'http://localhost:3000/booking?theme=1&teepees=2',
      }),
      'chosen-party-without-day': chosenParty({
        ...party,
        bookingDate: undefined,
        prices: offer.prices,
        isAreaOpen: true,
        orderUrl: 'http://localhost:3000/booking?theme=1&teepees=2',
      }),
    },
    'unfinished-booking': {
      'unfinished-booking': unfinishedBooking(unpaid, offer),
    },
    'day-before': {
      'day-before': dayBefore(party),
    },
    'same-again': {
      'same-again': bookAgain(party, offer),
    },
    birthday: {
      birthday: birthday(party, offer, 5),
    },
    'tip-thanks': {
      'tip-thanks': tipThanks(party, 2_000),
    },
    'on-the-way': {
      'on-the-way': onTheWay(party, { kind: 'setup', window: { from: '14:00', to: '15:00' } }),
      'on-the-way-late': onTheWay(party, { kind: 'setup', window: undefined }),
    },
    'on-the-way-to-collect': {
      'on-the-way-to-collect': onTheWay(party, { kind: 'collect', window: { from: '09:00', to: '09:45' } }),
      'on-the-way-to-collect-late': onTheWay(party, { kind: 'collect', window: undefined }),
    },
    'damage-claimed': {
      'damage-claimed': damageClaimed(party, {
        lines: [
          { text: text('mails.sample.cover'), amountCents: 6_000 },
          { text: text('mails.sample.lights'), amountCents: 2_500 },
        ],
        claimedCents: 8_500,
        answerUntil: new Date('2027-02-16T15:00:00Z'),
      }),
    },
    'damage-decided': {
      'damage-decided': damageDecided(party, { claimedCents: 8_500, chargedCents: 8_500, hasAgreed: false }),
      'damage-decided-agreed': damageDecided(party, {
        claimedCents: 8_500,
        chargedCents: 8_500,
        hasAgreed: true,
      }),
      'damage-decided-less': damageDecided(party, {
        claimedCents: 8_500,
        chargedCents: 4_000,
        hasAgreed: false,
      }),
      'damage-decided-card': damageDecided(party, {
        claimedCents: 8_500,
        chargedCents: 8_500,
        hasAgreed: true,
        cardRefusal: 'declined',
      }),
    },
    'damage-reminder': {
      'damage-reminder': damageReminder(party, 8_500),
    },
    'damage-paid': {
      'damage-paid': damagePaid(party, { amountCents: 8_500, invoiceNumbers: ['2027-0012'] }),
      'damage-paid-card': damagePaid(party, {
        amountCents: 8_500,
        invoiceNumbers: ['2027-0012'],
        card: 'Visa •••• 4242',
      }),
    },
    'damage-withdrawn': {
      'damage-withdrawn': damageWithdrawn(party, 8_500),
    },
    'newsletter-confirmation': {
      'newsletter-confirmation': newsletterConfirmation({
        language,
        confirmUrl: 'http://localhost:3000/newsletter/confirm/sample',
      }),
    },
  }
}
