import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatReference, isReference, normalizeReference, REFERENCE_BYTES } from './reference.ts'

const example = 'MT-7K3F-9QXW-2M4D'
const anyBytes = fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES })

describe('formatReference', () => {
  it('writes every byte as one symbol', () => {
    expect(formatReference(Uint8Array.of(0, 1, 9, 10, 17, 18, 20, 22, 27, 31, 32, 255))).toBe(
      'MT-019A-HJMP-VZ0Z',
    )
  })

  it('accepts any bytes', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const reference = formatReference(bytes)
        expect(isReference(reference)).toBe(true)
        expect(normalizeReference(reference)).toBe(reference)
        expect(normalizeReference(reference.toLowerCase().replaceAll('-', ''))).toBe(reference)
      }),
    )
  })

  it('maps exactly 8 of the 256 byte values to each symbol, so that all 60 bits count', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const symbol = formatReference(new Uint8Array(REFERENCE_BYTES).fill(byte)).at(-1) ?? ''
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  it('refuses too few bytes', () => {
    expect(() => formatReference(new Uint8Array(8))).toThrow(RangeError)
  })
})

describe('normalizeReference', () => {
  it.each([
    example,
    'mt-7k3f-9qxw-2m4d',
    ' MT 7K3F 9QXW 2M4D ',
    'MT7K3F9QXW2M4D',
    '7K3F-9QXW-2M4D',
    '7k3f9qxw2m4d',
  ])('understands %j', (typed) => {
    expect(normalizeReference(typed)).toBe(example)
  })

  it('reads look-alike letters as the digits they resemble', () => {
    expect(normalizeReference('MT-OOOO-IIII-LLLL')).toBe('MT-0000-1111-1111')
  })

  it('keeps a code that itself begins with MT', () => {
    expect(normalizeReference('MTMT-0000-1111')).toBe('MT-MTMT-0000-1111')
    expect(normalizeReference('MT-MTMT-0000-1111')).toBe('MT-MTMT-0000-1111')
  })

  it.each(['', '12', 'MT-7K3F-9QXW', `${example}-0000`, 'XX-7K3F-9QXW-2M4D', 'MT-UUUU-9QXW-2M4D'])(
    'rejects %j',
    (typed) => {
      expect(normalizeReference(typed)).toBeUndefined()
    },
  )
})

it.each(['mt-7k3f-9qxw-2m4d', 'MT-7K3F-9QXW-2M4O', `${example}\n`, '12'])(
  '%j is not in the form of a reference',
  (text) => {
    expect(isReference(text)).toBe(false)
  },
)
