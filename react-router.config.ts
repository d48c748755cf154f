import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressBuilt } from './scripts/compress-built.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // One file for each route: their loaders are a few bytes, and a request each would cost more.
  splitRouteModules: false,
  // All routes are few and known: one small manifest instead of a request per link.
  routeDiscovery: { mode: 'initial' },
  // Only now is the manifest written, which every page loads too.
  buildEnd: ({ reactRouterConfig }) => compressBuilt(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
