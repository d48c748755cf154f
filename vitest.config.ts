import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,contract,domain,server,scripts,test,bench}/**/*.test.{ts,tsx}'],
    globalSetup: './test/database-server.ts',
    setupFiles: './test/fail-on-console-error.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Only to end what hangs: a slow machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
