import type { Catalogue } from '#domain/messages/text.ts'

export type Reply = { readonly ok: boolean; readonly status: number; readonly value: unknown }

/** What the server hands to every page that it renders, as `Astro.locals`. */
export type PageHost = {
  /** The API, in the same process. */
  readonly api: {
    read(path: string): Promise<Reply>
    /** Posts a visitor's form input, as this visitor. */
    send(path: string, body: unknown): Promise<Reply>
  }
  /** Returns what a form sent to the page; nothing if the page is only read. A page that never asks takes no forms. */
  readonly readForm: () => Promise<FormData | undefined>
  /** Returns the low-quality image placeholder (LQIP) of a picture as a data URL, if it has one. */
  readonly findLqip: (path: string) => Promise<string | undefined>
  /** Returns the texts whose ids begin with these areas, in the language of the page, for it to bring along. */
  readonly pickTexts: (areas: readonly string[]) => Catalogue
  readonly cardSources: CardSources
}

/** What a card provider's form needs from the content security policy. */
export type CardSources = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/** For pages without a card form, and for a provider whose form is ours alone. */
export const NO_SOURCES: CardSources = { scripts: [], frames: [], connections: [] }
