import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { findNewestBooking } from '#app/admin/booking/dialogs/cache-saved-booking.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { confirmAsSeen } from './confirm-as-seen.ts'

const seen = { id: 13, version: 2, bookingStatus: 'pending' } as Booking
const changed = { ...seen, version: 3, city: 'Doral' } as Booking

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['somebody changed it first', 'newer_version', changed],
  ['its day is full', 'capacity', seen],
])('a booking that was refused because %s is tried again as it is by then', async (_, code, next) => {
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json(changed) : Response.json({ code, message: 'Refused' }, { status: 409 }),
  )
  const queryClient = new QueryClient()
  await expect(confirmAsSeen(queryClient, seen)).rejects.toThrow('Refused')
  expect(findNewestBooking(queryClient, seen)).toEqual(next)
})
