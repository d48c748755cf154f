import { backUp } from '#server/backups/back-up.ts'
import { hasEmbeddedDatabase, reachDatabase } from '#server/database/embedded/reach-database.ts'
import { createLog } from '#server/log.ts'
import { readConfig } from '#server/read-config.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { openStorage } from '#server/storage/storage.ts'
import { runScript } from './run-script.ts'

// npm run backup -- DIR
await runScript(async ([folder = '', ...rest]) => {
  if (folder === '' || rest.length > 0) throw new StartRefusal('Say where to: npm run backup -- DIR')
  const config = readConfig()
  if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir))
    throw new StartRefusal(`There is no database in ${config.dataDir}. Is DATA_DIR right?`)
  const database = await reachDatabase(config, createLog('warn'))
  try {
    const source = { ...database, storage: openStorage(config), now: () => new Date() }
    const { tables, pictures } = await backUp(source, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return `Backed up ${tables.length} tables with ${rows} rows and ${pictures.length} picture files to ${folder}`
  } finally {
    await database.stop()
  }
})
