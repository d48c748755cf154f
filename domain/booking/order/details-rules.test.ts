import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import type { DetailsField } from '../details-fields.ts'
import { detailsProblem, readGuestCount } from './details-rules.ts'

describe('valid details', () => {
  it.each<[DetailsField, string]>([
    ['firstName', 'Jo'],
    ['lastName', ' Ng '],
    ['email', 'ana.maria+party@mail.example.com'],
    ['email', "o'neil@example.co"],
    ['phone', '3055550123'],
    ['phone', '(305) 555-0123'],
    ['phone', '(305)555-0123'],
    ['phone', '305.555.0123'],
    ['phone', '305 555 0123'],
    ['address', '1 Elm'],
    ['city', 'LA'],
    ['state', 'FL'],
    ['zipCode', '33101'],
    ['zipCode', '33101-1234'],
    ['zipCode', '33101 1234'],
    ['guestCount', '1'],
    ['guestCount', '20'],
    ['specialRequests', ''],
    ['customThemeDetails', 'x'.repeat(2000)],
  ])('%s: %j', (field, value) => {
    expect(detailsProblem(field, value)).toBeUndefined()
  })
})

describe('invalid details', () => {
  it.each<[DetailsField, string, string]>([
    ['firstName', 'J', 'First name must be at least 2 characters'],
    ['firstName', 'J ', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
    ['lastName', 'x'.repeat(101), 'Last name must be at most 100 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'ana@example', 'Please enter a valid email address'],
    ['email', 'a@b.c,d@e.f', 'Please enter a valid email address'],
    ['email', 'ana@example.com\nBcc: all@example.com', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Email must be at most 254 characters'],
    ['phone', '555-0123', 'Please enter a valid phone number'],
    ['phone', '1-305-555-0123', 'Please enter a valid phone number'],
    ['phone', '(305 555-0123', 'Please enter a valid phone number'],
    ['phone', '305555012a', 'Please enter a valid phone number'],
    ['address', '1 El', 'Address must be at least 5 characters'],
    ['city', 'M', 'City must be at least 2 characters'],
    ['state', 'F', 'State must be at least 2 characters'],
    ['zipCode', '3310', 'Please enter a valid ZIP code'],
    ['zipCode', '331011234', 'Please enter a valid ZIP code'],
    ['guestCount', '', 'Minimum guest count is 1'],
    ['guestCount', '0', 'Minimum guest count is 1'],
    ['guestCount', '21', 'Maximum guest count is 20'],
    ['guestCount', '2.5', 'Enter a whole number of guests'],
    ['guestCount', 'six', 'Enter a whole number of guests'],
    ['specialRequests', 'x'.repeat(2001), 'Special requests must be at most 2000 characters'],
  ])('%s: %j', (field, value, message) => {
    expect(inEnglish(detailsProblem(field, value))).toBe(message)
  })
})

describe('the number of children that was typed', () => {
  it.each([
    ['1', 1],
    ['20', 20],
    // No booking can have these.
    ['0', 6],
    ['21', 6],
    ['2.5', 6],
    ['many', 6],
    ['', 6],
  ])('%j is %i', (typed, count) => {
    expect(readGuestCount(typed)).toBe(count)
  })
})
