import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { assetsContext, PageAssetsContext } from './lib/page-assets.ts'
import { renderToText } from './lib/render-to-text.ts'

export { apiContext } from './lib/page-data.ts'
export { assetsContext }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const page = await renderToText(
    <PageAssetsContext value={context.get(assetsContext)}>
      <ServerRouter context={entry} url={request.url} />
    </PageAssetsContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}
