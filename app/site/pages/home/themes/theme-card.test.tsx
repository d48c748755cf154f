import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { inlineIcons } from '#app/site/inline-icons.ts'
import { InlineIconsContext } from '#app/ui/icon.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { ThemeCard } from './theme-card.tsx'

function render(description: string): string {
  const theme = {
    id: 1,
    name: 'Boho Blossom',
    description,
    pricePerTeepee: '75.00',
    mainImage: '/uploads/images/boho.jpg',
    galleryImages: [],
    includedItems: [],
    available: true,
    featured: false,
    displayOrder: 0,
    teepeeStock: 10,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    pictures: {},
  }
  return renderToString(
    <TextContexts text={textIn('en')}>
      <InlineIconsContext value={inlineIcons}>
        <ThemeCard theme={theme} hasPriority={false} />
      </InlineIconsContext>
    </TextContexts>,
  )
}

it('shows 100 characters of a description and folds the rest', () => {
  expect(render('a'.repeat(100))).not.toContain('Read More')
  const html = render(`${'a'.repeat(100)}bc`)
  expect(html).toMatch(/>a{100}<\/span><span[^>]*>\.\.\.<\/span><span[^>]*>bc</)
  expect(html).toContain('Read More')
})

it('ends after 100 characters even inside a word', () => {
  const html = render(`${'word '.repeat(19)}wonderful and more`)
  expect(html).toMatch(/word wonde<\/span><span[^>]*>\.\.\.<\/span>/)
})

it('does not cut an emoji in two', () => {
  expect(render(`${'a'.repeat(99)}🏕️ and more`)).toMatch(/>a{99}🏕</u)
})
