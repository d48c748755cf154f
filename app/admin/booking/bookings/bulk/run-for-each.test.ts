import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { runForEach } from './run-for-each.ts'

const bookings = [1, 2, 3, 4].map((id) => ({ id }) as Booking)

it('each booking is done once, in order, whatever becomes of the others', async () => {
  const ran: number[] = []
  const seen: number[] = []
  const { done, failures } = await runForEach(bookings, {
    refuse: ({ id }) => (id === 1 ? 'It’s already confirmed.' : undefined),
    run: async ({ id }) => {
      ran.push(id)
      if (id === 3) throw new Error('This day is full.')
    },
    toSentence: (error) => (error as Error).message,
    onProgress: (finished) => seen.push(finished),
  })
  expect(ran).toEqual([2, 3, 4])
  expect(done.map(({ id }) => id)).toEqual([2, 4])
  expect(failures.map(({ booking, sentence }) => [booking.id, sentence])).toEqual([
    [1, 'It’s already confirmed.'],
    [3, 'This day is full.'],
  ])
  expect(seen).toEqual([1, 2, 3, 4])
})
