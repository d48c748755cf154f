import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { UnknownOutcome } from './confirm-change.ts'
import { useFamilyChange } from './use-family-change.ts'

afterEach(() => vi.unstubAllGlobals())

const CANCELLED = { booking: { bookingStatus: 'cancelled' } } as BookingPage
const isCancelled = ({ booking }: BookingPage) => booking.bookingStatus === 'cancelled'

const NO_ANSWER = new TypeError('Failed to fetch')
const CUT_ANSWER = new SyntaxError('Unexpected end of JSON input')
const FROM_PROXY = new ApiFailure(502, '<html><h1>502 Bad Gateway</h1></html>')
const REFUSED = new ApiFailure(409, JSON.stringify({ message: 'It is too late.', code: 'too_late' }))
const OWN = new Error('The photo cannot be read')

/** Makes a change whose request fails. Returns how it ended. */
async function change(
  failure: Error,
  { isMade, page }: { isMade?: typeof isCancelled; page?: unknown } = {},
): Promise<'made' | 'unknown' | Error | null> {
  vi.stubGlobal('fetch', async () => (page ? Response.json(page) : new Response('<html>', { status: 502 })))
  const queryClient = createQueryClient()
  const seen: (() => void)[] = []
  function Change() {
    const { send } = useFamilyChange<void>({
      link: { reference: 'MT-7', token: 'secret' },
      request: () => Promise.reject(failure),
      ...(isMade && { isMade }),
      done: 'Done',
    })
    seen.push(send)
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <TextContexts text={textIn('en')}>
        <Change />
      </TextContexts>
    </QueryClientProvider>,
  )
  seen[0]?.()
  const [mutation] = queryClient.getMutationCache().getAll()
  await vi.waitFor(() => expect(mutation?.state.status).not.toBe('pending'))
  if (mutation?.state.status === 'success') return 'made'
  const error = mutation?.state.error ?? null
  return error instanceof UnknownOutcome ? 'unknown' : error
}

it.each([
  ['no answer', NO_ANSWER, 'unknown'],
  ['half an answer', CUT_ANSWER, 'unknown'],
  ['the answer of a proxy', FROM_PROXY, 'unknown'],
  ['a refusal', REFUSED, REFUSED],
  ['what never became a request', OWN, OWN],
])('a change that the page does not show, after %s', async (_, failure, expected) => {
  expect(await change(failure)).toBe(expected)
})

it.each([
  ['no answer', NO_ANSWER, 'unknown'],
  ['the answer of a proxy', FROM_PROXY, 'unknown'],
  ['a refusal', REFUSED, REFUSED],
])('a change after %s, while the page cannot be loaded', async (_, failure, expected) => {
  expect(await change(failure, { isMade: isCancelled })).toBe(expected)
})

it.each([
  ['no answer', NO_ANSWER],
  ['the answer of a proxy', FROM_PROXY],
  ['a refusal of the second request', REFUSED],
])('a change after %s that the page shows, or does not', async (_, failure) => {
  expect(await change(failure, { isMade: isCancelled, page: CANCELLED })).toBe('made')
  const open = { booking: { bookingStatus: 'confirmed' } }
  expect(await change(failure, { isMade: isCancelled, page: open })).toBe(failure)
})
