import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { BookedParties } from './booked-parties.tsx'

const day = '2027-02-13'
const text = textIn('en')
const { queryKey } = apiQuery('/api/admin/agenda', { query: { from: day, to: day } })

async function render(answer: () => Promise<unknown>): Promise<string> {
  const client = createQueryClient({}, answer)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } })
  await client.prefetchQuery({ queryKey })
  return renderToString(
    <QueryClientProvider client={client}>
      <TextContexts text={text}>
        <BookedParties day={day} isClosed={false} onBooking={() => undefined} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it('a day whose parties did not load is not taken for one without any', async () => {
  expect(await render(() => Promise.reject(new Error('down')))).toContain(
    text('admin.availability.booked.unknown'),
  )
  expect(await render(async () => ({ parties: [] }))).toBe('')
})
