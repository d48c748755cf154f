import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import {
  type LinkedOrder,
  orderLinkQuery,
  readChoiceLink,
  readOrderLink,
  withPricedParty,
} from './order-link.ts'

const TODAY = '2026-12-01'
const order: LinkedOrder = {
  themeId: 3,
  numberOfTeepees: 2,
  numberOfNights: 1,
  guestCount: 6,
  partyStartTime: '17:30',
  addons: [
    { addonId: 4, quantity: 1 },
    { addonId: 9, quantity: 2 },
  ],
}

it.each([
  [order, 'theme=3&teepees=2&guests=6&start=17:30&addons=4x1_9x2'],
  [{ ...order, partyStartTime: null, addons: [] }, 'theme=3&teepees=2&guests=6'],
  [{ ...order, numberOfNights: 2, addons: [] }, 'theme=3&teepees=2&nights=2&guests=6&start=17:30'],
  [
    { ...order, addons: [], bookingDate: '2027-02-13', zipCode: '33139' },
    'theme=3&teepees=2&guests=6&start=17:30&day=2027-02-13&zip=33139',
  ],
])('%j is %s', (wanted, query) => expect(orderLinkQuery(wanted)).toBe(query))

it('every party’s link reads back as it was written', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 })
  const parties = fc.record({
    themeId: id,
    numberOfTeepees: fc.integer({ min: 1, max: 10 }),
    numberOfNights: fc.integer({ min: 2, max: 7 }),
    guestCount: fc.integer({ min: 1, max: 20 }),
    partyStartTime: fc.constantFrom(...PARTY_START_TIMES),
    addons: fc.array(fc.record({ addonId: id, quantity: fc.integer({ min: 1, max: 99 }) })),
    bookingDate: fc.constantFrom('2027-02-13', '2028-02-29'),
    zipCode: fc.constantFrom('33139', '00501'),
  })
  fc.assert(
    fc.property(parties, (party) => {
      expect(readOrderLink(new URLSearchParams(orderLinkQuery(party)), TODAY)).toEqual(party)
    }),
  )
})

describe('readOrderLink', () => {
  it.each([
    ['', undefined],
    ['theme=3', undefined],
    ['theme=3&teepees=2', undefined],
    ['theme=3&teepees=0&guests=6', undefined],
    ['theme=3&teepees=11&guests=6', undefined],
    ['theme=3&teepees=2&nights=8&guests=6', { themeId: 3, numberOfTeepees: 2, guestCount: 6, addons: [] }],
    [
      'theme=-3&teepees=2&guests=21&start=25:00&day=2027-02-30&zip=331',
      { themeId: 0, numberOfTeepees: 2, addons: [] },
    ],
    [
      'theme=3&teepees=2&guests=x&start=noon&addons=4x1_9x0_zx1_7&day=2026-11-30',
      { themeId: 3, numberOfTeepees: 2, addons: [{ addonId: 4, quantity: 1 }] },
    ],
  ])('%j', (query, read) => expect(readOrderLink(new URLSearchParams(query), TODAY)).toEqual(read))

  it('never throws, whatever the URL contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readOrderLink(new URLSearchParams(text), TODAY)
        readOrderLink(new URLSearchParams({ teepees: '2', addons: text, start: text }), TODAY)
      }),
    )
  })
})

describe('a choice made on another page', () => {
  it.each([
    ['', {}],
    ['theme=8', { themeId: 8 }],
    ['addon=3', { addonId: 3 }],
    ['zip=33134', { zipCode: '33134' }],
    [
      'theme=8&teepees=4&day=2027-02-13&zip=33134',
      { themeId: 8, numberOfTeepees: 4, bookingDate: '2027-02-13', zipCode: '33134' },
    ],
    ['theme=0&addon=x&teepees=11&day=2027-02-30&zip=3313', {}],
    ['day=2026-12-01', { bookingDate: '2026-12-01' }],
    ['theme=8&day=2026-11-30', { themeId: 8 }],
    ['theme=8&teepees=4.5&zip=33134-1', { themeId: 8 }],
    ['utm_source=mail', {}],
  ])('%j', (query, read) => expect(readChoiceLink(new URLSearchParams(query), TODAY)).toEqual(read))

  it.each([
    ['/booking', '/booking?teepees=4&zip=33134'],
    ['/es/reservar?theme=8', '/es/reservar?theme=8&teepees=4&zip=33134'],
    ['/booking/2?addon=3', '/booking/2?addon=3&teepees=4&zip=33134'],
    ['/booking?theme=8&teepees=2&zip=33101', '/booking?theme=8&teepees=4&zip=33134'],
  ])('and the party it was priced for go along with %s', (path, linked) => {
    const party = { numberOfTeepees: 4, zipCode: '33134' }
    expect(withPricedParty(path, party)).toBe(linked)
    expect(readChoiceLink(new URLSearchParams(linked.split('?')[1]), TODAY)).toMatchObject(party)
  })
})
