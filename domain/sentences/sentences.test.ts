import { describe, expect, it } from 'vitest'
import { englishWordsIn } from '#test/english-words.ts'
import { BOOKING_FIELD_NAMES } from '../booking/booking-fields.ts'
import { message } from '../messages/message.ts'
import { DETAILS_RULES, fieldRule } from '../order/details-rules.ts'
import { refuse } from '../refusal/refusal.ts'
import { describeRefusal, retell } from '../translation/sentences-in.ts'
import { ENGLISH, type Sentences } from './english.ts'
import { say, tell } from './said.ts'
import { SPANISH } from './spanish.ts'

const DAY = '2026-12-05'
/** Sample values of each sentence; the compiler requires an entry for every sentence that takes values. */
const ABOUT: {
  readonly [Name in keyof Sentences as Parameters<Sentences[Name]> extends [] ? never : Name]: Parameters<
    Sentences[Name]
  >
} = {
  couponMinimum: [12_345],
  fileTooLarge: [5, 7_864_320],
  tipAmount: [100, 50_000],
  damageAboveMaximum: [25_000, 5_000],
  damageAboveClaim: [8_000],
  damageWaitsForFamily: [48],
  fullyBooked: [DAY],
  dayPassed: [DAY],
  noticeNeeded: [1, DAY],
  callForEarlier: ['(305) 555-0123'],
  tooFarAhead: [400, DAY],
  dayClosed: [DAY, 'vacaciones'],
  nobodyWorks: [DAY],
  noTimeToSetUp: [DAY],
  noTimeToCollect: [DAY],
  noTeepeesLeft: [DAY],
  fewTeepeesLeft: [1, DAY],
  noMoreTeepeesLeft: [DAY],
  fewMoreTeepeesLeft: [1, DAY],
  tooLittleLeft: [DAY, 'lona'],
  addonTaken: ['Noche de película', DAY],
  nearestFreeDates: [[DAY, '2026-12-06']],
  stillHasRoom: [DAY],
  alreadyInStatus: ['cancelled'],
  cannotBeMoved: ['completed'],
  movedEnough: [2],
  tooLateToMove: [7],
  alreadyOn: [DAY],
  canMove: [8, 1],
  partyWasOn: [DAY],
  refundIsNow: [12_345],
  addonUnavailable: [null],
  beyondDeposit: [14, 5_000, 10_000, 5_000],
  beyondPrice: [28_000, 0],
  surplus: [7_500],
  comesBack: [7_500],
  cannotBeChanged: ['completed'],
  changeClosed: ['addons', DAY],
  changeDueNow: [7_500],
  changeToPay: [7_500],
  changePaidNow: [7_500],
  changeRefunds: [7_500],
  changeRefundsPart: [7_500, 2_500],
  changeRefundsNothing: [7_500],
  changeOfBalance: [-7_500, 12_000, DAY],
  changeCameTooLate: ['El día está lleno.'],
  orderBecameSmaller: [7_500],
  couponGoes: ['MOON10'],
  noMoreAfterMove: [5_000, 12_345],
  moveKeepsRefund: [5_000],
  noRefundWithin: [14],
  nothingToPay: ['pending'],
  tooLittleForCard: [40],
  balanceDueBy: [DAY],
  dateKeptUntil: ['2026-12-01T15:00:00.000Z'],
  amountTooSmall: [50],
  priceChanged: [10_000, 20_000],
  dueChanged: [true, 10_000],
  doesNotCover: [5_000, 10_000],
  paidTooMuch: [500],
  cameTooLate: ['El día está lleno.'],
  asWritten: ['Texto de la casa'],
  outsideArea: ['34102', '(305) 555-0123'],
  unknownZip: ['00000', '(305) 555-0123'],
  tooManyHolds: [5, 1],
  rateLimited: [30],
  tellNumber: ['1a2b3c4d'],
  fieldAtLeast: ['firstName', 2],
  fieldAtMost: ['address', 500],
  fieldNoOption: ['floor'],
  minimumGuests: [1],
  maximumGuests: [20],
  teepeesNeeded: [7, 3, 4, 2, 3],
}

describe.each(Object.keys(ENGLISH) as (keyof Sentences)[])('%s', (sentence) => {
  const about: readonly unknown[] = sentence in ABOUT ? ABOUT[sentence as keyof typeof ABOUT] : []

  it('is said in both languages, with the same things in it', () => {
    const english = tell({ sentence, about })
    const spanish = tell({ sentence, about }, SPANISH)
    expect(spanish).not.toMatch(/undefined|null|NaN|[^.]\.\.(?!\.)/)
    expect(englishWordsIn(spanish)).toEqual([])
    expect(spanish.match(/\$[\d,.]*\d/g) ?? []).toEqual(english.match(/\$[\d,.]*\d/g) ?? [])
    if (sentence !== 'asWritten') expect(spanish).not.toBe(english)
  })
})

describe('a refusal', () => {
  it('is told in the language of its reader', () => {
    const refusal = refuse('date_unavailable', [say('fullyBooked', DAY), say('chooseOtherDate')])
    expect(describeRefusal('en', refusal)).toBe(
      'Saturday, December 5, 2026 is fully booked. Please choose another date.',
    )
    expect(describeRefusal('es', refusal)).toBe(
      'El sábado, 5 de diciembre de 2026 ya está completo. Por favor, elija otra fecha.',
    )
    const tooMuch = refuse('invalid', message('bookings.refundAtMost', { amount: 12_345 }))
    expect(describeRefusal('en', tooMuch)).toBe('At most $123.45 can be refunded.')
    expect(describeRefusal('es', tooMuch)).toBe('Se pueden reembolsar como máximo $123.45.')
  })

  it('tells the sentences within a sentence in the same language', () => {
    const late = say('cameTooLate', [say('fullyBooked', DAY), say('chooseOtherDate')])
    const within = [say('fullyBooked', DAY), say('chooseOtherDate')]
    expect(tell(late, SPANISH)).toContain(tell(within, SPANISH))
    expect(tell(late)).toMatch(/sending all of it back\. .* is fully booked\. Please choose another date\.$/)
  })

  it('keeps the words of another program', () => {
    expect(describeRefusal('es', refuse('payment_failed', say('asWritten', 'No such charge')))).toBe(
      'No such charge',
    )
  })
})

describe('an English text of ours', () => {
  it('is told again in another language', () => {
    expect(retell('es', 'Your card was declined.')).toBe('Su tarjeta fue rechazada.')
    expect(retell('en', 'Your card was declined.')).toBe('Your card was declined.')
    expect(retell('es', 'Something by somebody else')).toBe('Something by somebody else')
  })

  it('is known for every rule of what is typed', () => {
    for (const rule of Object.values(DETAILS_RULES).flat())
      expect(englishWordsIn(retell('es', tell(rule.said)))).toEqual([])
    for (const name of BOOKING_FIELD_NAMES) {
      const { said } = fieldRule(name)
      expect(retell('es', tell(said))).toBe(tell(said, SPANISH))
    }
  })

  it('keeps the numbers of its rule', () => {
    expect(retell('es', 'Please use at most 2,000 characters')).toBe('Escriba como máximo 2,000 caracteres')
    expect(retell('es', 'Please use at most 2,000 words')).toBe('Please use at most 2,000 words')
  })
})
