import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type ChangeKind, changeClosed, changeKinds } from './order-change.ts'

const party = { bookingStatus: 'confirmed', bookingDate: '2027-02-13', partyStartTime: '17:00' } as const
const order = {
  themeId: 1,
  numberOfTeepees: 2,
  numberOfNights: 2,
  guestCount: 6,
  partyStartTime: '17:00',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  zipCode: '33101',
  specialRequests: null,
  customThemeDetails: null,
  allergiesAndNeeds: 'Nuts',
  floor: null,
  stairs: null,
  addons: [],
  damageWaiver: false,
}

describe('the kinds of a change', () => {
  it.each([
    [{ allergiesAndNeeds: 'Nuts and milk' }, ['allergies']],
    [{ allergiesAndNeeds: null }, ['allergies']],
    [{ allergiesAndNeeds: 'Nuts' }, []],
    [{ specialRequests: 'Blue lights' }, ['texts']],
    [{ specialRequests: 'Blue lights', allergiesAndNeeds: 'Milk' }, ['texts', 'allergies']],
    [{ numberOfNights: 3 }, ['more']],
    [{ numberOfNights: 2 }, []],
    [{ numberOfNights: 1 }, ['fewer']],
    [{ guestCount: 7, allergiesAndNeeds: 'Milk' }, ['more', 'allergies']],
  ])('%j: %j', (wanted, kinds) => {
    expect([...changeKinds(order, wanted)]).toEqual(kinds)
  })
})

describe('until when a family changes', () => {
  const refusedAt = (instant: string, kind: ChangeKind) =>
    changeClosed(party, new Set([kind]), {
      now: new Date(instant),
      settings: DEFAULT_PRICING.changes,
      crewBegins: new Date('2027-02-13T13:00:00Z'),
      phone: '(305) 555-0123',
    })

  it.each([
    ['allergies', '2027-02-13T12:59:59Z', undefined],
    ['allergies', '2027-02-13T13:00:00Z', 'rules.allergiesByPhone'],
    ['texts', '2027-02-13T13:00:00Z', undefined],
    ['texts', '2027-02-13T22:00:00Z', 'orderChange.partyHasBegun'],
    ['allergies', '2027-02-13T22:00:00Z', 'orderChange.partyHasBegun'],
    ['more', '2027-02-13T12:00:00Z', 'orderChange.closed'],
  ] as const)('%s at %s: %s', (kind, instant, id) => {
    expect(refusedAt(instant, kind)?.message).toEqual(id && expect.objectContaining({ id }))
  })
})
