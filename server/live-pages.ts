import type { ServerBuild } from 'react-router'
import type { Pages } from './pages.ts'

/** Opens the pages as Vite serves them from their sources during development. */
export async function openLivePages(): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    isLive: true,
    load: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
