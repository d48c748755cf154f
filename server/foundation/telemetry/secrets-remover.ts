import type { Context } from '@opentelemetry/api'
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { withoutSecretsInAddress } from '#server/log.ts'

/** Attributes that contain a URL or part of one, in the old and the current semantic conventions. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path']

/**
 * Removes secrets that give access to a booking or an account from the URLs in a span, as the log does, before the span
 * is passed on.
 */
export class SecretsRemover implements SpanProcessor {
  readonly #next: SpanProcessor

  constructor(next: SpanProcessor) {
    this.#next = next
  }

  onStart(span: Span, parent: Context): void {
    this.#next.onStart(span, parent)
  }

  onEnd(span: ReadableSpan): void {
    const { attributes } = span
    delete attributes['url.query']
    for (const name of ADDRESSES) {
      const address = attributes[name]
      if (typeof address === 'string') attributes[name] = withoutSecretsInAddress(address)
    }
    this.#next.onEnd(span)
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown()
  }
}
