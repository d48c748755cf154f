import type { Permission, Role } from '#contract/wire/permissions.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { bigint, boolean, index, integer, pgTable, text, uuid } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant, updatedAt } from '../columns.ts'
import { languageText } from '../languages.ts'

export const users = pgTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** False for a deactivated user, who cannot sign in. */
  isAdmin: boolean('is_admin').notNull().default(false),
  role: text('role').$type<Role>().notNull().default('owner'),
  /** The crew whose stops this member sees, counted from 1; null for none. */
  crew: integer('crew'),
  /** Whether a crew member may take cash and checks at the door; other roles may anyway. */
  takesCash: boolean('takes_cash').notNull().default(false),
  fullName: text('full_name'),
  email: text('email'),
  /** The language of the admin. */
  language: languageText('language').notNull().default(DEFAULT_LANGUAGE),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A session of a signed-in browser. Only the hash of its secret is stored. */
export const sessions = pgTable(
  'sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** Identifies the session in the list of signed-in devices. */
    publicId: uuid('public_id').notNull().defaultRandom().unique(),
    userId: userId(),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the password or a passkey was last shown. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** A mailed link: for an invited colleague, or a user who forgot the password. Using it deletes it. */
export const accountLinks = pgTable('account_links', {
  id: id(),
  secretHash: text('secret_hash').notNull().unique(),
  kind: text('kind').$type<'invitation' | 'password-reset'>().notNull(),
  email: text('email').notNull(),
  /** The user whose password is reset; null for an invitation. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The role of the invited person. */
  role: text('role').$type<Role>(),
  invitedBy: text('invited_by'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})

/** An authenticator app with six-digit codes. Codes are required only once it is confirmed. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code; codes for it and earlier steps are refused. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** One row per unused code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: userId(), createdAt: createdAt() },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/**
 * A pending challenge that expires soon: a sign-in waiting for its second factor, a new passkey, or one that is shown
 * again.
 */
export const challenges = pgTable('challenges', {
  secretHash: text('secret_hash').primaryKey(),
  purpose: text('purpose').$type<'sign-in' | 'new-passkey' | 'confirmation'>().notNull(),
  userId: userId(),
  /** What the passkey must sign, in base64url. */
  webauthnChallenge: text('webauthn_challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** An API key for scripts. It may do what its scopes allow, for as long as its creator may. */
export const apiKeys = pgTable('api_keys', {
  id: id(),
  userId: userId(),
  name: text('name').notNull(),
  /** The beginning of the key, for people to tell keys apart. */
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  scopes: text('scopes').array().$type<Permission[]>().notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
})

function userId() {
  return integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}
