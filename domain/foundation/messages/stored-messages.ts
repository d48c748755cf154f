import { WHOLE_PERCENTAGE } from '../money/money.ts'
import { type Message, type MessageId, message, type TranslatedWords } from './message.ts'

/**
 * How refunds and the log store a message: a name and its values in order. Releases before the catalogues used this
 * form, and still read it while running beside this one during an upgrade, so stored names never change.
 */
export type StoredMessage = { readonly sentence: string; readonly about: readonly unknown[] }

/** The message for each stored name, with the names of its values in order. */
const STORED: Readonly<Record<string, readonly [id: MessageId, ...values: string[]]>> = {
  nothingToRefund: ['rules.nothingToRefund'],
  neverRefunded: ['rules.neverRefunded'],
  noRefundWithin: ['rules.noRefundWithin', 'count'],
  depositOnly: ['rules.depositOnly'],
  noMoreAfterMove: ['rules.noMoreAfterMove', 'percent', 'refund'],
  beyondPrice: ['rules.beyondPrice', 'excess', 'refund'],
  bookingDeleted: ['refunds.bookingDeleted'],
  surplus: ['refunds.overpayment', 'amount'],
  orderBecameSmaller: ['orderChange.becameSmaller', 'amount'],
  doesNotCover: ['payments.doesNotCover', 'paid', 'due'],
  couponUsedUpMeanwhile: ['payments.couponUsedUpMeanwhile'],
  cancelledMoneyBack: ['payments.cancelledMoneyBack'],
  paidTooMuch: ['payments.paidTooMuch', 'amount'],
  paidTwice: ['payments.paidTwice'],
  cameTooLate: ['payments.cameTooLate', 'refusal'],
  changeCameTooLate: ['orderChange.cameTooLate', 'why'],
  bookingGoneMoneyBack: ['payments.bookingGoneMoneyBack'],
  damageNotOwed: ['damage.notOwed'],
  madeInDashboard: ['refunds.madeInDashboard'],
  asWritten: ['message.asWritten', 'text'],
  chooseOtherDate: ['calendar.chooseOtherDate'],
  fullyBooked: ['calendar.fullyBooked', 'day'],
  dayPassed: ['calendar.dayPassed', 'day'],
  noticeNeeded: ['calendar.noticeNeeded', 'count', 'first'],
  callForEarlier: ['calendar.callForEarlier', 'phone'],
  tooFarAhead: ['calendar.tooFarAhead', 'count', 'last'],
  chooseEarlierDate: ['calendar.chooseEarlierDate'],
  nobodyWorks: ['calendar.nobodyWorks', 'day'],
  noTimeToSetUp: ['calendar.noTimeToSetUp', 'day'],
  noTimeToCollect: ['calendar.noTimeToCollect', 'day'],
  noTeepeesLeft: ['calendar.noTeepeesLeft', 'day'],
  fewTeepeesLeft: ['calendar.fewTeepeesLeft', 'count', 'day'],
  noMoreTeepeesLeft: ['calendar.noMoreTeepeesLeft', 'day'],
  fewMoreTeepeesLeft: ['calendar.fewMoreTeepeesLeft', 'count', 'day'],
  chooseFewerTeepees: ['calendar.chooseFewerTeepees'],
  tooLittleLeft: ['calendar.tooLittleLeft', 'day', 'name'],
  addonTaken: ['calendar.addonTaken', 'name', 'day'],
  chooseFewerOfAddon: ['calendar.chooseFewerOfAddon'],
  couponInactive: ['coupons.inactive'],
  couponTooEarly: ['coupons.tooEarly'],
  couponExpired: ['coupons.expired'],
  couponUsedUp: ['coupons.usedUp'],
  couponJustUsedUp: ['coupons.justUsedUp'],
  couponMinimum: ['coupons.minimum', 'amount'],
  couponUnknownInOrder: ['coupons.unknownInOrder'],
  orderChangedMeanwhile: ['orderChange.changedMeanwhile'],
  orderUnchanged: ['orderChange.unchanged'],
  cannotBeChanged: ['orderChange.cannotBeChanged', 'status'],
  changeClosed: ['orderChange.closed', 'kind', 'lastDay'],
  partyHasBegun: ['orderChange.partyHasBegun'],
  changesByContact: ['orderChange.byContact'],
  changedMeanwhile: ['bookings.changedMeanwhile'],
  changeUnderway: ['orderChange.underway'],
  themeUnavailable: ['bookings.themeUnavailable'],
  someAddonUnavailable: ['bookings.someAddonUnavailable'],
  paymentUnderway: ['payments.paymentUnderway'],
  alreadyPaid: ['bookings.alreadyPaid'],
  outsideArea: ['rules.outsideArea', 'zip', 'phone'],
  unknownZip: ['rules.unknownZip', 'zip', 'phone'],
}

const NAMES = new Map(Object.entries(STORED).map(([name, [id]]) => [id, name]))

/** Messages stored in another form than their values in order. */
const OTHERWISE: Readonly<Record<string, (about: readonly unknown[]) => Message>> = {
  dayClosed: ([day, reason, translated]) =>
    reason
      ? message('calendar.dayClosedBecause', {
          day: String(day),
          reason: (translated as TranslatedWords | undefined) ?? String(reason),
        })
      : message('calendar.dayClosed', { day: String(day) }),
  nearestFreeDates: ([days]) => {
    const [first = '', second] = [days].flat().map(String)
    return second
      ? message('calendar.nearestFreeDates', { first, second })
      : message('calendar.nearestFreeDate', { day: first })
  },
  beyondDeposit: ([count, share, deposit, refund]) =>
    message('rules.beyondDeposit', {
      count: Number(count),
      share: share === null ? WHOLE_PERCENTAGE : Number(share),
      deposit: Number(deposit),
      refund: Number(refund),
    }),
}

export function isStoredName(name: unknown): boolean {
  return typeof name === 'string' && (Object.hasOwn(STORED, name) || Object.hasOwn(OTHERWISE, name))
}

/** Returns the stored form of a message; for one without a stored name, its text as returned by `write`. */
export function toStored(sentence: Message, write: (sentence: Message) => string): StoredMessage {
  const { id, values } = sentence
  switch (id) {
    case 'calendar.dayClosed':
      return { sentence: 'dayClosed', about: [values.day, null] }
    case 'calendar.dayClosedBecause': {
      const { day, reason } = values
      const isTranslated = typeof reason === 'object' && 'en' in reason
      return { sentence: 'dayClosed', about: isTranslated ? [day, reason.en, reason] : [day, reason] }
    }
    case 'calendar.nearestFreeDate':
      return { sentence: 'nearestFreeDates', about: [[values.day]] }
    case 'calendar.nearestFreeDates':
      return { sentence: 'nearestFreeDates', about: [[values.first, values.second]] }
    case 'rules.beyondDeposit': {
      const { count, share, deposit, refund } = values
      return {
        sentence: 'beyondDeposit',
        about: [count, share === WHOLE_PERCENTAGE ? null : share, deposit, refund],
      }
    }
  }
  const name = NAMES.get(id)
  if (name === undefined) return { sentence: 'asWritten', about: [write(sentence)] }
  const [, ...names] = STORED[name] ?? []
  return { sentence: name, about: names.map((value) => storeValue(values[value], write)) }
}

function storeValue(
  value: Message['values'][string] | undefined,
  write: (sentence: Message) => string,
): unknown {
  if (typeof value !== 'object') return value
  return 'en' in value ? value.en : [value].flat().map((nested) => toStored(nested, write))
}

/** Returns the message that was stored, or undefined if its name is unknown. */
export function fromStored({ sentence, about }: StoredMessage): Message | undefined {
  const read = Object.hasOwn(OTHERWISE, sentence) ? OTHERWISE[sentence] : undefined
  if (read) return read(about)
  const known = Object.hasOwn(STORED, sentence) ? STORED[sentence] : undefined
  if (!known) return undefined
  const [id, ...names] = known
  const values = names.map((name, index): [string, unknown] => [name, readValue(about[index])])
  return { id, values: Object.fromEntries(values) as Message['values'] }
}

function readValue(value: unknown): unknown {
  return Array.isArray(value) ? value.flatMap((nested) => fromStored(nested) ?? []) : (value ?? '')
}
