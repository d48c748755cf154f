import { knownMigrations } from '#server/backups/own-objects.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/database/drizzle.ts'
import { fine, problem, type Result, warning } from './finding.ts'

const OLDEST_MAJOR = 17
/** The connections of a server's pool, its job queue and its listener. */
const CONNECTIONS_BY_SERVER = 25
const CLOCK_SECONDS_MOST = 5

type DatabaseFacts = {
  version: string
  major: number
  most: number
  used: number
  mayCreateSchema: boolean
  mayCreateTable: boolean
}

export async function checkDatabase({ db }: Context): Promise<Result> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
      has_database_privilege(current_database(), 'CREATE') AS "mayCreateSchema",
      has_schema_privilege('public', 'CREATE') AS "mayCreateTable"`)
  const [facts] = rows
  if (!facts) return problem('The database said nothing about itself.', 'See the log of PostgreSQL.')
  if (facts.major < OLDEST_MAJOR)
    return problem(`PostgreSQL ${facts.version} is too old.`, `Upgrade it to ${OLDEST_MAJOR} or newer.`)
  if (!facts.mayCreateSchema || !facts.mayCreateTable)
    return problem(
      'The database user may not create tables, so the next version could not start.',
      'GRANT CREATE ON DATABASE and ON SCHEMA public to the user in DATABASE_URL.',
    )
  if (facts.most - facts.used < CONNECTIONS_BY_SERVER)
    return warning(
      `${facts.used} of ${facts.most} connections are in use; another server needs ${CONNECTIONS_BY_SERVER}.`,
      'Raise max_connections of PostgreSQL, or run fewer servers.',
    )
  return fine(`PostgreSQL ${facts.version}, ${facts.used} of ${facts.most} connections in use.`)
}

export async function checkMigrations({ db }: Context): Promise<Result> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  )
  const known = knownMigrations().map(({ hash }) => hash)
  const applied = rows.map(({ hash }) => hash)
  if (applied.some((hash) => !known.includes(hash)))
    return problem(
      'The database is newer than this program.',
      'Install the version of the program that migrated it, or a later one.',
    )
  if (applied.length < known.length)
    return warning(
      `${known.length - applied.length} migrations are waiting.`,
      'Start a server of this version: it migrates the database.',
    )
  return fine(`All ${known.length} migrations are in place.`)
}

/** Holds, links and sessions expire by the server's clock, but rows are dated by the database's. */
export async function checkClock({ db, now }: Context): Promise<Result> {
  const before = now().getTime()
  const { rows } = await db.execute<{ seconds: number }>(
    sql`SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`,
  )
  const middle = (before + now().getTime()) / 2
  const difference = Math.round(Math.abs((rows[0]?.seconds ?? 0) - middle / 1000))
  if (difference > CLOCK_SECONDS_MOST)
    return problem(
      `The clocks of the server and its database differ by ${difference} seconds.`,
      'Turn on time synchronization (NTP) on both machines.',
    )
  return fine('The clocks of the server and its database agree.')
}
