import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/browser/find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.browser.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/browser/server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores that are agreed on: a test waits a third of its time, for pauses of the page itself.
  workers: 3,
  // Only to end what hangs: a slow machine is no failure.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  use: {
    // Names the step that hangs.
    actionTimeout: 240_000,
    navigationTimeout: 240_000,
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Falling sprinkles are drawn by these few cores; what moves is tested where it does.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Keeping the whole admin for later takes a quarter of each visit; tests without a connection allow it.
    serviceWorkers: 'block',
  },
})
