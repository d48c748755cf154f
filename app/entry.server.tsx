import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { apiContext } from './lib/page-data.ts'

/** Renders the whole page before anything is sent: it is kept, compressed and its scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure = error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
