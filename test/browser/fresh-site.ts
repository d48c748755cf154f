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

/** Returns the `test` of a file that needs a site unchanged by other tests, with its initial data. */
export const onFreshSite = () => {
  base.describe.configure({ mode: 'default' })
  return base.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })
}
