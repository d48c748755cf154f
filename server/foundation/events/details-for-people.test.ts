import { describe, expect, it } from 'vitest'
import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import { describeFacts, readDetails } from './describe-facts.ts'

describe('for people', () => {
  it('fields have names in English, too', () => {
    const changes = [{ field: 'totalAmount', before: '150.00', after: '270.00' }]
    expect(describeFacts('en', { kind: 'changes', changes })).toEqual([
      { text: 'Total amount: $150.00 → $270.00', language: 'en' },
    ])
  })

  it('a new display order is described by names, an older entry by ids', () => {
    const ids = [3, 1]
    expect(describeFacts('en', { kind: 'order', ids })).toEqual([{ text: '3, 1', language: 'en' }])
    expect(
      describeFacts('en', { kind: 'order', ids, names: ['Luna', 'Boho'] })
        .map(({ text }) => text)
        .join(''),
    ).toBe('Luna, Boho')
  })

  it.each([
    [{ kind: 'requirements', count: 1 }, '1 requirement'],
    [
      {
        kind: 'work-on-day',
        day: '2027-03-01',
        crews: { count: 1, from: '09:00', to: '14:00' },
        reason: null,
      },
      'Mar 1, 2027: 1 crew 09:00 to 14:00',
    ],
  ] satisfies [AuditFacts, string][])('one is not told as many: %j', (facts, text) => {
    expect(describeFacts('en', facts)).toEqual([{ text, language: 'en' }])
  })

  it('yes, no and null are words, and so is a language', () => {
    const changes = [
      { field: 'isDeposit', before: true, after: false },
      { field: 'couponCode', before: null, after: 'SPRING' },
      { field: 'language', before: 'en', after: 'es' },
    ]
    expect(describeFacts('en', { kind: 'changes', changes })).toEqual([
      {
        text: 'With deposit: yes → no; Coupon code: nothing → SPRING; Language: English → Spanish',
        language: 'en',
      },
    ])
  })

  it.each([
    ['of an older release', null],
    ['whose facts a later release stored', { kind: 'moonphase', phase: 'full' }],
    [
      'with an unknown sentence',
      { kind: 'money-back', amountCents: 1, reason: { sentence: 'toString', about: [] } },
    ],
  ])('an entry %s has its English text', (_, facts) => {
    const details = 'by phone'
    expect(readDetails({ details, facts }, 'es')).toEqual({
      details,
      told: [{ text: details, language: 'en' }],
    })
    expect(readDetails({ details: '', facts }, 'es')).toEqual({ details: '', told: [] })
  })
})
