import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import { toastQueue } from '#app/ui/toasts/toast-queue.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { useDayOrder } from './day-plans-query.ts'
import type { StopOrder } from './stop-order.ts'

keepShownText(textIn('en'))

const ORDER: StopOrder = [
  [{ bookingId: 2, kind: 'setup', notBefore: '11:30' }],
  [{ bookingId: 1, kind: 'setup' }],
]
const MOVED: StopOrder = [[], ORDER.flat()]
const PLAN = {
  date: '2027-02-13',
  crews: 2,
  plans: ORDER.map((stops) => ({ stops: stops.map((stop) => ({ ...stop, conflicts: [] })) })),
} as unknown as DayPlan

function renderOrder(plan: DayPlan): ReturnType<typeof useDayOrder> {
  const seen: ReturnType<typeof useDayOrder>[] = []
  function Day() {
    seen.push(useDayOrder(plan))
    return null
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TextContext value={textIn('en')}>
        <Day />
      </TextContext>
    </QueryClientProvider>,
  )
  const [order] = seen
  if (!order) throw new Error('It was not rendered')
  return order
}

/** Returns what is sent from now on, by method. */
function stubServer() {
  const sent: [method: string, body?: unknown][] = []
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit) => {
    sent.push(body ? [method, JSON.parse(String(body))] : [method])
    return Response.json(PLAN)
  })
  return sent
}

it.each([
  ['the owner’s order with its hours', true, ORDER],
  ['the suggested order', false, []],
])(
  'a suggested order and a move can be undone if they still stand: %s is back',
  async (_, isPlaced, crews) => {
    const sent = stubServer()
    const { move, suggest } = renderOrder({ ...PLAN, isPlaced })
    for (const [change, title, request, replaces] of [
      [suggest, 'The day has a suggested order again.', ['DELETE'], []],
      [() => move(MOVED, 'Ana'), 'Ana is moved.', ['PUT', { crews: MOVED }], MOVED],
    ] as const) {
      sent.length = 0
      change()
      await vi.waitFor(() => expect(toastQueue.current()?.title).toBe(title))
      toastQueue.current()?.action?.run()
      await vi.waitFor(() => expect(toastQueue.current()?.action).toBeUndefined())
      expect(sent).toEqual([request, ['PUT', { crews, replaces }]])
    }
  },
)
