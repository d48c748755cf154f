import { expect, it } from 'vitest'
import { judgeDecline } from './decline.ts'

it.each([
  ['do_not_try_again', 'insufficient_funds', 'hard'],
  ['confirm_card_data', 'generic_decline', 'hard'],
  ['try_again_later', 'stolen_card', 'soft'],
  ['try_again_later', 'authentication_required', 'authentication'],
  [null, 'insufficient_funds', 'soft'],
  [null, 'stolen_card', 'hard'],
  [null, 'expired_card', 'hard'],
  [null, 'a_reason_of_next_year', 'hard'],
])('advice %s with decline code %s is %s', (adviceCode, declineCode, verdict) => {
  const decline = { code: 'card_declined', declineCode, adviceCode, message: '' }
  expect(judgeDecline(decline)).toBe(verdict)
})
