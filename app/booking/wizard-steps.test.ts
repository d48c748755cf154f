import { describe, expect, it } from 'vitest'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { bookingDetails } from '#contract/booking/booking-fields.ts'
import { readFieldError } from '#contract/wire/field-message.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { inEnglish } from '#test/in-english.ts'
import {
  detailsFieldsFor,
  detailsProblems,
  findSelectionProblems,
  parseStep,
  reachableStep,
} from './wizard-steps.ts'

const today = partyDayAt(new Date())

const selected: BookingDraft = {
  ...EMPTY_DRAFT,
  themeId: 1,
  themeName: 'Boho Blossom',
  bookingDate: addDays(today, 7),
}
const detailed: BookingDraft = {
  ...selected,
  details: {
    ...EMPTY_DRAFT.details,
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    phone: '305-555-0123',
    address: '12 Palm Avenue',
    city: 'Miami',
    state: 'FL',
    zipCode: '33101',
  },
}

describe('the step an address asks for', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['4', 4],
    ['5', 1],
    ['0', 1],
    ['02', 1],
    ['success!', 1],
    ['constructor', 1],
  ] as const)('%o is step %i', (param, step) => {
    expect(parseStep(param)).toBe(step)
  })
})

describe('the step that is shown', () => {
  it.each([
    ['nothing chosen', EMPTY_DRAFT, [1, 2, 1, 1]],
    ['as many teepees as its theme allows', { ...detailed, numberOfTeepees: 6 }, [1, 2, 3, 4]],
    ['more teepees than its theme allows', { ...detailed, numberOfTeepees: 7 }, [1, 2, 1, 1]],
    ['theme and date chosen', selected, [1, 2, 3, 3]],
    ['all details given', detailed, [1, 2, 3, 4]],
    ['a day that has passed since', { ...detailed, bookingDate: addDays(today, -1) }, [1, 2, 1, 1]],
    ['paid', { ...EMPTY_DRAFT, paymentComplete: true }, [5, 5, 5, 5]],
  ] as const)('with %s', (_state, draft, shown) => {
    expect(([1, 2, 3, 4] as const).map((asked) => reachableStep(asked, draft, 6))).toEqual(shown)
  })

  it('asks for another day if the chosen one has passed', () => {
    const passed = { ...detailed, bookingDate: '2026-11-28' }
    expect(inEnglish(findSelectionProblems(passed, 6))).toEqual({
      date: 'Saturday, November 28, 2026 has already passed.',
    })
  })
})

describe('the details form', () => {
  it('asks for the design of a custom theme only', () => {
    expect(detailsFieldsFor('Boho Blossom')).not.toContain('customThemeDetails')
    expect(detailsFieldsFor('Your Own Custom Theme')).toContain('customThemeDetails')
  })

  it('tells every field that is not right', () => {
    expect(detailsProblems(detailed)).toEqual({})
    const wrong = { ...detailed, details: { ...detailed.details, phone: '12', guestCount: '21' } }
    expect(inEnglish(detailsProblems(wrong))).toEqual({
      phone: 'Please enter a valid phone number',
      guestCount: 'Maximum guest count is 20',
    })
  })
})

describe('the rules of the details form are those of the API', () => {
  const SCHEMAS = {
    email: bookingDetails.customerEmail,
    phone: bookingDetails.customerPhone,
    address: bookingDetails.partyAddress,
    city: bookingDetails.city,
    state: bookingDetails.state,
    zipCode: bookingDetails.zipCode,
    guestCount: bookingDetails.guestCount,
  }
  const TYPED = [
    ...[
      'ana@example.com',
      'nobody@',
      '305-555-0123',
      '(305) 555-0123',
      '12345',
      '33139',
      '33139-1234',
      '3313',
    ],
    ...[
      'a',
      'ab',
      'Miami',
      '0',
      '1',
      '20',
      '21',
      '1.5',
      'many',
      'a'.repeat(101),
      'a'.repeat(300),
      'a'.repeat(6000),
    ],
  ]

  it.each(Object.entries(SCHEMAS))('%s', (field, schema) => {
    for (const typed of TYPED) {
      const { [field as keyof typeof SCHEMAS]: told } = detailsProblems({
        ...detailed,
        details: { ...detailed.details, [field]: typed },
      })
      const { error } = schema.safeParse(typed)
      const answered = error?.issues[0]?.message
      expect([typed, told]).toEqual([typed, answered === undefined ? undefined : readFieldError(answered)])
    }
  })
})
