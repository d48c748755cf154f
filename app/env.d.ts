import 'astro'
import 'react'
import type { PageHost } from '#contract/site/page-host.ts'

declare global {
  namespace App {
    interface Locals extends PageHost {}
  }
  /** Set by the server during development, where Vite calls the pages. */
  var pageHost: ((request: Request) => PageHost) | undefined
}

/** What tells a browser's assistant what a form does (https://webmachinelearning.github.io/webmcp/). */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean
    'client:paint'?: boolean
  }
}
