import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import { toastQueue } from '#app/ui/toasts/toast-queue.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { useDone } from './use-done.ts'

keepShownText(textIn('en'))

const LIST = { queryKey: ['list'] }

function renderDone(queryClient: QueryClient): ReturnType<typeof useDone> {
  const seen: ReturnType<typeof useDone>[] = []
  function RowButton() {
    seen.push(useDone(LIST))
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <TextContext value={textIn('en')}>
        <RowButton />
      </TextContext>
    </QueryClientProvider>,
  )
  const [done] = seen
  if (!done) throw new Error('It was not rendered')
  return done
}

it.each([
  ['succeeded', () => Promise.resolve()],
  ['failed, as others changed it meanwhile', () => Promise.reject(new Error('changed meanwhile'))],
])('a list is out of date after an undo that %s', async (_, undo) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(LIST.queryKey, ['a row'])
  renderDone(queryClient).showUndoable({ title: 'Removed' }, undo)
  const shown = toastQueue.current()
  shown?.action?.run()
  await vi.waitFor(() => expect(toastQueue.current()?.id).not.toBe(shown?.id))
  expect(queryClient.getQueryState(LIST.queryKey)?.isInvalidated).toBe(true)
})

it('a double tap on Undo undoes once', async () => {
  const undo = vi.fn(() => Promise.resolve())
  renderDone(new QueryClient()).showUndoable({ title: 'Removed' }, undo)
  const shown = toastQueue.current()
  shown?.action?.run()
  shown?.action?.run()
  await vi.waitFor(() => expect(toastQueue.current()?.id).not.toBe(shown?.id))
  expect(undo).toHaveBeenCalledOnce()
})
