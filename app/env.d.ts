import 'astro'
import type { PageHost } from '#contract/site/page-host.ts'

declare global {
  namespace App {
    interface Locals extends PageHost {}
  }
  /** Set by the server during development, where Vite calls the pages. */
  var pageHost: ((request: Request) => PageHost) | undefined
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean
    'client:painted'?: boolean
  }
}
