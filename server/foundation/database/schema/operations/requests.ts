import { index, pgTable, primaryKey } from '#server/foundation/database/drizzle.ts'
import { createdAt, instant } from '../columns.ts'

/** The first response to a request that carries an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  (t) => ({
    scope: t.text('scope').notNull(),
    key: t.text('key').notNull(),
    requestHash: t.text('request_hash').notNull(),
    status: t.integer('status'),
    body: t.jsonb('body'),
    startedAt: instant('started_at').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_oldest').on(table.createdAt),
  ],
)

/** Request counts per key and window, shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  (t) => ({
    key: t.text('key').primaryKey(),
    count: t.integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  }),
  (table) => [index('rate_limits_expired').on(table.resetsAt)],
)
