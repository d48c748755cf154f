import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { DEFAULT_SETTINGS } from '#app/lib/page/site-settings.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { SocialLinks } from '#app/site/social-links.tsx'
import type { Testimonial } from '#contract/people/testimonials.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { TESTIMONIAL } from '#test/factories/testimonial.ts'
import { Reviews } from '../theme/reviews.tsx'
import { Stats } from './hero/stats.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

function render(
  screen: ReactNode,
  showSampleContent: boolean,
  testimonials: Testimonial[],
  instagram = '',
): string {
  const socialLinks = { ...DEFAULT_SETTINGS.socialLinks, instagram }
  const settings = { ...DEFAULT_SETTINGS, showSampleContent, socialLinks }
  const client = createQueryClient({ '/api/site-settings': settings, '/api/testimonials': testimonials })
  const html = renderToString(
    <QueryClientProvider client={client}>
      <TextContexts text={textIn('en')}>{screen}</TextContexts>
    </QueryClientProvider>,
  )
  return html.replaceAll('<!-- -->', '')
}

const cardsIn = (html: string) => html.match(/<figure/g)?.length ?? 0

describe('while samples are shown', () => {
  it('eight of them follow fewer than nine testimonials', () => {
    expect(cardsIn(render(<Testimonials />, true, []))).toBe(8)
    expect(cardsIn(render(<Testimonials />, true, Array(8).fill(TESTIMONIAL)))).toBe(16)
    expect(cardsIn(render(<Testimonials />, true, Array(9).fill(TESTIMONIAL)))).toBe(9)
  })

  it('the claims stand as they are', () => {
    expect(render(<Stats showsSamples />, true, [])).toContain('500+')
    expect(render(<Reviews themeId={1} />, true, [])).toContain('(24 reviews)')
  })

  it('social pages that are not open yet say so', () => {
    expect(render(<SocialLinks />, true, []).match(/data-coming-soon/g)).toHaveLength(3)
  })
})

describe('once samples are switched off', () => {
  it('only real testimonials are left, or a sentence that there are none', () => {
    expect(cardsIn(render(<Testimonials />, false, [TESTIMONIAL]))).toBe(1)
    expect(render(<Testimonials />, false, [])).toContain('No testimonials available')
  })

  it('figures are real or hidden', () => {
    expect(render(<Stats showsSamples={false} />, false, [])).not.toMatch(/500|star/)
    const [four, five] = [Array(4).fill(TESTIMONIAL), Array(5).fill(TESTIMONIAL)]
    expect(render(<Stats showsSamples={false} />, false, four)).not.toMatch(/star|review/)
    expect(render(<Reviews themeId={1} />, false, four)).toBe('')
    const stats = render(<Stats showsSamples={false} />, false, five)
    expect(stats).toContain('4.5-star')
    expect(stats).toMatch(/<a href="#testimonials"[^>]*>5 reviews<\/a>/)
    expect(render(<Reviews themeId={1} />, false, five)).toContain(
      '4.5 <a href="/#testimonials">(5 reviews)</a>',
    )
    expect(render(<Reviews themeId={2} />, false, five)).toBe('')
  })

  it('social pages without an address are left out', () => {
    expect(render(<SocialLinks />, false, [])).toBe('')
    const html = render(<SocialLinks />, false, [], 'https://instagram.com/moonlit')
    expect(html.match(/<li/g)).toHaveLength(1)
    expect(html).toContain('href="https://instagram.com/moonlit"')
  })
})
