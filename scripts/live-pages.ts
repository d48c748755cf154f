import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import type { PageHost } from '#contract/site/page-host.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import type { LivePages } from '#server/pages.ts'
import { FIRST } from './messages/catalogues.ts'
import { pickPseudo } from './messages/pseudo-language.ts'

/** Serves the pages from their sources through Astro during development, on the server's own port. */
export async function openLivePages(): Promise<LivePages> {
  const configure = getViteConfig({ server: { middlewareMode: true }, appType: 'custom' })
  const vite = await createServer(await configure({ command: 'serve', mode: 'development' }))
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    host: (localsFor) => {
      // Vite loads the pages in a separate module graph, so only the global scope is shared (app/middleware.ts).
      const pageHost = (request: Request) => inPseudoLanguage(request, localsFor(request))
      Object.assign(globalThis, { pageHost })
    },
    close: () => vite.close(),
  }
}

/** Pages that embed their texts are shown in `en-XA` as well, if requested (messages/messages-plugin.ts). */
function inPseudoLanguage({ url }: Request, locals: PageHost): PageHost {
  const isAsked = process.env.PSEUDO_LANGUAGE === 'true' && getPathLanguage(new URL(url).pathname) === FIRST
  return isAsked ? { ...locals, pickTexts: pickPseudo } : locals
}
