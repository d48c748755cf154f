import { describe, expect, it } from 'vitest'
import { getMainAction } from './main-action.ts'

const settled = { duePurpose: null } as const
const owing = { duePurpose: 'balance' } as const
const autopay = {}
const offered = { waitsFor: { status: 'offered' } } as const
const hold = { hold: { state: 'offered' } } as const

describe('the one thing to do', () => {
  it.each([
    ['held', { duePurpose: 'booking' }, 'pay'],
    ['booked', owing, 'pay'],
    ['booked', settled, undefined],
    ['booked', { ...owing, autopay }, undefined],
    ['booked', { ...owing, autopay: { newAmount: '90.00' } }, 'agree'],
    ['booked', { ...settled, ...hold }, 'hold'],
    ['booked', { ...owing, ...hold }, 'pay'],
    ['booked', { ...owing, ...offered }, 'offer'],
    ['thisWeek', settled, 'access'],
    ['thisWeek', owing, 'pay'],
    ['thisWeek', { ...settled, ...hold }, 'access'],
    ['tonight', settled, 'access'],
    ['tonight', owing, 'pay'],
    ['after', settled, 'review'],
    ['after', owing, 'pay'],
    ['after', { ...settled, damageClaimIds: [1] }, 'claim'],
    ['after', { ...settled, ...offered }, 'review'],
    ['missed', { duePurpose: 'booking' }, undefined],
    ['cancelled', settled, undefined],
    ['cancelled', { ...settled, ...offered }, undefined],
  ] as const)('%s, %j: %s', (phase, page, action) => {
    expect(getMainAction(page, phase)).toBe(action)
  })
})
