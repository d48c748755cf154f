import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { findOther } from './same-family.tsx'

const ANA = {
  id: 1,
  customerName: 'Ana Lopez',
  customerEmail: 'ana@example.com',
  customerPhone: '(305) 555-0123',
}
const typed = { customerName: 'Rosa Diaz', customerEmail: 'rosa@example.com', customerPhone: '305-555-0123' }

it.each([
  ['another name and address', typed, 1],
  ['a number typed otherwise', { ...typed, customerPhone: '+1 305 555 0123' }, 1],
  ['no address yet', { ...typed, customerEmail: 'rosa' }, undefined],
  ['the family’s own address', { ...typed, customerEmail: ' ANA@example.com ' }, undefined],
  ['the family’s own name', { ...typed, customerName: ' ana  LÓPEZ ' }, undefined],
  ['another number', { ...typed, customerPhone: '(305) 555-0124' }, undefined],
])('%s', (_, fields, asked) => {
  expect(findOther([ANA as Booking], fields)?.id).toBe(asked)
})
