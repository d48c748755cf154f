import { test as onSharedSite } from './admin-visit.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** Returns a `test` for settings of the whole site, with a site of its own. */
export const onOwnSite = () =>
  onSharedSite.extend<object, { ownSite: OwnSite }>({
    ownSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
      async ({}, use) => {
        const site = await startOwnSite()
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ ownSite }, use) => use(ownSite.url),
  })
