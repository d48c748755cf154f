import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageHost } from '#contract/site/page-host.ts'

/** The application that renders the pages. */
export type Pages = {
  render(request: Request, locals: PageHost): Promise<Response>
  /** Returns the route of a page as in its file name, such as `/booking/[...step]`. */
  match(path: string): string | undefined
}

/** During development, Vite renders pages from their sources, and serves everything they load. */
export type LivePages = {
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Sets what pages get as `Astro.locals`. */
  host(localsFor: (request: Request) => PageHost): void
  close(): Promise<void>
}

export type OpenPages = () => Promise<Pages | LivePages>
