import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { inlineIcons } from '#app/site/inline-icons.ts'
import { InlineIconsContext } from '#app/ui/icon.tsx'
import type { Testimonial } from '#contract/people/testimonials.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { TESTIMONIAL } from '#test/factories/testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'

function render(changes: Partial<Testimonial>): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient({ '/api/themes': [] })}>
      <TextContexts text={textIn('en')}>
        <InlineIconsContext value={inlineIcons}>
          <TestimonialCard testimonial={{ ...TESTIMONIAL, ...changes }} productName="Moonlit Teepees" />
        </InlineIconsContext>
      </TextContexts>
    </QueryClientProvider>,
  )
}

it('names the guest, the theme and the stars, of which half of the last is faint', () => {
  const html = render({})
  expect(html).toMatch(/aria-hidden="true">N</)
  expect(html).toContain('Nina Ortiz')
  expect(html).toContain('Boho Blossom')
  expect(html).toContain('aria-label="4.5 out of 5 stars"')
  const stars = html.match(/<svg.*?<\/svg>/gs) ?? []
  expect(stars.map((star) => star.includes(' opacity='))).toEqual([false, false, false, false, true])
})

it('shows an emoji that begins a name as a whole', () => {
  expect(render({ customerName: '🎉 Nina' })).toMatch(/aria-hidden="true">🎉</)
})

it('names the site where no theme is known', () => {
  expect(render({ themeId: null })).toContain('Moonlit Teepees Party')
})
