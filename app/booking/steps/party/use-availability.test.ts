import { expect, it } from 'vitest'
import { dayOptionsQuery, draftDays } from './use-availability.ts'

const DAY = '2027-02-13'
const draft = {
  themeId: 3,
  numberOfTeepees: 8,
  numberOfNights: 1,
  bookingId: 'MT-1111-1111-1111',
  offerToken: null,
}

it('asks for days without what the family holds itself', () => {
  expect(draftDays(draft)(DAY, DAY).queryKey).toEqual([
    `/api/availability?from=${DAY}&to=${DAY}&themeId=3&teepees=8&bookingId=MT-1111-1111-1111`,
  ])
  expect(draftDays({ ...draft, numberOfNights: 2 })(DAY, DAY).queryKey[0]).toContain('&nights=2')
  expect(dayOptionsQuery(DAY, draft, [{ addonId: 1, quantity: 2 }]).queryKey).toEqual([
    `/api/availability/${DAY}?themeId=3&teepees=8&bookingId=MT-1111-1111-1111&addons=1%3A2`,
  ])
})
