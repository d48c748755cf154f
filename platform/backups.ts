export {
  checksummer,
  MANIFEST,
  type Manifest,
  pictureFile,
  readManifest,
  verifyBackup,
} from './backups/backup-manifest.ts'
export { connectForTransfer } from './backups/connect-for-transfer.ts'
export { dumpDatabase } from './backups/dump-database.ts'
export {
  findMigrations,
  loadDatabase,
  refuseUnfitDatabase,
  refuseUnknownTables,
} from './backups/load-database.ts'
