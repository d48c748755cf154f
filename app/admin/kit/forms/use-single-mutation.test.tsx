import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useSingleMutation } from './use-single-mutation.ts'

/** Returns what a button gets from its one rendering, as both taps of a double tap do. */
function renderMutation(mutationFn: () => Promise<unknown>): () => void {
  const seen: (() => void)[] = []
  function SendButton() {
    seen.push(useSingleMutation({ mutationFn, onError: () => undefined }).mutate)
    return null
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <SendButton />
    </QueryClientProvider>,
  )
  const [mutate] = seen
  if (!mutate) throw new Error('It was not rendered')
  return mutate
}

it.each([
  ['a success', () => Promise.resolve()],
  ['a failure', () => Promise.reject(new Error('no connection'))],
])('a double tap sends once; the next tap after %s sends again', async (_, answer) => {
  const arrived = Promise.withResolvers<void>()
  const send = vi.fn(() => arrived.promise.then(answer))
  const mutate = renderMutation(send)
  mutate()
  mutate()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  arrived.resolve()
  await vi.waitFor(() => {
    mutate()
    expect(send).toHaveBeenCalledTimes(2)
  })
})
