import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSealedNow, seal, unseal } from './sealed-text.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a sealed text', () => {
  it('is opened by its key, reveals nothing, and differs each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (place, text) => {
        const sealed = seal([first], place, text)
        expect(unseal([first], place, sealed)).toBe(text)
        expect(seal([first], place, text)).not.toBe(sealed)
      }),
    )
    expect(seal([first], 'user 1', SECRET)).not.toContain(SECRET)
  })

  it('is not opened by another key, for another row, or after any change', () => {
    const sealed = seal([first], 'user 1', SECRET)
    expect(unseal([second], 'user 1', sealed)).toBeUndefined()
    expect(unseal([], 'user 1', sealed)).toBeUndefined()
    expect(unseal([first], 'user 2', sealed)).toBeUndefined()
    expect(unseal([first], 'user 1', 'sealed:1:')).toBeUndefined()
    const bytes = Buffer.from(sealed.slice('sealed:1:'.length), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal([first], 'user 1', `sealed:1:${changed.toString('base64url')}`)).toBeUndefined()
    }
    for (let length = 0; length < bytes.length; length++) {
      const cut = bytes.subarray(0, length).toString('base64url')
      expect(unseal([first], 'user 1', `sealed:1:${cut}`)).toBeUndefined()
    }
  })

  it('stays plain without a key, and plain text can be read with and without one', () => {
    expect(seal([], 'user 1', SECRET)).toBe(SECRET)
    expect(unseal([], 'user 1', SECRET)).toBe(SECRET)
    expect(unseal([first], 'user 1', SECRET)).toBe(SECRET)
  })

  it('is also opened by an earlier key, and sealed again with the first one', () => {
    const older = seal([first], 'user 1', SECRET)
    expect(unseal([second, first], 'user 1', older)).toBe(SECRET)
    expect(isSealedNow([second, first], 'user 1', older)).toBe(false)
    expect(isSealedNow([second, first], 'user 1', SECRET)).toBe(false)
    expect(isSealedNow([second, first], 'user 1', seal([second, first], 'user 1', SECRET))).toBe(true)
    expect(isSealedNow([], 'user 1', older)).toBe(true)
  })
})
