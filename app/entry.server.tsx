import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { assetsContext, PageAssetsContext } from './lib/page-assets.ts'

export { apiContext } from './lib/page-data.ts'
export { assetsContext }

/** Renders the whole page before anything is sent: it is cached and compressed, and its scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  let failure: unknown
  const page = (
    <PageAssetsContext value={context.get(assetsContext)}>
      <ServerRouter context={entry} url={request.url} />
    </PageAssetsContext>
  )
  const stream = await renderToReadableStream(page, {
    onError(error) {
      failure = error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
