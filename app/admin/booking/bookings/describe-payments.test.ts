import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describePayments } from './describe-payments.ts'

it.each([
  ['pending', '0.00', '150.00', 'Unpaid, $150.00 owed', 'warning'],
  ['confirmed', '75.00', '75.00', '$75.00 paid, $75.00 owed', 'info'],
  ['confirmed', '150.00', '0.00', 'Paid', 'success'],
  ['completed', '75.00', '75.00', '$75.00 paid, $75.00 owed', 'info'],
  ['completed', '150.00', '0.00', 'Paid', 'success'],
  ['cancelled', '0.00', '150.00', 'Nothing to pay', undefined],
  ['cancelled', '75.00', '75.00', '$75.00 kept', undefined],
] as const)('%s with %s paid and %s left: %s', (bookingStatus, paidAmount, owedAmount, words, tone) => {
  const state = describePayments({ bookingStatus, paidAmount, owedAmount }, textIn('en'))
  expect({ ...state, words: state.words.join(', ') }).toEqual({ words, tone })
})

it('is told in Spanish', () => {
  const account = { bookingStatus: 'confirmed', paidAmount: '75.00', owedAmount: '75.00' } as const
  expect(describePayments(account, textIn('es')).words).toEqual(['$75.00 pagados', 'debe $75.00'])
})
