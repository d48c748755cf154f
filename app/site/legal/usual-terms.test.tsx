import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PUBLISHED_TERMS } from '#domain/booking/published-terms.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/room-plan.ts'

const OTHERS = { deposit: '35%', balanceDueDays: 91, refundDays: 92, rescheduleDays: 93, serviceMiles: 94 }

afterEach(() => {
  vi.doUnmock('#domain/booking/published-terms.ts')
  vi.resetModules()
})

/** Returns every text of the site that names a figure of the terms. */
async function textsUnder(terms: object): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#domain/booking/published-terms.ts', () => ({ PUBLISHED_TERMS: terms }))
  const [{ UsualTerms }, { HowItWorks }, { Delivery }, { faqItems }] = await Promise.all([
    import('./usual-terms.tsx'),
    import('../home/how-it-works.tsx'),
    import('../home/delivery.tsx'),
    import('../home/faq-items.ts'),
  ])
  const words = (page: React.ReactElement) => renderToString(page).replace(/<path[^>]*>/g, '')
  return [
    words(<UsualTerms />),
    words(<HowItWorks />),
    words(<Delivery />),
    faqItems(DEFAULT_TEEPEE_SPACE)
      .map(({ answer }) => answer)
      .join('\n'),
  ]
}

describe('the figures of the terms', () => {
  it('are those of the specification by default', async () => {
    expect(PUBLISHED_TERMS).toEqual({
      deposit: '50%',
      balanceDueDays: 7,
      refundDays: 14,
      rescheduleDays: 7,
      serviceMiles: 30,
    })
    const [terms, howItWorks, delivery, faq] = await textsUnder(PUBLISHED_TERMS)
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

  it('are said once: with others every text of the site follows', async () => {
    const texts = (await textsUnder(OTHERS)).join('\n')
    expect(texts.match(/\b(50%|(7|14) days|30 miles)/g)).toBeNull()
    for (const figure of ['35%', '91 days', '92 days', '93 days', '94 miles']) expect(texts).toContain(figure)
  })
})
