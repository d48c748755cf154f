import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import type { LivePages } from '#server/pages.ts'

/** Opens the pages as Astro serves them from their sources during development, on the server's own port. */
export async function openLivePages(): Promise<LivePages> {
  const configure = getViteConfig({ server: { middlewareMode: true }, appType: 'custom' })
  const vite = await createServer(await configure({ command: 'serve', mode: 'development' }))
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    host: (localsFor) => {
      // Vite loads the pages apart from the server: only the global scope is common to both (app/middleware.ts).
      Object.assign(globalThis, { pageHost: localsFor })
    },
    close: () => vite.close(),
  }
}
