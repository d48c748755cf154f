import { createApp } from 'astro/app/entrypoint'
import type { Pages } from './pages.ts'
import { run } from './run.ts'

/**
 * The entry point of the build, which puts the server, its pages and the packages that both need into a few files.
 * Loading a thousand small files took most of the startup time.
 */
export const runBuilt = (): Promise<void> => run(openBuiltPages)

async function openBuiltPages(): Promise<Pages> {
  const app = createApp({ streaming: false })
  return {
    render: (request, locals) => app.render(request, { locals, addCookieHeader: true }),
    match: (path) => app.match(new Request(`http://localhost${path}`))?.route,
  }
}
