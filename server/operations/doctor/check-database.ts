import { message } from '#domain/foundation/messages/message.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import { countMissing, readNewestMigration } from '#platform/migrations.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import type { Finding } from './finding.ts'

const OLDEST_MAJOR = 17
/** The connections of a server's pool and its job queue, one more for each to check the database, and the listener. */
const CONNECTIONS_BY_SERVER = 20 + 4 + 2 + 1
const CLOCK_SECONDS_MOST = 5

type DatabaseFacts = {
  version: string
  major: number
  most: number
  used: number
  mayCreateSchema: boolean
  mayCreateTable: boolean
}

export async function checkDatabase({ db }: Context): Promise<Finding> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
      has_database_privilege(current_database(), 'CREATE') AS "mayCreateSchema",
      has_schema_privilege('public', 'CREATE') AS "mayCreateTable"`)
  const [facts] = rows
  if (!facts) return problem(message('doctor.databaseSilent'), message('doctor.remedy.seeDatabaseLog'))
  if (facts.major < OLDEST_MAJOR)
    return problem(
      message('doctor.databaseTooOld', { version: facts.version }),
      message('doctor.remedy.upgradeTo', { major: OLDEST_MAJOR }),
    )
  if (!facts.mayCreateSchema || !facts.mayCreateTable)
    return problem(message('doctor.mayNotCreate'), message('doctor.remedy.allowCreating'))
  if (facts.most - facts.used < CONNECTIONS_BY_SERVER)
    return warning(
      message('doctor.fewConnections', { used: facts.used, most: facts.most, needed: CONNECTIONS_BY_SERVER }),
      message('doctor.remedy.moreConnections'),
    )
  return passed(
    message('doctor.databaseFine', { version: facts.version, used: facts.used, most: facts.most }),
  )
}

export async function checkMigrations({ db }: Context): Promise<Finding> {
  const { rows } = await db.execute<{ newest: number; count: number }>(
    sql`SELECT coalesce(max(created_at), 0)::float8 AS newest, count(*)::int AS count FROM drizzle.__drizzle_migrations`,
  )
  const { newest, count } = rows[0] ?? { newest: 0, count: 0 }
  if (newest > readNewestMigration(MIGRATION_FOLDERS))
    return problem(message('doctor.databaseNewer'), message('doctor.remedy.installNewer'))
  const missing = countMissing(MIGRATION_FOLDERS, newest)
  if (missing > 0)
    return warning(
      message('doctor.migrationsWaiting', { count: missing }),
      message('doctor.remedy.startServer'),
    )
  return passed(message('doctor.migrationsInPlace', { count }))
}

/** Holds, links and sessions expire by the server's clock, but rows are timestamped by the database's. */
export async function checkClock({ db, now }: Context): Promise<Finding> {
  const before = now().getTime()
  const { rows } = await db.execute<{ seconds: number }>(
    sql`SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`,
  )
  const middle = (before + now().getTime()) / 2
  const difference = Math.round(Math.abs((rows[0]?.seconds ?? 0) - middle / 1000))
  if (difference > CLOCK_SECONDS_MOST)
    return problem(
      message('doctor.clocksDiffer', { seconds: difference }),
      message('doctor.remedy.setClocks'),
    )
  return passed(message('doctor.clocksAgree'))
}
