export type OutgoingText = {
  /** As `+13055550123`. */
  readonly to: string
  readonly body: string
  /** Where the provider reports what became of it; undefined where nothing reaches this site. */
  readonly statusUrl: string | undefined
}

/** What the provider says of a text that it has taken. */
export type TakenText = { readonly providerId: string; readonly segments: number | undefined }

/** Sends texts. Without one they are kept in the outbox, to be read in the admin. */
export type TextTransport = {
  /** Throws a TextRefused for what trying again would not change; anything else may have been sent. */
  send(text: OutgoingText): Promise<TakenText>
  /** Returns what the provider already has of a text: a server may have died before it recorded its answer. */
  findSent(text: { readonly to: string; readonly body: string; readonly since: Date }): Promise<TakenText[]>
  /** Returns a sentence for what is wrong with the account; undefined if nothing is. */
  findProblem(): Promise<string | undefined>
  /** Whether a webhook was signed by the provider. */
  isSigned(webhook: {
    readonly url: string
    readonly fields: URLSearchParams
    readonly signature: string
  }): boolean
}

/** Refused for good: a wrong number, a family that stopped texts at its carrier, a wrong account. */
export class TextRefused extends Error {
  readonly code: number | undefined
  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

/** Thrown if the server stops before the provider has responded. */
export class TextInterrupted extends Error {}

/** The family's carrier has them on its list of those who said STOP. */
export const STOPPED_AT_CARRIER = 21610
