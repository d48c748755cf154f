import type { PoolClient } from 'pg'
import { Batch } from '../batch.ts'

/**
 * Makes a connection send prepared statements without their names. A pooler in transaction mode sends each transaction
 * to any session of PostgreSQL, which may not know the statement of that name, or another one under it.
 */
export function sendWithoutNames(client: PoolClient): void {
  const query = client.query as (...args: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) => {
    if (first instanceof Batch) first.removeNames()
    const isNamed =
      typeof first === 'object' && !(first instanceof Batch) && first !== null && 'name' in first
    return query.call(client, isNamed ? { ...first, name: undefined } : first, ...rest)
  }) as PoolClient['query']
}
