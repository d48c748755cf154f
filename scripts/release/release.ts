// npm run release -- 1.2.0: writes the version, its part of the changelog, and what the next release is compared with
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readNewestMigration } from '#platform/migrations.ts'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import { runScript } from '../run-script.ts'
import { compareApi, describePlainly } from './compare-api.ts'
import { readLastApi, readLastRelease, writeLastRelease } from './last-release.ts'
import { listBreaks, refuseTooLow, releaseNotes } from './next-version.ts'

const VERSION_FILE = 'contract/wire/version.ts'

await runScript(async ([version = '']) => {
  const last = readLastRelease()
  const changes = compareApi(readLastApi(), describePlainly())
  refuseTooLow(version, last.version, changes, listBreaks(changes, last.acceptedBreaks))
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version, date))
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'])
  const source = readFileSync(VERSION_FILE, 'utf8')
  writeFileSync(VERSION_FILE, source.replace(last.version, version))
  const newestMigration = readNewestMigration(MIGRATION_FOLDERS)
  writeLastRelease({ version, date, newestMigration, acceptedBreaks: {} }, describePlainly())
  return `Commit this as "Release ${version}", then: git tag -a v${version} -m "Release ${version}"`
})
