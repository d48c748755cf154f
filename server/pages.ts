import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageHost } from '#contract/site/page-host.ts'

/** The application that renders the pages. */
export type Pages = {
  render(request: Request, locals: PageHost): Promise<Response>
  /** Returns the address of a page as its file says it, such as `/booking/[...step]`. */
  match(path: string): string | undefined
}

/** During development Vite renders pages from their sources, and answers for all that they load. */
export type LivePages = {
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Says what pages find as `Astro.locals`. */
  host(localsFor: (request: Request) => PageHost): void
  close(): Promise<void>
}

export type OpenPages = () => Promise<Pages | LivePages>
