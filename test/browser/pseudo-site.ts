import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sampleNotices } from '#app/site/pages/home/notice/sample-notices.ts'
import { SCOPES } from '#contract/wire/permissions.ts'
import { FLORIDA_SURTAXES } from '#domain/catalogue/pricing/florida-surtaxes.ts'
import { DEFAULT_ACCOUNTS } from '#domain/money/reports/journal.ts'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { TYPED_BY_STAFF } from '#test/extensions/pseudo-language/fill-site.ts'
import { findFaults } from '#test/extensions/pseudo-language/find-english.ts'
import { toPseudoScript } from '#test/extensions/pseudo-language/pseudo-modules.ts'
import { said } from '#test/extensions/pseudo-language/said.ts'
import { test as onSharedSite } from './admin-visit.ts'
import { whileFileRuns } from './fresh-site.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { administrator, authorization } from './server.ts'
import { DESKTOP, PHONE, resize, type Size } from './viewports.ts'

const HOOK = fileURLToPath(new URL('../extensions/pseudo-language/on-server.ts', import.meta.url))

/**
 * Returns a `test` on a site that writes `en-XA` wherever it writes English. It uses the build shared by all
 * tests.
 */
export const onPseudoSite = () => {
  const pseudo = whileFileRuns(() => startOwnSite({ NODE_OPTIONS: `--import=${HOOK}` }))
  return onSharedSite.extend<{ pseudoSite: OwnSite }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    pseudoSite: async ({}, use) => use(await pseudo()),
    baseURL: ({ pseudoSite }, use) => use(pseudoSite.url),
    page: async ({ page }, use) => {
      await bringPseudoScripts(page)
      await use(page)
    },
  })
}

const pseudoScripts = new Map<string, Promise<string>>()

/** Returns a script of texts in base64. */
function readPseudoScript(path: string): Promise<string> {
  const read = async () =>
    Buffer.from(toPseudoScript(await readFile(`build/client${path}`, 'utf8'))).toString('base64')
  return pseudoScripts.getOrInsertComputed(path, read)
}

/** Not by `page.route`: that would hold up every request and turn off the browser's cache. */
async function bringPseudoScripts(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const body = await readPseudoScript(new URL(request.url).pathname)
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }]
    const answer = { requestId, responseCode: 200, responseHeaders, body }
    // The page may have been left meanwhile.
    await browser.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/en.*.js' }] })
}

/**
 * What these tests type themselves, a new site's fictional families, and names that are the same in every
 * language.
 */
const TYPED = [
  'Playwright',
  ...Object.values(DEFAULT_ACCOUNTS),
  ...FLORIDA_SURTAXES.map(({ county }) => county),
  ...[...SCOPES, ...WEBHOOK_EVENTS],

  ...sampleNotices(said).flatMap(({ name, location }) => [name, location]),
  ...['Ana Lopez', 'Maria Gomez', 'Maria', 'Ana', 'Lopez', '12 Palm Street', '12 Palm Avenue'],
  ...TYPED_BY_STAFF,
]
/** Responses that contain everything people have written. */
const ANSWERS = [
  ...[
    'themes',
    'addons',
    'site-settings',
    'contact-info',
    'testimonials',
    'bookings',
    'contact/submissions',
    'coupons',
  ],
  ...['resources', 'customers', 'outbox?pageSize=100', 'users', 'me', 'pricing', 'api-keys'].map(
    (path) => `admin/${path}`,
  ),
]

/** Returns the text by the owner and by families, which is never translated. */
export async function readOwned(request: APIRequestContext): Promise<string[]> {
  const texts = await Promise.all(
    ANSWERS.map(async (path) => {
      const response = await request.get(`/api/${path}`, { headers: authorization })
      expect(response.status(), path).toBe(200)
      return textsIn(await response.json())
    }),
  )
  const isName = (text: string) => /[A-Za-z]{2}/.test(text) && !/^[a-z][\w-]*$|^\/uploads/.test(text)
  return [...TYPED, administrator.username, ...new Set(texts.flat().filter(isName))]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Expects no fault in the page as it is, on a phone and a desktop or at other sizes. The window keeps the
 * last size, with which the next check starts: resizing takes longer than checking.
 */
export async function look(
  page: Page,
  owned: readonly string[],
  where: string,
  sizes = [PHONE, DESKTOP],
): Promise<void> {
  const isOpen = ({ width }: Size) => width === page.viewportSize()?.width
  for (const size of sizes.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))) {
    await resize(page, size)
    expect.soft(await findFaults(page, owned), `${where}, ${size.width} px`).toEqual([])
  }
}
