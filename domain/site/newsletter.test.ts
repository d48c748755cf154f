import { expect, it } from 'vitest'
import { afterSubscribing } from './newsletter.ts'

it.each([
  [undefined, false, 'subscribed', false],
  [undefined, true, 'waiting', true],
  ['waiting', true, 'waiting', true],
  ['waiting', false, 'subscribed', false],
  ['subscribed', true, 'waiting', true],
  ['subscribed', false, 'subscribed', false],
  ['confirmed', true, 'subscribed', false],
  ['confirmed', false, 'subscribed', false],
  ['unsubscribed', true, 'waiting', true],
  ['unsubscribed', false, 'subscribed', false],
] as const)('%s, asked first %s: %s, mail %s', (before, asksFirst, state, asks) => {
  const isConfirmed = before === 'confirmed'
  const known = before && { state: isConfirmed ? 'subscribed' : before, isConfirmed }
  expect(afterSubscribing(known, asksFirst)).toEqual({ state, asks })
})
