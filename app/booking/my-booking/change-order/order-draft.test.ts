import { expect, it } from 'vitest'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { changedParts, isWaitingFor, toEdits } from './order-draft.ts'

const booking = {
  themeId: 1,
  numberOfTeepees: 2,
  addons: [{ addonId: 4, name: 'Movie Night', quantity: 1, price: '45.00' }],
  guestCount: 6,
  partyStartTime: '17:00',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  zipCode: '33101',
  specialRequests: null,
} as unknown as BookingPage['booking']

it.each([
  ['nothing', {}, {}],
  ['one more teepee', { numberOfTeepees: 3 }, { numberOfTeepees: 3 }],
  [
    'an add-on more',
    { addons: { 5: 2 } },
    {
      addons: [
        { addonId: 4, quantity: 1 },
        { addonId: 5, quantity: 2 },
      ],
    },
  ],
  ['no add-on', { addons: { 4: 0 } }, { addons: [] }],
  ['the wishes', { specialRequests: 'A rug' }, { specialRequests: 'A rug' }],
])('sends only what differs: %s', (_, part, sent) => {
  expect(changedParts(booking, part)).toEqual(sent)
})

it('leaves what the family has not touched as staff have changed it meanwhile', () => {
  expect(changedParts({ ...booking, numberOfTeepees: 4 }, { guestCount: 9 })).toEqual({ guestCount: 9 })
})

it('prepares what a booking waits for: what is not wanted anymore goes', () => {
  const edits = toEdits(booking, {
    status: 'offered',
    themeId: 1,
    numberOfTeepees: 4,
    guestCount: 9,
    addons: [{ addonId: 5, quantity: 2 }],
    offerExpiresAt: null,
  })
  expect(changedParts(booking, edits)).toEqual({
    numberOfTeepees: 4,
    guestCount: 9,
    addons: [{ addonId: 5, quantity: 2 }],
  })
})

const MOVIES = [{ addonId: 5, quantity: 2 }]
const wait = (changes: object) =>
  ({ status: 'waiting', themeId: 1, numberOfTeepees: 2, offerExpiresAt: null, ...changes }) as const

it.each([
  ['nothing, and another theme is wanted', undefined, { themeId: 3 }, false],
  ['nothing, and more teepees are wanted', undefined, { numberOfTeepees: 4 }, false],
  ['that theme', wait({ themeId: 3 }), { themeId: 3 }, true],
  ['another theme', wait({ themeId: 2 }), { themeId: 3 }, false],
  ['that theme with more teepees', wait({ themeId: 3, numberOfTeepees: 4 }), { themeId: 3 }, false],
  ['as many teepees', wait({ numberOfTeepees: 4 }), { numberOfTeepees: 4 }, true],
  [
    'as many, and another address is wanted too',
    wait({ numberOfTeepees: 4 }),
    { numberOfTeepees: 4, city: 'Doral' },
    true,
  ],
  ['as many for more guests', wait({ numberOfTeepees: 4, guestCount: 9 }), { numberOfTeepees: 4 }, false],
  [
    'as many with add-ons',
    wait({ numberOfTeepees: 4, addons: MOVIES }),
    { numberOfTeepees: 4, addons: MOVIES },
    true,
  ],
  ['as many without them', wait({ numberOfTeepees: 4 }), { numberOfTeepees: 4, addons: MOVIES }, false],
])('knows whether a booking waits for what is wanted: it waits for %s', (_, waitsFor, wanted, expected) => {
  expect(isWaitingFor({ booking, waitsFor }, wanted)).toBe(expected)
})
