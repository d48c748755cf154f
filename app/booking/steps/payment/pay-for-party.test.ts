import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { payForParty } from './pay-for-party.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  startNewDraft()
})

it.each([
  ['the connection drops', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers in HTML', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])(
  'a payment that cannot be prepared for a stored booking is not called a failed booking: %s',
  async (_, fail) => {
    const booking = { bookingId: 'MT-1', finalAmount: '150.00', isDeposit: false }
    vi.stubGlobal('location', { href: 'https://example.com/booking/4' })
    vi.stubGlobal('fetch', (path: string) =>
      path === '/api/bookings' ? Promise.resolve(Response.json(booking, { status: 201 })) : fail(),
    )
    const attempt = { order: { ...EMPTY_DRAFT }, billing: {}, successPage: '/booking/success', intent: null }
    const card = { confirm: () => Promise.reject(new Error('charged')) }
    const outcome = await payForParty({
      ...attempt,
      card,
      held: undefined,
      onHeld: () => undefined,
      text: textIn('en'),
    } as unknown as Parameters<typeof payForParty>[0])
    expect(outcome).toMatchObject({ message: 'Failed to create payment intent' })
  },
)
