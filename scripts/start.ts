import { exitRefused } from '#platform/boot.ts'
import { buildIfNeeded } from './build.ts'

await buildIfNeeded().catch(exitRefused)
await import('./serve.ts')
