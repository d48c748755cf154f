/** What the protocol's package insists on, although every response can be given in either format. */
const BOTH = 'application/json, text/event-stream'

type Format = 'json' | 'stream' | 'either'

/**
 * Returns in which format a client can read a response: as a stream only if it names streams. Returns undefined if it
 * can read neither.
 */
export function getFormat(accept: string | undefined): Format | undefined {
  const types = (accept?.trim() || '*/*').split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
  })
  const takes = (...names: string[]) => names.some((name) => types.includes(name))
  const takesJson = takes('application/json', 'application/*', '*/*')
  if (takes('text/event-stream')) return takesJson ? 'either' : 'stream'
  if (takesJson) return 'json'
  return takes('text/*') ? 'stream' : undefined
}

export function acceptBoth(headers: Headers): Headers {
  const accepting = new Headers(headers)
  accepting.set('Accept', BOTH)
  return accepting
}

/** Converts a response to the format that the client can read. The tools never stream, so nothing is lost. */
export async function inFormat(response: Response, format: Format): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (format === 'json' && type.startsWith('text/event-stream')) {
    const messages = [...(await response.text()).matchAll(/^data: ?(.+)$/gm)]
    return withBody(response, messages.at(-1)?.[1] ?? '', 'application/json')
  }
  if (format === 'stream' && response.ok && type.startsWith('application/json'))
    return withBody(response, `event: message\ndata: ${await response.text()}\n\n`, 'text/event-stream')
  return response
}

function withBody({ status, headers }: Response, body: string, type: string): Response {
  const changed = new Headers(headers)
  changed.delete('Content-Length')
  changed.set('Content-Type', type)
  return new Response(body, { status, headers: changed })
}
