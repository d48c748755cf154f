import { describe, expect, it } from 'vitest'
import {
  emailKey,
  FOREIGN_PHONE_PATTERN,
  mailboxKey,
  phoneKey,
  sendableNumber,
  textNumber,
} from './contact-keys.ts'

describe('emailKey', () => {
  it.each([
    ['maria@example.com', 'maria@example.com'],
    ['  Maria.Gomez@Example.COM ', 'maria.gomez@example.com'],
    ['maria+party@example.com', 'maria+party@example.com'],
    ['ÉLODIE@example.com', 'élodie@example.com'],
  ])('%j is compared as %j', (email, key) => expect(emailKey(email)).toBe(key))
})

describe('mailboxKey', () => {
  it.each([
    ['maria@example.com', 'maria@example.com'],
    ['Maria+Party@Example.com', 'maria@example.com'],
    ['maria+one+two@example.com', 'maria@example.com'],
    ['+305@example.com', '+305@example.com'],
    ['"a@b+c"@example.com', '"a@b@example.com'],
    ['no address+at all', 'no address+at all'],
  ])('%j leads to %j', (email, key) => expect(mailboxKey(email)).toBe(key))
})

describe('phoneKey', () => {
  it.each([
    ['(305) 555-0123', '3055550123'],
    ['305.555.0123', '3055550123'],
    ['+1 305 555 0123', '3055550123'],
    ['001-305-555-0123', '3055550123'],
    ['3055550123', '3055550123'],
    ['555-0123', undefined],
    ['', undefined],
    ['call me', undefined],
    ['000-000-0000', undefined],
    ['1111111111', undefined],
    ['+44 20 7946 0958', '+442079460958'],
    ['+47 22 12 34 56', '+4722123456'],
    [' + 44 20 7946 0958', '+442079460958'],
  ])('%j is compared as %j', (phone, key) => expect(phoneKey(phone)).toBe(key))
})

it.each([
  ['(305) 555-0123', '+13055550123'],
  ['787 555 0123', '+17875550123'],
  ['+1 340 555 0123', '+13405550123'],
  ['900 555 0123', undefined],
  ['1-976-555-0123', undefined],
  ['+1 876 555 0123', undefined],
  ['809-555-0123', undefined],
  ['242 555 0123', undefined],
  ['+1 (416) 555-0123', undefined],
  ['800 555 0123', undefined],
  ['+44 20 7946 0958', undefined],
])('texts to %s go to %s', (phone, number) => expect(sendableNumber(phone)).toBe(number))

describe('textNumber', () => {
  it.each([
    ['(305) 555-0123', '+13055550123'],
    ['+1 305 555 0123', '+13055550123'],
    ['+44 20 7946 0958', undefined],
    // Ten digits, as many as a US number has.
    ['+47 22 12 34 56', undefined],
    ['+65 6123 4567', undefined],
    ['555-0123', undefined],
  ])('%s is texted as %s', (phone, number) => expect(textNumber(phone)).toBe(number))
})

it.each([
  ['+44 20 7946 0958', true],
  ['+47 22 12 34 56', true],
  ['+442079460958', true],
  ['+44 (20) 7946-0958', true],
  ['+44 (0)20 7946 0958', false],
  ['+1 305 555 0123', false],
  ['44 20 7946 0958', false],
  ['+44 20', false],
  ['+44 20 7946 0958 1234 5678', false],
  ['+44 20 7946 0958 x3', false],
])('staff may store %s: %s', (phone, isAllowed) => expect(FOREIGN_PHONE_PATTERN.test(phone)).toBe(isAllowed))
