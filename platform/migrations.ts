import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

/**
 * Folders of migrations. Each begins with a whole schema. The first one ends with the newest schema, and every further
 * one leads an older schema to where the folder before it begins.
 */
export type MigrationFolders = readonly [newest: string, ...older: string[]]

/** Returns the timestamp of the newest migration. */
export function readNewestMigration([folder]: MigrationFolders): number {
  return readMigrations(folder).at(-1)?.folderMillis ?? 0
}

/**
 * Returns the folders to run, in that order, on a database by its newest migration, which is 0 if it is empty. Returns
 * none if it is older than every folder.
 */
export function chooseFolders(folders: MigrationFolders, newest: number): readonly string[] {
  const isEmpty = newest === 0
  const first = folders.findIndex((folder) => isEmpty || begins(folder) <= newest)
  return folders.slice(0, first + 1).toReversed()
}

/** Returns the migrations that make the schema with this newest migration, from a whole one on; none if it is unknown. */
export function readMigrationsUpTo(folders: MigrationFolders, newest: number): readonly MigrationMeta[] {
  for (const folder of folders) {
    const migrations = readMigrations(folder)
    const last = migrations.findIndex(({ folderMillis }) => folderMillis === newest)
    if (last >= 0) return migrations.slice(0, last + 1)
  }
  return []
}

/** Counts the migrations that a database still lacks. */
export function countMissing(folders: MigrationFolders, newest: number): number {
  const known = chooseFolders(folders, newest).flatMap(readMigrations)
  return new Set(known.map(({ folderMillis }) => folderMillis).filter((at) => at > newest)).size
}

/** Returns the tables and types that migrations create or drop. Everything else in the database belongs to others. */
export function findOwnObjects(folders: MigrationFolders): { tables: string[]; types: string[] } {
  const statements = folders.flatMap(readMigrations).flatMap(({ sql }) => sql)
  const named = (pattern: RegExp) => [
    ...new Set(statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? [])),
  ]
  return {
    tables: named(/^(?:--.*\n|\s)*(?:CREATE|DROP) TABLE (?:IF NOT EXISTS )?"([a-z_0-9]+)"/),
    types: named(/^(?:--.*\n|\s)*CREATE TYPE "public"\."([a-z_0-9]+)"/),
  }
}

function begins(folder: string): number {
  return readMigrations(folder).at(0)?.folderMillis ?? 0
}

function readMigrations(migrationsFolder: string): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}
