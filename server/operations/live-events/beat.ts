import type { EventHub } from './event-hub.ts'

/** How often an idle stream sends a line, so that proxies and browsers keep it open. */
export const BEAT_SECONDS = 20

/** Keeps the streams of a server alive; returns a function that ends them all. */
export function keepStreamsAlive(hub: EventHub): () => void {
  const timer = setInterval(() => hub.beat(), BEAT_SECONDS * 1000).unref()
  return () => {
    clearInterval(timer)
    hub.close()
  }
}
