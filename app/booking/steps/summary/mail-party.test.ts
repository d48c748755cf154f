import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { toChoice } from './mail-party.tsx'

it('a party is mailed with all its nights', () => {
  expect(toChoice({ ...EMPTY_DRAFT, numberOfNights: 2 }, 'ana@example.com')).toMatchObject({
    email: 'ana@example.com',
    numberOfNights: 2,
  })
})
