import { StartRefusal } from '#platform/boot.ts'
import { backUp } from '#server/operations/backups/back-up.ts'
import { runScript } from './run-script.ts'
import { withContext } from './with-context.ts'

// npm run backup -- DIR
await runScript(async ([folder = '', ...rest]) => {
  if (folder === '' || rest.length > 0) throw new StartRefusal('Say where to: npm run backup -- DIR')
  const { tables, pictures } = await withContext((ctx) => backUp(ctx, folder))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Backed up ${tables.length} tables with ${rows} rows and ${pictures.length} picture files to ${folder}`
})
