import { expect, it } from 'vitest'
import { toDraft } from './book-again.tsx'

const order = { themeId: 3, numberOfTeepees: 2 }

it.each([
  [order, 3, 1],
  [{ ...order, numberOfNights: 2 }, 3, 2],
  [{ ...order, numberOfNights: 3 }, 2, 2],
  [{ ...order, numberOfNights: 2 }, 1, 1],
])('%j, where up to %i nights are offered, has %i', (linked, mostNights, nights) => {
  const { draft } = toDraft(linked, { themes: [], addons: [], mostNights })
  expect(draft).toMatchObject({ numberOfTeepees: 2, numberOfNights: nights })
})

it('what is no longer offered is named, and left out', () => {
  const offered = { addons: [{ id: 2, available: true }], mostNights: 1 } as const
  const catalogue = { ...offered, themes: [{ id: 3, available: false }] } as unknown as Parameters<
    typeof toDraft
  >[1]
  const addons = [
    { addonId: 2, quantity: 1 },
    { addonId: 99_999, quantity: 2 },
  ]
  const { draft, missing } = toDraft({ ...order, addons }, catalogue)
  expect(draft.addons).toEqual([{ addonId: 2, quantity: 1 }])
  expect(draft).not.toHaveProperty('themeId')
  expect(missing).toEqual({ theme: true, addons: 1 })
})
