import { keepNewDatabase } from './own-site.ts'
import { isCopied, makeNewSite, startSite } from './site-process.ts'

export { administrator, authorization } from './site-process.ts'

/** Starts the site that all browser tests share; returns a function that stops it. */
export default async function startServer() {
  const newSite = await makeNewSite()
  if (isCopied()) await keepNewDatabase(newSite.dataDir)
  const { url, stop } = await startSite()
  // Playwright reads this if a test's own `baseURL` is not set.
  process.env.PLAYWRIGHT_TEST_BASE_URL = url
  return async () => {
    await stop()
    newSite.remove()
  }
}
