import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { CurrentRequest } from '#server/foundation/http/current-request.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Counts what happens in this server process. What all servers share is counted by the database on request. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route, method and status; status 0 for those whose client went away first',
    labelNames: ['route', 'method', 'status'],
    registers: [this.registry],
  })
  readonly #seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of the request to the last of the response',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers: [this.registry],
  })

  /** Observes memory, processor time, garbage collection and event-loop delay. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Counts the request once its response is sent; only then is its route known. */
  observeRequest({ method = '' }: IncomingMessage, response: ServerResponse, current: CurrentRequest): void {
    const started = performance.now()
    // Emitted once; `once` would add a wrapper to every request.
    response.on('close', () => {
      // Clients can invent methods, and each would become a separate time series.
      const labels = { route: current.route, method: METHODS.has(method) ? method : 'other' }
      this.#seconds.observe(labels, (performance.now() - started) / 1000)
      this.#requests.inc({ ...labels, status: response.writableFinished ? response.statusCode : 0 })
    })
  }
}
