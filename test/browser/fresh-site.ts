import { type Site, startSite } from './site-process.ts'
import { test as base } from './uncomplaining-test.ts'

/**
 * Returns the `test` of one file that needs a site unchanged by other tests: a new server with an empty database.
 * Create it once in each file: Playwright passes a worker's site on to every file with the same one.
 */
export const onFreshSite = () =>
  base.extend<object, { site: Site }>({
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
