import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Middleware } from './http/http-server.ts'

type Pages = { load(): Promise<ServerBuild>; middleware?: Middleware; close(): Promise<void> }

/** Returns the built app, or during development Vite's live one. */
export async function loadPages(isDevelopment: boolean): Promise<Pages> {
  if (!isDevelopment) {
    const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href)
    return { load: async () => build, close: async () => undefined }
  }
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    load: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
