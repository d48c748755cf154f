/** One server-sent event. */
export type ServerEvent = { readonly id: string; readonly event: string; readonly data: string }

/**
 * Reads a stream of server-sent events (WHATWG HTML) until it ends. It uses fetch, since EventSource cannot
 * send our credentials. `onId` gets every id, including those without an event.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, onId }: { onEvent: (event: ServerEvent) => void; onId: (id: string) => void },
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const { id, event, data } = toFields(block)
      if (id !== undefined) onId(id)
      if (data !== undefined) onEvent({ id: id ?? '', event: event ?? 'message', data })
    }
  }
}

function toFields(block: string): Partial<Record<string, string>> {
  const lines = block.split('\n').filter((line) => !line.startsWith(':'))
  return Object.fromEntries(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
}
