import { StartRefusal } from '#platform/boot.ts'
import { createLog } from '#server/log.ts'
import { chooseBackup } from '#server/operations/backups/daily-backup.ts'
import { restoreBackup } from '#server/operations/backups/restore-backup.ts'
import { readConfig } from '#server/read-config.ts'
import { runScript } from './run-script.ts'

// npm run restore -- DIR [--replace]
await runScript(async (words) => {
  const [folder, ...rest] = words.filter((word) => word !== '--replace')
  if (!folder || rest.length > 0)
    throw new StartRefusal(
      'Say which backup: npm run restore -- DIR (and --replace to replace what is there)',
    )
  const chosen = await chooseBackup(folder)
  const options = { folder: chosen, mayReplace: words.includes('--replace'), log: createLog('warn') }
  const { createdAt, tables, pictures } = await restoreBackup(readConfig(), options)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${rows} rows and ${pictures.length} picture files as they were at ${createdAt}, from ${chosen}`
})
