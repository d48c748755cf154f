import { type Site, startSite } from './site-process.ts'
import { test as base } from './uncomplaining-test.ts'

/** Tests that look at a site as a whole, which nobody else may have changed: a new server with an empty database. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})
