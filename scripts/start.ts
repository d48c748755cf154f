import { buildIfNeeded } from './build.ts'

await buildIfNeeded()
await import('./serve.ts')
