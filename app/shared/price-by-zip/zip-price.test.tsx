import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { ZipPrice } from './zip-price.tsx'

it.each([
  [10, 4],
  [6, 4],
  [3, 3],
])('a page whose themes have at most %i teepees asks about so many, at first %i', (mostTeepees, usual) => {
  const asks = { delivery: true, tax: true }
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <TextContexts text={textIn('en')}>
        <ZipPrice
          {...{ asks, mostTeepees }}
          phone=""
          themeIds={[1]}
          cheapestCents={undefined}
          isInCards={false}
        />
      </TextContexts>
    </QueryClientProvider>,
  )
  const options = [...html.matchAll(/<option( selected="")?>(\d+)</g)]
  expect(options.map(([, , count]) => Number(count))).toEqual(
    Array.from({ length: mostTeepees }, (_, index) => index + 1),
  )
  expect(options.find(([, selected]) => selected)?.[2]).toBe(String(usual))
})
