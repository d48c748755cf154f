import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { PolicyInForce } from '#contract/money/pricing.ts'
import { FIXED_TERMS } from '#domain/booking/changes/published-terms.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'

const OTHERS = { balanceDueDays: 91, serviceMiles: 94 }
const POLICY: PolicyInForce = {
  depositPercent: '35.00',
  refundSteps: [
    { daysBefore: 92, percent: '100.00' },
    { daysBefore: 90, percent: '20.00' },
  ],
  reschedule: { times: 2, daysBefore: 93 },
  from: '2027-01-04',
}

afterEach(() => {
  vi.doUnmock('#domain/booking/changes/published-terms.ts')
  vi.resetModules()
})

/** Returns every text of the site that mentions a number from the terms. */
async function textsUnder(fixed: object, policy?: PolicyInForce): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#domain/booking/changes/published-terms.ts', async (original) => ({
    ...(await original<object>()),
    FIXED_TERMS: fixed,
  }))
  const [
    { UsualTerms },
    { HowItWorks },
    { Delivery },
    { usualFaq },
    { termsInForce },
    { TextContext },
    { textIn },
  ] = await Promise.all([
    import('./usual-terms.tsx'),
    import('../home/how-it-works.tsx'),
    import('../home/delivery.tsx'),
    import('#domain/site/site-texts/usual-faq.ts'),
    import('#app/site/terms-in-force.ts'),
    import('#app/lib/messages/use-text.ts'),
    import('#domain/foundation/translation/text-in.ts'),
  ])
  const settings = { ...DEFAULT_SETTINGS, ...(policy && { policy }) }
  const queryClient = new QueryClient()
  queryClient.setQueryData(siteSettingsQuery.queryKey, settings)
  const words = (page: React.ReactElement) =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <TextContext value={textIn('en')}>{page}</TextContext>
      </QueryClientProvider>,
    ).replace(/<path[^>]*>/g, '')
  return [
    words(<UsualTerms />),
    words(<HowItWorks />),
    words(<Delivery />),
    usualFaq({ space: DEFAULT_TEEPEE_SPACE, terms: termsInForce(settings) }, textIn('en'))
      .map(({ answer }) => answer)
      .join('\n'),
  ]
}

describe('the figures of the terms', () => {
  it('are those of the specification by default', async () => {
    const [terms, howItWorks, delivery, faq] = await textsUnder(FIXED_TERMS)
    expect(terms).toContain('<li>A 50% non-refundable deposit holds your date.</li>')
    expect(terms).toContain(
      '<li>The balance is due 7 days before the event. You may also pay the full amount when you book.</li>',
    )
    expect(terms).toContain(
      '<li>More than 14 days before the event: full refund of amounts beyond the deposit.</li><li>Within 14 days of the event: no refund.</li>',
    )
    expect(terms).toContain(
      '<p>One free reschedule more than 7 days before the event, to any date that is still free.</p>',
    )
    expect(terms).toContain(
      'Our delivery area is within 30 miles of Miami, Florida. A delivery fee may apply depending on location.',
    )
    expect(howItWorks).toContain('and hold your date with a 50% deposit.')
    expect(delivery).toContain('To your door, within 30 miles of Miami')
    expect(delivery).toContain('Move the party once for free, more than 7 days before it.')
    expect(delivery).toContain('A 50% deposit holds it. The balance is due 7 days before the event.')
    expect(faq).toContain('We deliver within 30 miles of Miami, Florida.')
    expect(faq).toContain(
      'The 50% deposit is non-refundable. Cancel more than 14 days before the event and you get back everything beyond it; within 14 days there is no refund. You may move the party once for free, more than 7 days before it.',
    )
  })

  it('are said once: with others, and under another policy, every text of the site follows', async () => {
    const texts = await textsUnder(OTHERS, POLICY)
    expect(texts.join('\n').match(/\b(50%|(7|14) days|once for free|30 miles)/g)).toBeNull()
    const [terms, howItWorks, delivery, faq] = texts
    for (const text of texts) expect(text.includes('35%') || text.includes('93 days')).toBe(true)
    expect(howItWorks).toContain('35%')
    for (const figure of ['35%', '91 days', '93 days', '94 miles'])
      expect(`${delivery} ${faq}`).toContain(figure)
    for (const text of [terms, faq])
      for (const figure of ['92 days', '90 days', '20%']) expect(text).toContain(figure)
  })
})
