import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { toastQueue } from '#app/ui/toasts/toast-queue.ts'
import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { useMoveParty } from './use-move-party.ts'

keepShownText(textIn('en'))

afterEach(() => vi.unstubAllGlobals())

/** Moves a party. Returns what the toast offers to do next. */
async function move(quoted: Partial<StaffChangeQuote>): Promise<string | undefined> {
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, version: 4 }))
  const quote = { version: 3, differenceAmount: '0.00', refundAmount: '0.00', ...quoted } as StaffChangeQuote
  const onClose = vi.fn()
  const seen: (() => void)[] = []
  function MoveButton() {
    const party = { id: 7, customerName: 'Ana', bookingDate: '2027-05-01' }
    const { move } = useMoveParty(party, { onClose, onRefused: () => Promise.resolve() })
    seen.push(() => move({ quote, day: '2027-05-02', override: {} }))
    return null
  }
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <TextContexts text={textIn('en')}>
        <MoveButton />
      </TextContexts>
    </QueryClientProvider>,
  )
  seen[0]?.()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  return toastQueue.current()?.action?.label
}

it.each([
  ['changes nothing else', {}, 'Undo'],
  ['sends money back', { refundAmount: '10.00' }, undefined],
  ['makes the party paid', { makesPaid: true }, undefined],
] as const)('the toast after a move that %s', async (_, quoted, offered) => {
  expect(await move(quoted)).toBe(offered)
})
