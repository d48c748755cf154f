import { type BrowserContext, test as base, expect } from '@playwright/test'

/** Told by the browser itself about a call that was refused: the test knows whether that was right. */
const REFUSED_CALL = /^Failed to load resource/

type Expectations = {
  /** What else the browser may complain about. */
  expectedComplaint: RegExp | undefined
  /** Statuses that the test means to get; where they are given, every other refusal is a complaint too. */
  refusals: number[] | undefined
}

/** What every browser test is made of: it fails for whatever any page complained about meanwhile. */
export const test = base.extend<Expectations & { complaints: string[] }>({
  expectedComplaint: [undefined, { option: true }],
  refusals: [undefined, { option: true }],
  complaints: [
    async ({ browser, context, expectedComplaint, refusals }, use) => {
      const complaints: string[] = []
      const listen = (each: BrowserContext) =>
        collectComplaints(each, { expectedComplaint, refusals }, complaints)
      listen(context)
      // Other visitors of the same test have contexts of their own.
      browser.on('context', listen)
      await use(complaints)
      browser.off('context', listen)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

function collectComplaints(
  context: BrowserContext,
  { expectedComplaint, refusals }: Expectations,
  complaints: string[],
): void {
  const complain = (words: string) => {
    if (!REFUSED_CALL.test(words) && !expectedComplaint?.test(words)) complaints.push(words)
  }
  context.on('weberror', (failure) => complain(failure.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  context.on('response', (response) => {
    if (refusals && response.status() >= 400 && !refusals.includes(response.status()))
      complaints.push(`${response.status()} ${response.url()}`)
  })
}
