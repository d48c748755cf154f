import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are few and known: one small manifest instead of a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
