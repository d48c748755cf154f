import { test as onSharedSite } from './admin-visit.ts'
import { whileFileRuns } from './fresh-site.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** Returns the `test` of a file about site-wide settings, with a site of its own. */
export const onOwnSite = () => {
  const own = whileFileRuns(() => startOwnSite())
  return onSharedSite.extend<{ ownSite: OwnSite }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    ownSite: async ({}, use) => use(await own()),
    baseURL: ({ ownSite }, use) => use(ownSite.url),
  })
}
