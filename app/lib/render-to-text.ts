import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Renders on the server, whole: pages are cached, compressed, and their scripts hashed.
 * @throws what a component threw
 */
export async function renderToText(content: ReactNode): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(content, {
    onError(error) {
      failure = error
    },
  })
  if (failure !== undefined) throw failure
  return new Response(prelude).text()
}
