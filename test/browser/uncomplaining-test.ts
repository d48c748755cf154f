import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { isCopied } from './site-process.ts'

/** Logged by the browser itself for a failed request: the test knows whether that was expected. */
const REFUSED_CALL = /^Failed to load resource/
/** Logged by Playwright, as the settings ask it to. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

type Expectations = {
  /** What else the browser may log. */
  expectedComplaint: RegExp | undefined
  /** Statuses that the test expects; if given, every other refusal fails the test too. */
  refusals: number[] | undefined
}

type Sites = {
  /** A site that no other file's tests change. It is this worker's for one file after the other, each time as new. */
  ownSite: OwnSite
}
type WorkersSites = { siteFor(file: string): Promise<OwnSite> }

/** The base of every browser test: it fails for any error or warning that a page logs. */
export const test = base.extend<Expectations & Sites & { complaints: string[] }, WorkersSites>({
  siteFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    async ({}, use) => {
      let site: OwnSite | undefined
      let user: string | undefined
      await use(async (file) => {
        if (site && file === user) return site
        user = file
        if (site && isCopied()) await site.renew()
        else {
          await site?.stop()
          site = await startOwnSite()
        }
        return site
      })
      await site?.stop()
    },
    // Here for all files: one with another fixture of a worker would get a new worker, and a new browser.
    { scope: 'worker' },
  ],
  ownSite: async ({ siteFor }, use, { file }) => use(await siteFor(file)),
  expectedComplaint: [undefined, { option: true }],
  refusals: [undefined, { option: true }],
  complaints: [
    async ({ browser, expectedComplaint, refusals }, use) => {
      const complaints: string[] = []
      const listen = (each: BrowserContext) =>
        collectComplaints(each, complaints, { expectedComplaint, refusals })
      // Not by asking for the test's own context: a test that only calls the server needs none.
      browser.on('context', listen)
      await use(complaints)
      browser.off('context', listen)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Watches a browser that a test has launched itself. */
export function collectComplaints(
  context: BrowserContext,
  complaints: string[],
  { expectedComplaint, refusals }: Partial<Expectations> = {},
): void {
  const complain = (words: string) => {
    if (words === BLOCKED_WORKER || REFUSED_CALL.test(words)) return
    if (!expectedComplaint?.test(words)) complaints.push(words)
  }
  context.on('weberror', (failure) => complain(failure.error().message))
  context.on('console', (message) => {
    // The browser's own warnings have no arguments, and depend on how fast it is.
    const isWarning = message.type() === 'warning' && message.args().length > 0
    if (message.type() === 'error' || isWarning) complain(message.text())
  })
  if (!refusals) return
  context.on('response', (response) => {
    if (response.status() >= 400 && !refusals.includes(response.status()))
      complaints.push(`${response.status()} ${response.url()}`)
  })
}
