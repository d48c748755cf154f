import { expect, it } from 'vitest'
import { detailsProblem } from '#domain/booking/order/details-rules.ts'
import { email } from './fields.ts'

it.each([
  ['ana.maria+party@mail.example.com', true],
  ["o'neil@example.co", true],
  ['A_B@Example.COM', true],
  ['ana!b@example.com', true],
  ['ana..b@example.com', true],
  ['ana@example.xn--p1ai', true],
  [' ana@example.com ', true],
  ['', false],
  ['ana', false],
  ['ana@example', false],
  ['ana@-example.com', false],
  ['ana@example-.com', false],
  ['ana@exa mple.com', false],
  ['a@b.c,d@e.f', false],
  ['<ana@example.com>', false],
  ['ana@example.com\nBcc: all@example.com', false],
  [`${'a'.repeat(243)}@example.com`, false],
])('bookings and all other calls accept the same e-mail addresses: %j is valid: %s', (address, isOne) => {
  expect(email().safeParse(address).success).toBe(isOne)
  expect(detailsProblem('email', address) === undefined).toBe(isOne)
})
