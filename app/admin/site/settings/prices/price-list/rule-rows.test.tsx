import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { RuleRows } from './rule-rows.tsx'

function render(themeIds: number[], language: Language = 'en'): string {
  const themes = [{ id: 1, name: 'Boho' }]
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => themes } } })
  client.setQueryData(themesQuery.queryKey, themes as never)
  const change = { kind: 'add', amount: '50.00', per: 'party' } as const
  const rule = { id: 1, name: 'Boho', enabled: true, themeIds, when: {}, change }
  return renderToString(
    <QueryClientProvider client={client}>
      <TextContext value={textIn(language)}>
        <RuleRows rules={[rule]} onChange={() => undefined} onEdit={() => undefined} />
      </TextContext>
    </QueryClientProvider>,
  )
}

it('a rule for a deleted theme says so, rather than that it always applies', () => {
  expect(render([7])).toContain('a deleted theme: $50.00 more')
  expect(render([7, 8], 'es')).toContain('un tema eliminado: $50.00 más')
  expect(render([7, 1])).toContain('Boho and a deleted theme: $50.00 more')
})
