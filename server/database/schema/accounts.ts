import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const users = pgTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  fullName: text('full_name'),
  email: text('email'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A signed-in browser. Only the hash of its secret is kept. */
export const sessions = pgTable(
  'sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** Who changed what, and when. `actor` is a username, 'customer' or 'system'. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id'),
    details: text('details').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_by_subject').on(table.subject, table.subjectId, table.id),
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_by_actor').on(table.actor, table.createdAt, table.id),
  ],
)
