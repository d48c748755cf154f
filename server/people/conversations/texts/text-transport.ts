export type OutgoingText = {
  /** In E.164 format, such as `+13055550123`. */
  readonly to: string
  readonly body: string
  /** The URL for the provider's status reports; undefined if this site cannot be reached. */
  readonly statusUrl: string | undefined
}

/** What the provider returns for a text that it has accepted. */
export type TakenText = { readonly providerId: string; readonly segments: number | undefined }

/** Sends texts. Without a provider, they stay in the outbox, to be read in the admin. */
export type TextTransport = {
  /** Throws a TextRefused if another attempt would not help; after any other error the text may have been sent. */
  send(text: OutgoingText): Promise<TakenText>
  /** Returns what the provider already has of a text, since a server may have died before it recorded the response. */
  findSent(text: { readonly to: string; readonly body: string; readonly since: Date }): Promise<TakenText[]>
  /** Returns a sentence about a problem with the account; undefined if there is none. */
  findProblem(): Promise<string | undefined>
  isSigned(webhook: {
    readonly url: string
    readonly fields: URLSearchParams
    readonly signature: string
  }): boolean
}

/** Refused permanently: a wrong number, a family that opted out at its carrier, a wrong account. */
export class TextRefused extends Error {
  readonly code: number | undefined
  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

/** Thrown if the server stops before the provider has responded. */
export class TextInterrupted extends Error {}

/** The family has sent STOP to its carrier. */
export const STOPPED_AT_CARRIER = 21610
