import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { exitWithRefusal } from '#platform/boot.ts'
import { findNewestMigration, previousRelease, shortName, takeRelease } from './older-release.ts'

// npm run test:upgrade [-- git ref]: upgrades an older release from the history to this one under load
try {
  const ref = process.argv[2] ?? previousRelease()
  const folder = mkdtempSync(join(tmpdir(), 'teepee-older-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.stdout.write(`Building the older release ${ref}…\n`)
  takeRelease(ref, folder)
  process.stdout.write(
    `It is ${shortName(ref)}, whose newest migration is ${findNewestMigration(folder).tag}.\n`,
  )
  env.OLDER_RELEASE = folder
} catch (error) {
  exitWithRefusal(error)
}
process.argv.splice(2, process.argv.length, 'unit', 'test/upgrade')
await import('./test.ts')
