import type * as production from '#server/production.ts'

// For containers and clusters, where the build already exists.
process.env.NODE_ENV = 'production'
const built = new URL('../build/server/entry.mjs', import.meta.url)
const { runBuilt }: typeof production = await import(built.href)
await runBuilt()
