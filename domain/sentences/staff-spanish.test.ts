import { describe, expect, it } from 'vitest'
import { englishWordsIn } from '#test/english-words.ts'
import { FIELDS_IN_SPANISH } from './staff-spanish-fields.ts'
import { REFUSALS_IN_SPANISH } from './staff-spanish-refusals.ts'
import * as toStaff from './to-staff.ts'

const DAY = '2026-12-05'
const THEME = { en: 'the theme Luna', es: 'el tema Luna' }
/** Sample values of each sentence; the compiler requires an entry for every sentence. */
const ABOUT: { readonly [Name in keyof typeof toStaff]: Parameters<(typeof toStaff)[Name]> } = {
  daysAtMost: [92],
  requestTooLarge: ['1 MB'],
  keyTooLong: [255],
  changedMeanwhile: ['this theme'],
  tooLittleForBooking: [12, DAY, 2],
  overpaymentIsNow: [7_500],
  paidForDeleted: [7_500],
  refundAtMost: [12_345],
  failedRefundIsNow: [7_500],
  refundWentAnotherWay: [2_500],
  leftToPay: [12_345],
  partyToCome: [DAY],
  certificateEnds: [DAY],
  notInFlorida: ['10001'],
  twoRates: ['Miami-Dade', DAY],
  zipOutsideArea: ['34102'],
  zipUnknown: ['90210'],
  webhooksAtMost: [20],
  webhooksMissing: ['STRIPE_WEBHOOK_SECRET'],
  providerMissing: ['stripe'],
  imageServiceSays: ['Sin fondos'],
  imageServiceStatus: [500],
  nobodyWorksHere: [],
  fewCrewsWork: [2],
  arrivesLate: ['14:00', '11:00'],
  notDoneInTime: ['18:00'],
  pictureShownBy: [[THEME, THEME, THEME, THEME]],
}

const known = Object.entries({
  ...REFUSALS_IN_SPANISH,
  ...FIELDS_IN_SPANISH,
})
const told = Object.entries(toStaff).map(([name, tell]) => {
  const { en, es } = (tell as (...about: readonly unknown[]) => toStaff.ToStaff)(
    ...ABOUT[name as keyof typeof ABOUT],
  )
  return [en, es] as const
})

describe.each([...known, ...told])('%s', (english, spanish) => {
  it('is said to staff in Spanish, with the same values', () => {
    expect(spanish).not.toBe(english)
    expect(spanish).not.toMatch(/undefined|null|NaN/)
    expect(englishWordsIn(spanish)).toEqual([])
    expect(spanish.match(/\{\}/g)).toEqual(english.match(/\{\}/g))
    expect(spanish.endsWith('.')).toBe(english.endsWith('.'))
  })
})
