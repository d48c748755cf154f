import { type Site, startSite } from './site-process.ts'
import { test as base } from './uncomplaining-test.ts'

/**
 * Returns a resource shared by the tests of the current file: started when the first of them needs it, and
 * stopped after the last. They run one after another in one worker. A worker fixture would cost each file a
 * new worker and a new browser.
 */
export function whileFileRuns<Started extends { stop(): Promise<void> }>(
  start: () => Promise<Started>,
): () => Promise<Started> {
  let starting: Promise<Started> | undefined
  base.describe.configure({ mode: 'default' })
  base.afterAll(async () => (await starting)?.stop())
  return () => {
    starting ??= start()
    return starting
  }
}

/**
 * Returns the `test` of a file that needs a site unchanged by other tests: a new server with an empty
 * database.
 */
export const onFreshSite = () => {
  const fresh = whileFileRuns(() => startSite())
  return base.extend<{ site: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    site: async ({}, use) => use(await fresh()),
    baseURL: ({ site }, use) => use(site.url),
  })
}
