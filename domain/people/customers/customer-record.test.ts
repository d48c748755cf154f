import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { type CustomerRecord, erasureRefusal, mergedRecord } from './customer-record.ts'

const record = (notes: string, birthMonth: number | null): CustomerRecord => ({ notes, birthMonth })

describe('mergedRecord', () => {
  it.each<[CustomerRecord, CustomerRecord, CustomerRecord]>([
    [record('', null), record('', null), record('', null)],
    [record('Steep stairs.', 3), record('', null), record('Steep stairs.', 3)],
    [record('', null), record('Has a dog.', 5), record('Has a dog.', 5)],
    [record('Steep stairs.', 3), record('Has a dog.', 3), record('Steep stairs.\n\nHas a dog.', 3)],
    [record('', 3), record('Has a dog.', 5), record('Has a dog.\n\nAnother birthday is in May.', 3)],
  ])('merges %j and %j', (kept, other, merged) => expect(mergedRecord(kept, other)).toEqual(merged))
})

describe('erasureRefusal', () => {
  it.each([
    [{ nextParty: undefined, owedRefund: undefined }, undefined],
    [{ nextParty: '2027-02-13', owedRefund: undefined }, /February 13, 2027/],
    [{ nextParty: undefined, owedRefund: 'requested' as const }, /on its way/],
    [{ nextParty: undefined, owedRefund: 'failed' as const }, /failed/],
    [{ nextParty: '2027-02-14', owedRefund: 'failed' as const }, /party/],
  ])('%j', (facts, sentence) => {
    const refusal = erasureRefusal(facts)
    expect(isRefusal(refusal)).toBe(sentence !== undefined)
    if (refusal && sentence) expect(describeRefusal('en', refusal)).toMatch(sentence)
  })
})
