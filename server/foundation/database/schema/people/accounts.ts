import type { Permission, Role } from '#contract/wire/permissions.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { index, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant, rowId, updatedAt } from '../columns.ts'
import { languageText } from '../languages.ts'

export const users = pgTable('users', (t) => ({
  id: id(),
  username: t.text('username').notNull().unique(),
  passwordHash: t.text('password_hash').notNull(),
  /** False for a deactivated user, who cannot sign in. */
  isAdmin: t.boolean('is_admin').notNull().default(false),
  role: t.text('role').$type<Role>().notNull().default('owner'),
  /** The crew whose stops this member sees, counted from 1; null for none. */
  crew: t.integer('crew'),
  /** Whether a crew member may take cash and checks at the door; other roles may anyway. */
  takesCash: t.boolean('takes_cash').notNull().default(false),
  fullName: t.text('full_name'),
  email: t.text('email'),
  /** The language of the admin. */
  language: languageText('language').notNull().default(DEFAULT_LANGUAGE),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
}))

/** A session of a signed-in browser. Only the hash of its secret is stored. */
export const sessions = pgTable(
  'sessions',
  (t) => ({
    secretHash: t.text('secret_hash').primaryKey(),
    /** Identifies the session in the list of signed-in devices. */
    publicId: t.uuid('public_id').notNull().defaultRandom().unique(),
    userId: userId(),
    userAgent: t.text('user_agent').notNull().default(''),
    address: t.text('address').notNull().default(''),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the password or a passkey was last shown. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  }),
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** A mailed link: for an invited colleague, or a user who forgot the password. Using it deletes it. */
export const accountLinks = pgTable('account_links', (t) => ({
  id: id(),
  secretHash: t.text('secret_hash').notNull().unique(),
  kind: t.text('kind').$type<'invitation' | 'password-reset'>().notNull(),
  email: t.text('email').notNull(),
  /** The user whose password is reset; null for an invitation. */
  userId: rowId('user_id', () => users.id, 'cascade'),
  /** The role of the invited person. */
  role: t.text('role').$type<Role>(),
  invitedBy: t.text('invited_by'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
}))

/** An authenticator app with six-digit codes. Codes are required only once it is confirmed. */
export const authenticators = pgTable('authenticators', (t) => ({
  userId: userId().primaryKey(),
  secret: t.text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code; codes for it and earlier steps are refused. */
  lastStep: t.integer('last_step').notNull().default(0),
  createdAt: createdAt(),
}))

/** One row per unused code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: userId(), createdAt: createdAt() },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  (t) => ({
    /** The credential's own id, in base64url. */
    id: t.text('id').primaryKey(),
    userId: userId(),
    name: t.text('name').notNull(),
    /** In base64url. */
    publicKey: t.text('public_key').notNull(),
    counter: t.bigint('counter', { mode: 'number' }).notNull(),
    transports: t.text('transports').array().notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  }),
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/**
 * A pending challenge that expires soon: a sign-in waiting for its second factor, a new passkey, or one that is shown
 * again.
 */
export const challenges = pgTable('challenges', (t) => ({
  secretHash: t.text('secret_hash').primaryKey(),
  purpose: t.text('purpose').$type<'sign-in' | 'new-passkey' | 'confirmation'>().notNull(),
  userId: userId(),
  /** What the passkey must sign, in base64url. */
  webauthnChallenge: t.text('webauthn_challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
}))

/** An API key for scripts. It may do what its scopes allow, for as long as its creator may. */
export const apiKeys = pgTable('api_keys', (t) => ({
  id: id(),
  userId: userId(),
  name: t.text('name').notNull(),
  /** The beginning of the key, for people to tell keys apart. */
  prefix: t.text('prefix').notNull(),
  secretHash: t.text('secret_hash').notNull().unique(),
  scopes: t.text('scopes').array().$type<Permission[]>().notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
}))

function userId() {
  return rowId('user_id', () => users.id, 'cascade').notNull()
}
