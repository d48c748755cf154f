import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useChoices } from './use-choices.ts'

const BOHO = { id: 1, name: 'Boho' }

function renderChoices(stored: object[] | undefined, chosen: readonly number[]) {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => stored } } })
  client.setQueryData(themesQuery.queryKey, stored as never)
  const seen: ReturnType<typeof useChoices>[] = []
  function Choices() {
    seen.push(useChoices(themesQuery, chosen, 'a deleted theme'))
    return null
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Choices />
    </QueryClientProvider>,
  )
  return seen[0]
}

it('a chosen item that was deleted can be removed, once it is known that it was', () => {
  const deleted = { id: 7, name: 'a deleted theme', isDeleted: true }
  expect(renderChoices([BOHO], [7, 1])).toEqual([BOHO, deleted])
  expect(renderChoices([BOHO], [1])).toEqual([BOHO])
  expect(renderChoices(undefined, [7, 1])).toEqual([])
})
