import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,contract,domain,server,scripts,test,bench}/**/*.test.{ts,tsx}'],
    globalSetup: './test/database-server.ts',
    setupFiles: './test/fail-on-console-error.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
