import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeAgreement } from './describe-agreement.ts'

const version = (number: number, publishedAt: string) => ({
  version: number,
  date: publishedAt.slice(0, 10),
  text: 'Text',
  sha256: 'x',
  publishedAt,
})
const VERSIONS = [version(2, '2027-02-01T12:00:00.000Z'), version(1, '2027-01-04T12:00:00.000Z')]
const agreed = { termsVersion: 2, termsAgreedAt: '2027-02-01T15:30:00.000Z' }

describe('what staff read of an agreement', () => {
  it.each([
    [{ createdAt: '2027-01-04T11:59:59.999Z' }, [], undefined],
    [{ createdAt: '2027-01-04T11:59:59.999Z' }, VERSIONS, 'before versioned terms'],
    [{ createdAt: '2027-01-04T12:00:00.000Z' }, VERSIONS, 'not agreed to yet; the payment link asks for it'],
    [
      { ...agreed, createdAt: '2027-02-01T15:30:00.000Z', termsAddress: '203.0.113.7' },
      VERSIONS,
      'Version 2, agreed to on February 1, 2027 at 10:30 AM from 203.0.113.7',
    ],
    [
      { ...agreed, createdAt: '2027-01-01T15:30:00.000Z' },
      VERSIONS,
      'Version 2, agreed to on February 1, 2027 at 10:30 AM',
    ],
  ])('%j', (booking, versions, words) => {
    expect(describeAgreement(booking, versions, textIn('en'))).toBe(words)
  })

  it('in Spanish', () => {
    const booking = { ...agreed, createdAt: '2027-02-01T15:30:00.000Z', termsAddress: '203.0.113.7' }
    expect(describeAgreement(booking, VERSIONS, textIn('es'))).toMatch(
      /^Versión 2, aceptada el 1 de febrero de 2027 a las 10:30.a\.m\. desde 203\.0\.113\.7$/,
    )
  })
})
