import { expect, type Page } from '@playwright/test'

/** Told by the browser itself about a call that was refused: the test knows whether that was right. */
const REFUSED_CALL = /^Failed to load resource/

type Options = {
  /** What else the browser may say. */
  expected?: RegExp
  /** Returns that the test means to get; where they are given, every other refusal is a complaint too. */
  refusals?: readonly number[]
}

/** Lets a test use the page, and fails it for whatever the browser complained about meanwhile. */
export async function useUncomplaining(
  page: Page,
  use: (page: Page) => Promise<void>,
  { expected, refusals }: Options = {},
): Promise<void> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const words = message.text()
    if (message.type() === 'error' && !REFUSED_CALL.test(words) && !expected?.test(words))
      complaints.push(words)
  })
  page.on('response', (response) => {
    if (refusals && response.status() >= 400 && !refusals.includes(response.status()))
      complaints.push(`${response.status()} ${response.url()}`)
  })
  await use(page)
  expect(complaints).toEqual([])
}
