import { createApp } from 'astro/app/entrypoint'
import type { PageMatch, Pages } from './pages.ts'
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
    match: (path) => {
      const route = app.match(new Request(`http://localhost${path}`))
      return route && toMatch(path, route)
    },
  }
}

type Route = { readonly route: string; readonly pattern: RegExp; readonly params: readonly string[] }

function toMatch(path: string, { route, pattern, params }: Route): PageMatch {
  const [, ...values] = pattern.exec(path) ?? []
  const named = params.map((name, place) => [name.replace('...', ''), values[place]])
  return { route, params: Object.fromEntries(named) }
}
