import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import type { LivePages, PageLocals } from '#server/pages.ts'

/** Opens the pages as Astro serves them from their sources during development, on the server's own port. */
export async function openLivePages(): Promise<LivePages> {
  const configure = getViteConfig({ server: { middlewareMode: true }, appType: 'custom' })
  const vite = await createServer(await configure({ command: 'serve', mode: 'development' }))
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    host: (localsFor) => {
      const host: { pageHost?: (request: Request) => PageLocals } = globalThis
      host.pageHost = localsFor
    },
    close: () => vite.close(),
  }
}
