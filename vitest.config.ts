import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/messages-plugin.ts'
import { keepTemporaryFilesInMemory } from './scripts/testing/temporary-files.ts'

/** Rules and screens without a server: they share nothing, so that they need no process of their own each. */
const PURE = '{app,contract,domain}/**/*.test.{ts,tsx}'

keepTemporaryFilesInMemory()

export default defineConfig({
  plugins: [messages()],
  test: {
    setupFiles: './test/fail-on-console-error.ts',
    maxWorkers: 3,
    // Only to end what hangs: a slow machine is no failure.
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
          // Needs an older release: `npm run test:upgrade` takes one out of the history.
          exclude: process.env.OLDER_RELEASE ? [] : ['test/upgrade/**'],
          globalSetup: './test/database-server.ts',
          setupFiles: ['./test/cheap-passwords.ts'],
          pool: 'forks',
          // Every file has a context and a database of its own, and no module keeps state beside them.
          isolate: false,
          // A server's requests leave much that is soon forgotten: with more room for it, a fifth less of the time
          // goes into collecting it.
          execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
        },
      },
    ],
  },
})
