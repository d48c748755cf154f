import { expect, it } from 'vitest'
import { afterSubscribing } from './newsletter.ts'

it.each([
  [undefined, false, 'subscribed', false],
  [undefined, true, 'waiting', true],
  ['waiting', true, 'waiting', true],
  ['waiting', false, 'subscribed', false],
  ['subscribed', true, 'subscribed', false],
  ['subscribed', false, 'subscribed', false],
  ['unsubscribed', true, 'waiting', true],
  ['unsubscribed', false, 'subscribed', false],
] as const)('%s, asked first %s: %s, mail %s', (known, asksFirst, state, asks) =>
  expect(afterSubscribing(known, asksFirst)).toEqual({ state, asks }),
)
