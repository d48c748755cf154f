import { startSite } from './site-process.ts'

export { administrator, authorization } from './site-process.ts'

/** Starts the site that all browser tests share; returns how to take it down again. */
export default async function startServer() {
  const { url, stop } = await startSite()
  // Playwright reads this where a test's own `baseURL` is not set.
  process.env.PLAYWRIGHT_TEST_BASE_URL = url
  return stop
}
