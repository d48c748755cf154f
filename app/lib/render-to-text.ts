import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Renders on the server, whole: pages are cached, compressed, and their scripts hashed.
 * @throws what a component threw
 */
export async function renderToText(content: ReactNode): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(content, {
    onError(error) {
      failure = error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  return new Response(stream).text()
}
