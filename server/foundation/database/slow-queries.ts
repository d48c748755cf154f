import type { Pool, PoolClient } from 'pg'
import { Batch } from './batch.ts'

export type SlowQuery = { readonly milliseconds: number; readonly sql: string }

const SLOW_MILLISECONDS = 200
const SQL_LENGTH_MAX = 400

/**
 * Reports queries that take longer than 200 ms to `onSlow`, without their values and in the caller's context: pool
 * queries including the wait for a connection, and queries in transactions. Those sent together are answered together,
 * so they are reported as one.
 */
export function watchForSlowQueries(client: Pool | PoolClient, onSlow: (query: SlowQuery) => void): void {
  const query = client.query as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const started = performance.now()
    const result = query.apply(client, args)
    const promise = result instanceof Batch ? result.done : result
    // The pool itself makes calls with a callback, for a query that is already being watched.
    if (!(promise instanceof Promise)) return result
    const done = () => {
      const milliseconds = Math.round(performance.now() - started)
      if (milliseconds > SLOW_MILLISECONDS) onSlow({ milliseconds, sql: getText(args[0]) })
    }
    promise.then(done, done)
    return result
  }) as Pool['query']
}

function getText(query: unknown): string {
  if (query instanceof Batch)
    return query.texts.map((text) => shortened(text, SQL_LENGTH_MAX / query.texts.length)).join('; ')
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  return shortened(String(text), SQL_LENGTH_MAX)
}

function shortened(text: string, most: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, most)
}
