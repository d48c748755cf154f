import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readHeldDraft, rememberHeldDraft } from './held-draft.ts'
import { forgetHeldDraft, hasHeldDraft } from './stored-held-draft.ts'

const NOW = Date.parse('2026-12-01T20:00:00Z')
const held = {
  bookingId: 'MT-7K3F-9QXW-2M4D',
  holdExpiresAt: '2026-12-01T20:30:00Z',
  themeId: 8,
  bookingDate: '2026-12-08',
}
const booking = { ...held, customerName: 'Ana Lopez', customerEmail: 'ana@example.com', city: 'Miami' }

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the booking whose day a draft holds', () => {
  it('is remembered without anything about the family, until it is forgotten', () => {
    rememberHeldDraft(booking)
    expect(hasHeldDraft()).toBe(true)
    expect(readHeldDraft(NOW)).toEqual(held)
    expect([...storage.values()].join()).not.toMatch(/Ana|Miami/)
    forgetHeldDraft()
    expect(readHeldDraft(NOW)).toBeUndefined()
  })

  it.each([
    ['an hour later', { ...held, holdExpiresAt: '2026-12-01T19:59:59Z' }],
    ['if staff confirmed it', { ...held, holdExpiresAt: null }],
    ['without a theme', { ...held, themeId: null }],
    ['on an impossible day', { ...held, bookingDate: '2026-02-30' }],
    ['without a reference', { ...held, bookingId: 7 }],
    ['of another kind', 'yes'],
  ])('is forgotten %s', (_when, stored) => {
    storage.set('heldParty', JSON.stringify(stored))
    expect(readHeldDraft(NOW)).toBeUndefined()
    expect(storage.size).toBe(0)
  })

  it('is nothing in a browser that forbids to store anything', () => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
    rememberHeldDraft(booking)
    forgetHeldDraft()
    expect(hasHeldDraft()).toBe(false)
    expect(readHeldDraft(NOW)).toBeUndefined()
  })
})
