import type { Catalogue } from '#domain/foundation/messages/text.ts'

export type Reply = { readonly ok: boolean; readonly status: number; readonly value: unknown }

type SendOptions = {
  readonly method?: 'POST' | 'PUT'
  /** A form sent twice with the same key is received once. */
  readonly idempotencyKey?: string
}

/** What the server passes to every page it renders, as `Astro.locals`. */
export type PageHost = {
  /** The API, in the same process. */
  readonly api: {
    read(path: string): Promise<Reply>
    /** Posts a visitor's form input on behalf of that visitor. */
    send(path: string, body: unknown, options?: SendOptions): Promise<Reply>
  }
  /** Returns the posted form; undefined if the page was only requested. A page that never calls it accepts no forms. */
  readonly readForm: () => Promise<FormData | undefined>
  /** Returns the low-quality image placeholder (LQIP) of a picture as a data URL, if it has one. */
  readonly findLqip: (path: string) => Promise<string | undefined>
  /** Returns the texts whose ids begin with these areas, in the page's language, to be sent along with the page. */
  readonly pickTexts: (areas: readonly string[]) => Catalogue
  readonly cardSources: CardSources
}

/** What a card provider's form needs in the Content-Security-Policy. */
export type CardSources = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/** For pages without a card form, and for providers whose form is all our own. */
export const NO_SOURCES: CardSources = { scripts: [], frames: [], connections: [] }
