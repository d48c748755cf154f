import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { BookingSource } from '#contract/booking/booking-source.ts'
import { openPage } from '#test/factories/page-visit.ts'
import { readSource } from './read-source.ts'
import { countReachedSteps } from './visit.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens pages one after another in one tab, and returns what each of them counts. */
function browse(...pages: readonly (readonly [Parameters<typeof openPage>[0], ...Step[]])[]) {
  const storage = new Map<string, string>()
  const counted: string[][] = []
  for (const [arrival, ...steps] of pages) {
    const sent: string[] = []
    openPage({ storage, ...arrival }, (body) => {
      const { step, source } = JSON.parse(body)
      sent.push(source ? `${step} from ${source}` : step)
    })
    for (const step of steps) countReachedSteps(step)
    counted.push(sent)
  }
  return counted
}
type Step = Parameters<typeof countReachedSteps>[0]

const AD = '/?utm_source=Instagram&utm_medium=story&utm_campaign=spring'

it('a step is counted once in a tab, together with those before it', () => {
  expect(
    browse(
      [{}, 'visit', 'visit'],
      [{ address: '/booking' }, 'wizard', 'addons', 'wizard', 'addons'],
      [{ address: '/booking/4' }, 'payment', 'booked'],
    ),
  ).toEqual([['visit'], ['wizard', 'addons'], ['details', 'payment', 'booked']])
})

it('a visit comes from the advertisement, or else from the site with the link, also after a reload', () => {
  expect(
    browse(
      [{ address: AD, referrer: 'https://l.instagram.com/' }, 'visit'],
      [{ address: AD, referrer: 'https://l.instagram.com/' }, 'visit'],
      [{ address: '/booking', referrer: 'https://moonlit.example/' }, 'wizard'],
    ),
  ).toEqual([['visit from Instagram'], [], ['wizard from Instagram']])
  expect(browse([{ referrer: 'https://www.google.com/' }, 'visit'])).toEqual([['visit from www.google.com']])
})

it('whoever comes back by another link begins another visit, and the booking has the first and the last', () => {
  const storage = new Map<string, string>()
  const sent: string[] = []
  const keep = (body: string) => sent.push(body)
  openPage({ address: AD, storage }, keep)
  countReachedSteps('wizard')
  openPage({ address: '/booking', referrer: 'https://duckduckgo.com/', storage }, keep)
  countReachedSteps('wizard')
  expect(sent.map((body) => JSON.parse(body).source)).toEqual([
    'Instagram',
    'Instagram',
    'duckduckgo.com',
    'duckduckgo.com',
  ])
  expect(readSource('friend')).toEqual({
    first: { utmSource: 'Instagram', utmMedium: 'story', utmCampaign: 'spring' },
    referrerHost: 'duckduckgo.com',
    heardFrom: 'friend',
  })
})

it('a page that a payment returns to, or a mail leads to, is no new link', () => {
  expect(
    browse(
      [{ address: AD }, 'payment'],
      [{ address: '/es/booking/success', referrer: 'https://hooks.stripe.com/' }, 'booked'],
      [{ address: '/my-booking/MT-1', referrer: 'https://mail.google.com/' }, 'visit'],
    ),
  ).toMatchObject([{ length: 5 }, ['booked from Instagram'], []])
})

it('a sentence is counted when it is read, and again when the visit went on', () => {
  expect(
    browse([
      {},
      'full-day',
      'wizard',
      'full-day',
      'addons',
      'outside-area',
      'details',
      'payment',
      'price-changed',
      'booked',
    ]),
  ).toEqual([
    [
      'visit',
      'full-day',
      'wizard',
      'addons',
      'full-day-over',
      'outside-area',
      'details',
      'payment',
      'outside-area-over',
      'price-changed',
      'booked',
      'price-changed-over',
    ],
  ])
})

it.each([
  ['asks for privacy', { asksForPrivacy: true }],
  ['belongs to staff', { isStaff: true }],
  ['keeps nothing', { storage: null }],
])('nothing is sent from a browser that %s', (_, arrival) => {
  const send = vi.fn()
  openPage({ address: AD, ...arrival }, send)
  countReachedSteps('wizard')
  expect(send).not.toHaveBeenCalled()
})

it('nothing of a browser that asks for privacy goes with a booking', () => {
  openPage({ address: AD, asksForPrivacy: true }, vi.fn())
  countReachedSteps('wizard')
  expect(readSource('')).toBeUndefined()
  expect(readSource('friend')).toEqual({ heardFrom: 'friend' })
})

/** Every letter there is, and unpaired surrogates. */
const anyLetters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 120 })
  .map((letters) => String.fromCodePoint(...letters))

it('a request has 200 bytes at most, and a booking takes what any address says', () => {
  fc.assert(
    fc.property(anyLetters, fc.string({ maxLength: 120 }), fc.webUrl(), (source, campaign, referrer) => {
      const address = `/?${new URLSearchParams({ utm_source: source, utm_campaign: campaign })}`
      const sent: string[] = []
      openPage({ address, referrer }, (body) => sent.push(body))
      countReachedSteps('outside-area')
      countReachedSteps('booked')
      for (const body of sent) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(200)
      expect(BookingSource.safeParse(readSource('friend')).success).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it.each(['not json', '[]', '{"counted":7}', '{"first":[7],"last":["","","","a b"],"counted":[]}'])(
  'what another page keeps under the same name does no harm: %s',
  (kept) => {
    const storage = new Map([['visit', kept]])
    openPage({ storage }, vi.fn())
    countReachedSteps('visit')
    expect(BookingSource.safeParse(readSource('friend')).success).toBe(true)
  },
)
