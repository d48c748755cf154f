import { join, resolve } from 'node:path'
import type { MigrationFolders } from '#platform/migrations.ts'

/** Relative to the program's folder, because the built server is elsewhere than its sources. */
const folder = resolve('server/foundation/database/migrations')

/** The newest migration of the oldest release whose servers may run beside this one: 0071, of November 27, 2026. */
export const OLDEST_BESIDE = 1_795_695_333_220

/** The schema, and what brings databases and backups of older releases to it (decision 28). */
export const MIGRATION_FOLDERS: MigrationFolders = [folder, join(folder, 'upgrades')]
