import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StepProps } from '#app/booking/step-props.ts'
import type { Agreement } from '#app/booking/terms/use-agreement.ts'
import { useOrder } from '#app/booking/use-order.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { DEFAULT_SETTINGS } from '#app/lib/page/site-settings.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { Rule } from '#contract/money/price-list.ts'
import type { PriceTerms } from '#contract/money/pricing.ts'
import { usePayOutcome } from './use-pay-outcome.ts'

beforeEach(() => vi.stubGlobal('addEventListener', () => undefined))
afterEach(() => vi.unstubAllGlobals())

const draft = {
  ...EMPTY_DRAFT,
  themeId: 1,
  bookingDate: '2027-05-04',
  details: { ...EMPTY_DRAFT.details, zipCode: '33139' },
}
const theme = { id: 1, name: 'Boho Blossom', pricePerTeepee: '100.00', available: true } as Theme
const RUSH: Rule = {
  id: 1,
  name: 'Rush',
  enabled: true,
  when: { daysAhead: { to: 3 } },
  change: { kind: 'add', amount: '50.00', per: 'party' },
}

const PRICE_TERMS = '/api/price-terms?zipCode=33139&bookingDate=2027-05-04'

const termsAt = (changes: Partial<PriceTerms>): PriceTerms => ({
  area: 'unknown',
  delivery: null,
  tax: null,
  depositPercent: '50.00',
  refundSteps: [],
  ...changes,
})
const site = (terms: Partial<PriceTerms> | undefined, pricePerTeepee = '100.00') => ({
  '/api/site-settings': { ...DEFAULT_SETTINGS, hasPriceTerms: terms !== undefined },
  '/api/themes': [{ ...theme, pricePerTeepee }],
  '/api/addons': [],
  ...(terms && { '/api/price-terms': termsAt({}), [PRICE_TERMS]: termsAt(terms) }),
})

/** Returns what the payment step does with an outcome, and the price that it shows, once the site has changed. */
function openPayment(before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  const queryClient = createQueryClient(before)
  // Keeps all of it in use, as a page does: rendering on a server does not.
  for (const path of Object.keys(before))
    new QueryObserver(queryClient, { queryKey: [path] }).subscribe(() => undefined)
  vi.stubGlobal('fetch', async (path: string) => Response.json(now[path]))
  const wizard = { showProblems: vi.fn(), moveTo: vi.fn() } as unknown as StepProps['wizard']
  const render = () => {
    const seen: { conclude: ReturnType<typeof usePayOutcome>['conclude']; totalCents: number }[] = []
    function Payment() {
      const order = useOrder(draft)
      const { conclude } = usePayOutcome({ draft, order, wizard }, {} as Agreement)
      seen.push({ conclude, totalCents: order.quote.totalCents })
      return null
    }
    renderToString(
      <QueryClientProvider client={queryClient}>
        <Payment />
      </QueryClientProvider>,
    )
    const [first] = seen
    if (!first) throw new Error('It was not rendered')
    return first
  }
  return { conclude: render().conclude, getTotalCents: () => render().totalCents }
}

const DELIVERY = { area: 'inside', delivery: { zip: '33139', feeAmount: '40.00' } } as const
const RULES = { rules: [RUSH] }

it.each([
  [
    'midnight brings the party nearer',
    site({ ...RULES, daysAhead: 4 }),
    site({ ...RULES, daysAhead: 3 }),
    15_000,
  ],
  ['delivery costs more', site({ ...DELIVERY, delivery: null }), site(DELIVERY), 14_000],
  ['the site gets its first delivery fee', site(undefined), site(DELIVERY), 14_000],
  ['the site gives up its last one', site(DELIVERY), site(undefined), 10_000],
  ['the theme costs more', site(undefined), site(undefined, '120.00'), 12_000],
])('a price that changed because %s is the one that is paid next', async (_, before, now, expected) => {
  const { conclude, getTotalCents } = openPayment(before, now)
  expect(getTotalCents()).not.toBe(expected)
  await conclude({ kind: 'price-changed', message: 'The price has changed.', quote: {} as never })
  expect(getTotalCents()).toBe(expected)
})

it('a family that is sent back sees the prices of now', async () => {
  const { conclude, getTotalCents } = openPayment(site({ ...DELIVERY, delivery: null }), site(DELIVERY))
  await conclude({ kind: 'revise', problems: { date: 'This date was taken.' } })
  await vi.waitFor(() => expect(getTotalCents()).toBe(14_000))
})
