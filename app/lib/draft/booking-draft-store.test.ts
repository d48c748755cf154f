import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_DRAFT, toDraftTheme } from './booking-draft.ts'
import { restoreDraft } from './restore-draft.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

/** Simulates a reload: only stored data is kept. */
async function reload() {
  vi.resetModules()
  return import('./booking-draft-store.ts')
}

describe('the draft of a booking', () => {
  it('is empty at first and survives a reload', async () => {
    const before = await reload()
    expect(before.readDraft()).toEqual(EMPTY_DRAFT)
    before.saveDraft({ numberOfTeepees: 4, details: { ...EMPTY_DRAFT.details, firstName: 'Ana' } })
    const after = await reload()
    expect(after.readDraft()).toMatchObject({ numberOfTeepees: 4, details: { firstName: 'Ana' } })
  })

  it('begins with the number of teepees that prices were asked for, and keeps another choice', async () => {
    const known = { teepees: '4' }
    vi.stubGlobal('localStorage', { getItem: (key: string) => known[key as 'teepees'] ?? null })
    const fresh = await reload()
    expect(fresh.readDraft().numberOfTeepees).toBe(4)
    fresh.saveDraft({ numberOfTeepees: 2 })
    expect((await reload()).readDraft().numberOfTeepees).toBe(2)
    for (const wrong of ['0', '11', '2.5', 'four', '']) {
      known.teepees = wrong
      fresh.startNewDraft()
      expect(fresh.readDraft().numberOfTeepees).toBe(1)
    }
    vi.unstubAllGlobals()
  })

  it('begins with the ZIP code that prices were asked for, and keeps what was typed over it', async () => {
    const known = { zipCode: '33139' }
    vi.stubGlobal('localStorage', { getItem: (key: string) => known[key as 'zipCode'] ?? null })
    const fresh = await reload()
    expect(fresh.readDraft().details.zipCode).toBe('33139')
    fresh.saveDraft({ details: { ...EMPTY_DRAFT.details, zipCode: '33101' } })
    expect((await reload()).readDraft().details.zipCode).toBe('33101')
    fresh.startNewDraft()
    expect((await reload()).readDraft().details.zipCode).toBe('33139')
    known.zipCode = '<script>'
    fresh.startNewDraft()
    expect((await reload()).readDraft().details.zipCode).toBe('')
    vi.unstubAllGlobals()
  })

  it('takes another ZIP code from a link without the city of the one before', async () => {
    const { readDraft, saveDraft, setZipInDraft } = await reload()
    const miamiBeach = { ...EMPTY_DRAFT.details, zipCode: '33139', city: 'Miami Beach', firstName: 'Ana' }
    saveDraft({ details: miamiBeach })
    setZipInDraft('33139')
    expect(readDraft().details).toEqual(miamiBeach)
    setZipInDraft('33301')
    expect(readDraft().details).toEqual({ ...miamiBeach, zipCode: '33301', city: '' })
  })

  it('counts an add-on up each time it is added', async () => {
    const draft = await reload()
    draft.addAddonToDraft(3)
    draft.addAddonToDraft(5)
    draft.addAddonToDraft(3)
    expect(draft.readDraft().addons).toEqual([
      { addonId: 3, quantity: 2 },
      { addonId: 5, quantity: 1 },
    ])
  })

  it('names a theme in English, by which some details are asked, on Spanish pages too', async () => {
    const draft = await reload()
    draft.choosePartyInDraft(
      toDraftTheme({
        id: 6,
        name: 'Tema a medida',
        englishName: 'Custom Theme',
        pricePerTeepee: '95.00',
      }),
    )
    expect(draft.readDraft()).toMatchObject({ themeId: 6, themeName: 'Custom Theme', themePrice: '95.00' })
  })

  it('begins anew when something is chosen after the last party was paid', async () => {
    const draft = await reload()
    draft.saveDraft({ bookingId: 'MT-7K3F-9QXW-2M4D', paymentComplete: true, numberOfTeepees: 5 })
    draft.choosePartyInDraft(toDraftTheme({ id: 7, name: 'Love & Glow', pricePerTeepee: '249.00' }))
    expect(draft.readDraft()).toEqual({
      ...EMPTY_DRAFT,
      draftKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      themeId: 7,
      themeName: 'Love & Glow',
      themePrice: '249.00',
    })
  })

  it('keeps its key through changes and a reload, and has another one after a paid party', async () => {
    const draft = await reload()
    draft.saveDraft({ numberOfTeepees: 4 })
    const { draftKey } = draft.readDraft()
    draft.saveDraft({ numberOfTeepees: 5 })
    expect((await reload()).readDraft().draftKey).toBe(draftKey)
    draft.startNewDraft()
    expect(draft.readDraft().draftKey).not.toBe(draftKey)
  })

  it('is the same object until it changes, and tells who listens', async () => {
    const draft = await reload()
    const listener = vi.fn()
    const leave = draft.subscribeToDraft(listener)
    expect(draft.readDraft()).toBe(draft.readDraft())
    draft.saveDraft({ numberOfTeepees: 2 })
    leave()
    draft.saveDraft({ numberOfTeepees: 3 })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each(['not json', '[]', '7', '{"version":99,"numberOfTeepees":4}', '{"numberOfTeepees":4}'])(
    'forgets what another page stored: %s',
    async (stored) => {
      storage.set('bookingDraft', stored)
      expect((await reload()).readDraft()).toEqual(EMPTY_DRAFT)
    },
  )

  it('keeps what is right and drops what is not', () => {
    const stored = {
      themeId: -1,
      numberOfTeepees: 11,
      bookingDate: '2027-02-30',
      addons: [{ addonId: 1, quantity: 0 }],
      details: { firstName: 'Ana', guestCount: 12, cardNumber: '4242' },
      damageWaiver: true,
      paymentOption: 'full',
      appliedCoupon: { code: 'X', discountType: 'gift', discountValue: '10.00' },
      paymentComplete: 'yes',
    }
    expect(restoreDraft(stored, EMPTY_DRAFT)).toEqual({
      ...EMPTY_DRAFT,
      details: { ...EMPTY_DRAFT.details, firstName: 'Ana' },
      damageWaiver: true,
      paymentOption: 'full',
    })
  })
})

describe('the lines of add-ons', () => {
  it('lose an add-on at none and never hold more than 99 of one', async () => {
    const { withAddonQuantity } = await reload()
    const two = [
      { addonId: 1, quantity: 1 },
      { addonId: 2, quantity: 98 },
    ]
    expect(withAddonQuantity(two, 1, 0)).toEqual([{ addonId: 2, quantity: 98 }])
    expect(withAddonQuantity(two, 2, 100)).toEqual([two[0], { addonId: 2, quantity: 99 }])
  })
})
