import { createApp } from 'astro/app/entrypoint'
import type { Pages } from './pages.ts'
import { run } from './run.ts'

/**
 * What the build is made from: the server, the pages it renders and the packages both need, in few files. Loading a
 * thousand small ones took most of a start.
 */
export const runBuilt = (): Promise<void> => run(openBuiltPages)

async function openBuiltPages(): Promise<Pages> {
  const app = createApp({ streaming: false })
  return {
    render: (request, locals) => app.render(request, { locals, addCookieHeader: true }),
    match: (path) => app.match(new Request(`http://localhost${path}`))?.route,
  }
}
