import { StartRefusal } from '#platform/boot.ts'
import { hasEmbeddedDatabase, reachDatabase } from '#platform/postgres.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { createLog } from '#server/log.ts'
import { readConfig } from '#server/read-config.ts'

/**
 * Runs work with the site's database and adapters, whether or not a server is running.
 * @param changes replaces parts of the context; the stored keys are then not in use
 */
export async function withContext<Result>(
  work: (ctx: Context) => Promise<Result>,
  changes?: Partial<Context>,
): Promise<Result> {
  const config = readConfig()
  if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir))
    throw new StartRefusal(`There is no database in ${config.dataDir}. Is DATA_DIR right?`)
  const log = createLog('warn')
  const database = await reachDatabase(config, log)
  const { db, close } = openDatabase(database.connectionString, () => undefined)
  const ctx = await createContext({ config, db, log }, changes)
  try {
    // A database that an older release left may not have them yet.
    if (!changes) await ctx.keys.reload().catch((error) => log.warn({ error }, 'Stored keys are not in use'))
    return await work(ctx)
  } finally {
    ctx.mail?.close()
    await close()
    await database.stop()
  }
}
