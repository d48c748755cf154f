import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { readDraft, saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { openHeldParty } from './open-held-party.ts'

beforeEach(() => {
  vi.useFakeTimers()
  startNewDraft()
  saveDraft({ themeId: 8, bookingDate: '2027-02-13' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  startNewDraft()
})

/** Opens a booking that the server answers so. Failures are returned. */
async function open(answer: () => Response): Promise<unknown> {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/bookings/') ? answer() : Response.json([]),
  )
  const opened = openHeldParty('MT-7K3F-9QXW-2M4D', createQueryClient(), textIn('en')).catch(
    (error: unknown) => error,
  )
  // Some failures are tried again after a pause.
  await vi.runAllTimersAsync()
  return opened
}

const refuse = (status: number) => () => Response.json({ message: 'Not now.' }, { status })

it.each([
  [
    'whose answer is lost',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['while the server restarts', refuse(503)],
  ['asked for too often', refuse(429)],
])('a held booking %s may exist: the draft stays', async (_, answer) => {
  const before = readDraft()
  expect(await open(answer)).toBeInstanceOf(Error)
  expect(readDraft()).toBe(before)
})

it.each([401, 404])('a reference that the server answers with %i begins a new draft', async (status) => {
  expect(await open(refuse(status))).toMatchObject({
    step: 1,
    sentence: expect.stringContaining('We couldn’t find the booking behind this link.'),
  })
  expect(readDraft()).toMatchObject({ themeId: null, bookingDate: '' })
})
