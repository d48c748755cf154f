import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/messages-plugin.ts'
import { keepTemporaryFilesInMemory } from './scripts/testing/temporary-files.ts'

/** Tests of rules and screens without a server. They share no state, so they need no isolation. */
const PURE = '{app,contract,domain}/**/*.test.{ts,tsx}'

keepTemporaryFilesInMemory()

export default defineConfig({
  plugins: [messages()],
  test: {
    setupFiles: './test/fail-on-console-error.ts',
    maxWorkers: 3,
    // Only to stop tests that hang: a slow machine must not fail one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules and screens', include: [PURE], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,platform,scripts,test,bench}/**/*.test.ts'],
          exclude: [
            // Needs an older release, which `npm run test:upgrade` checks out.
            ...(process.env.OLDER_RELEASE ? [] : ['test/upgrade/**']),
            // Needs programs that `npm run test:failover` looks for.
            ...(process.env.FAILOVER_PROGRAMS ? [] : ['test/failover/**']),
          ],
          globalSetup: './test/database-server.ts',
          setupFiles: ['./test/cheap-passwords.ts'],
          pool: 'forks',
          // Every file has its own context and database, and no module has other state.
          isolate: false,
          // Requests create much short-lived garbage. A larger young generation reduces the time spent on garbage
          // collection by a fifth.
          execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
        },
      },
    ],
  },
})
