import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Permission, Role } from '#contract/permissions.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const users = pgTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** False for somebody who was deactivated: they cannot sign in. */
  isAdmin: boolean('is_admin').notNull().default(false),
  role: text('role').$type<Role>().notNull().default('owner'),
  fullName: text('full_name'),
  email: text('email'),
  /** What the admin is shown in. */
  language: text('language').$type<Language>().notNull().default(DEFAULT_LANGUAGE),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A signed-in browser. Only the hash of its secret is kept. */
export const sessions = pgTable(
  'sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** What the list of signed-in devices calls it. */
    publicId: uuid('public_id').notNull().defaultRandom().unique(),
    userId: userId(),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    lastUsedAt: instant('last_used_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** A link that was mailed: to an invited colleague, or to somebody who forgot the password. Using it deletes it. */
export const accountLinks = pgTable('account_links', {
  id: id(),
  secretHash: text('secret_hash').notNull().unique(),
  kind: text('kind').$type<'invitation' | 'password-reset'>().notNull(),
  email: text('email').notNull(),
  /** Whose password is reset; null for an invitation. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** What the invited person will be. */
  role: text('role').$type<Role>(),
  invitedBy: text('invited_by'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})

/** The app that shows six digits. It asks for them only once it was confirmed. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was taken; it and all before it are refused. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** One row for each code that was not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: userId(), createdAt: createdAt() },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/** Something begun that must be finished soon: a sign-in that waits for its second factor, or a new passkey. */
export const challenges = pgTable('challenges', {
  secretHash: text('secret_hash').primaryKey(),
  purpose: text('purpose').$type<'sign-in' | 'new-passkey'>().notNull(),
  userId: userId(),
  /** What the passkey must sign, base64url. */
  webauthnChallenge: text('webauthn_challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** What a script signs its requests with. It may do what is in its scopes as long as whoever made it may. */
export const apiKeys = pgTable('api_keys', {
  id: id(),
  userId: userId(),
  name: text('name').notNull(),
  /** The beginning of the key, by which people tell it from others. */
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  scopes: text('scopes').array().$type<Permission[]>().notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
})

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

function userId() {
  return integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}
