import { type Message, type MessageId, message } from './message.ts'

/**
 * How refunds and the log keep a message: a name and its values in order. Releases before the catalogues wrote these, and
 * read them beside this one during an upgrade, so that a name that has been stored stays.
 */
export type StoredMessage = { readonly sentence: string; readonly about: readonly unknown[] }

/** The message of each name that has been stored, with the names of its values in order. */
const STORED: Readonly<Record<string, readonly [id: MessageId, ...values: string[]]>> = {
  nothingToRefund: ['rules.nothingToRefund'],
  neverRefunded: ['rules.neverRefunded'],
  noRefundWithin: ['rules.noRefundWithin', 'count'],
  depositOnly: ['rules.depositOnly'],
  beyondDeposit: ['rules.beyondDeposit', 'count', 'share', 'deposit', 'refund'],
  noMoreAfterMove: ['rules.noMoreAfterMove', 'percent', 'refund'],
  beyondPrice: ['rules.beyondPrice', 'excess', 'refund'],
  bookingDeleted: ['refunds.bookingDeleted'],
  surplus: ['refunds.surplus', 'amount'],
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
  paymentUnderway: ['payments.paymentUnderway'],
  alreadyPaid: ['bookings.alreadyPaid'],
  outsideArea: ['rules.outsideArea', 'zip', 'phone'],
  unknownZip: ['rules.unknownZip', 'zip', 'phone'],
  dayClosed: ['calendar.dayClosedBecause', 'day', 'reason'],
  nearestFreeDates: ['calendar.nearestFreeDates', 'first', 'second'],
}

const NAMES = new Map(Object.entries(STORED).map(([name, [id]]) => [id, name]))

export function isStoredName(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(STORED, name)
}

/** Returns what is stored of a message; of one that has no name there, its text by `write`. */
export function toStored(said: Message, write: (said: Message) => string): StoredMessage {
  const name = NAMES.get(said.id)
  const [, ...values] = (name !== undefined && STORED[name]) || []
  if (name === undefined) return { sentence: 'asWritten', about: [write(said)] }
  const about = values.map((value) => said.values[value])
  return {
    sentence: name,
    about: about.map((value) =>
      typeof value === 'object' ? [value].flat().map((nested) => toStored(nested, write)) : value,
    ),
  }
}

/** Returns the message that was stored; `undefined` if there is none of this name. */
export function fromStored({ sentence, about }: StoredMessage): Message | undefined {
  if (!isStoredName(sentence)) return undefined
  const older = fromOlder(sentence, about)
  if (older) return older
  const [id, ...names] = STORED[sentence] ?? ['message.asWritten']
  const values = names.map((name, index): [string, unknown] => [name, readValue(about[index])])
  return { id, values: Object.fromEntries(values) as Message['values'] }
}

function readValue(value: unknown): unknown {
  return Array.isArray(value) ? value.flatMap((nested) => fromStored(nested) ?? []) : (value ?? '')
}

/** What earlier releases stored in another way. */
function fromOlder(sentence: string, about: readonly unknown[]): Message | undefined {
  const [first, second] = about
  if (sentence === 'dayClosed' && !second) return message('calendar.dayClosed', { day: String(first) })
  if (sentence === 'beyondDeposit' && second === null) {
    const [count, , deposit, refund] = about.map(Number)
    return {
      id: 'rules.beyondDeposit',
      values: { count: count ?? 0, share: 10_000, deposit: deposit ?? 0, refund: refund ?? 0 },
    }
  }
  if (sentence === 'nearestFreeDates' && Array.isArray(first)) {
    const [day = '', other] = first.map(String)
    return other
      ? message('calendar.nearestFreeDates', { first: day, second: other })
      : message('calendar.nearestFreeDate', { day })
  }
  return undefined
}
