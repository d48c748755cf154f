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
