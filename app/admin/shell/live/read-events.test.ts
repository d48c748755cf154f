import { expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

async function read(...parts: string[]) {
  const events: ServerEvent[] = []
  const ids: string[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  await readEvents(body, { onEvent: (event) => events.push(event), onId: (id) => ids.push(id) })
  return { events, ids }
}

it('reads events, whatever parts they arrive in', async () => {
  const { events, ids } = await read(
    'retry: 2000\n\nid: 1.5\n\nid: 2',
    '.5\nevent: booking\nda',
    'ta: {"id":7}\n\n',
  )
  expect(ids).toEqual(['1.5', '2.5'])
  expect(events).toEqual([{ id: '2.5', event: 'booking', data: '{"id":7}' }])
})

it('ignores comments, and an event that was cut off', async () => {
  const { events, ids } = await read(': still here\nid: 3.5\n\nid: 4.5\nevent: booking\n')
  expect([events, ids]).toEqual([[], ['3.5']])
})
