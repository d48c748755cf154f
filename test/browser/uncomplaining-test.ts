import { type BrowserContext, test as base, expect } from '@playwright/test'

/** Logged by the browser itself for a failed request: the test knows whether that was expected. */
const REFUSED_CALL = /^Failed to load resource/

type Expectations = {
  /** What else the browser may log. */
  expectedComplaint: RegExp | undefined
  /** Statuses that the test expects; if given, every other refusal fails the test too. */
  refusals: number[] | undefined
}

/** The base of every browser test: it fails for any error or warning that a page logs. */
export const test = base.extend<Expectations & { complaints: string[] }>({
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
    if (!REFUSED_CALL.test(words) && !expectedComplaint?.test(words)) complaints.push(words)
  }
  context.on('weberror', (failure) => complain(failure.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  if (!refusals) return
  context.on('response', (response) => {
    if (response.status() >= 400 && !refusals.includes(response.status()))
      complaints.push(`${response.status()} ${response.url()}`)
  })
}
