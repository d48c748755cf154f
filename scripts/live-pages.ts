import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import type { PageHost } from '#contract/site/page-host.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import type { LivePages } from '#server/pages.ts'
import { FIRST } from './messages/catalogues.ts'
import { pickPseudo } from './messages/pseudo-language.ts'

/** Opens the pages as Astro serves them from their sources during development, on the server's own port. */
export async function openLivePages(): Promise<LivePages> {
  const configure = getViteConfig({ server: { middlewareMode: true }, appType: 'custom' })
  const vite = await createServer(await configure({ command: 'serve', mode: 'development' }))
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    host: (localsFor) => {
      // Vite loads the pages apart from the server: only the global scope is common to both (app/middleware.ts).
      const pageHost = (request: Request) => inPseudoLanguage(request, localsFor(request))
      Object.assign(globalThis, { pageHost })
    },
    close: () => vite.close(),
  }
}

/** Pages that bring their texts along show `en-XA`, too, if that is asked for (messages/messages-plugin.ts). */
function inPseudoLanguage({ url }: Request, locals: PageHost): PageHost {
  const isAsked = process.env.PSEUDO_LANGUAGE === 'true' && getPathLanguage(new URL(url).pathname) === FIRST
  return isAsked ? { ...locals, pickTexts: pickPseudo } : locals
}
