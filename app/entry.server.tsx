import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { assetsContext, PageAssetsContext } from './lib/page-assets.ts'
import { renderToText } from './lib/render-to-text.ts'
import { LqipContext } from './ui/lqip.ts'

export { apiContext } from './lib/page-data.ts'
export { assetsContext }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const assets = context.get(assetsContext)
  const page = await renderToText(
    <PageAssetsContext value={assets}>
      <LqipContext value={assets.findLqip}>
        <ServerRouter context={entry} url={request.url} />
      </LqipContext>
    </PageAssetsContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}
