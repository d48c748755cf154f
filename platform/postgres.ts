export { embeddedAddress } from './postgres/cluster.ts'
export type { Log } from './postgres/postmaster.ts'
export { hasEmbeddedDatabase, reachDatabase } from './postgres/reach-database.ts'
export { type EmbeddedDatabase, startEmbeddedDatabase } from './postgres/start-embedded-database.ts'
