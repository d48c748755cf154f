import { type Site, startSite } from './site-process.ts'
import { test as base } from './uncomplaining-test.ts'

/**
 * Returns what the tests of the file that is being read share: started when the first of them needs it, and stopped after
 * the last. They run one after the other in one worker. A fixture of the worker would cost each file a new worker and a
 * new browser.
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

/** Returns the `test` of one file that needs a site unchanged by other tests: a new server with an empty database. */
export const onFreshSite = () => {
  const fresh = whileFileRuns(() => startSite())
  return base.extend<{ site: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    site: async ({}, use) => use(await fresh()),
    baseURL: ({ site }, use) => use(site.url),
  })
}
