import { pgTable } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant } from '../columns.ts'

/** Exports of the entire site for its owner. The ZIP is stored in parts, and deleted after a day. */
export const siteExports = pgTable('exports', (t) => ({
  id: id(),
  status: t.text('status').$type<'waiting' | 'working' | 'ready' | 'failed'>().notNull().default('waiting'),
  requestedBy: t.text('requested_by').notNull(),
  /** Identifies its parts in the storage; each attempt has a different one. */
  folder: t.uuid('folder').notNull().defaultRandom(),
  parts: t.integer('parts').notNull().default(0),
  done: t.integer('done').notNull().default(0),
  total: t.integer('total'),
  bytes: t.bigint('bytes', { mode: 'number' }),
  /** When a server last reported that it is working on it. */
  workedAt: instant('worked_at'),
  readyAt: instant('ready_at'),
  createdAt: createdAt(),
}))
