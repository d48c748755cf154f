import type { IncomingMessage, ServerResponse } from 'node:http'

/** What every page finds as `Astro.locals`; app/lib/page/page-data.ts has its side. */
export type PageLocals = {
  readonly api: ServerApi
  readonly findLqip: (path: string) => Promise<string | undefined>
  /** Returns what a form sent to the page; nothing if the page is only read. */
  readonly readForm: () => Promise<FormData | undefined>
  readonly cardSources: CardSources
}

/** The API for a page or a submitted form: the same one, in process. */
export type ServerApi = {
  read(path: string): Promise<Reply>
  /** Sends as the visitor who submitted the form. */
  send(path: string, body: unknown): Promise<Reply>
}

export type Reply = { ok: boolean; status: number; value: unknown }

/** What a card provider's form needs from the content security policy. */
export type CardSources = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/** For a provider whose form is ours alone. */
export const NO_SOURCES: CardSources = { scripts: [], frames: [], connections: [] }

/** The address of a page as its file says it, `/booking/[...step]`, and what an address has in its places. */
export type PageMatch = {
  readonly route: string
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The application that renders the pages. */
export type Pages = {
  render(request: Request, locals: PageLocals): Promise<Response>
  match(path: string): PageMatch | undefined
}

/** During development Vite renders pages from their sources, and answers for all that they load. */
export type LivePages = {
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Says what pages find as `Astro.locals`. */
  host(localsFor: (request: Request) => PageLocals): void
  close(): Promise<void>
}

export type OpenPages = () => Promise<Pages | LivePages>
