import { readdir, readFile } from 'node:fs/promises'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { onFreshSite } from '../fresh-site.ts'
import { expect, PHONE } from '../site-visit.ts'

// Themes created by other tests would add their pictures.
const test = onFreshSite()

const KILOBYTE = 1000
/** The transferred size, with all sizes of all pictures of a new site in the page. */
const LIMITS = {
  code: 42 * KILOBYTE,
  requests: 12,
  fonts: 26 * KILOBYTE,
  pictureAboveTheFold: 70 * KILOBYTE,
  wizardCode: 141 * KILOBYTE,
  wizardRequests: 22,
  crewsPhone: 180 * KILOBYTE,
}
const CODE = /\.(js|css)#?$/

test.use({ viewport: PHONE, deviceScaleFactor: 3 })

test('the home page is light, and the rest of it comes in time', async ({ page, baseURL, request }) => {
  await test.step('it is light before anybody touches it', async () => {
    await untilCompressedBest(request, '/')
    const responses = await visit(page, '/')
    const origin = new URL('/', baseURL ?? page.url()).origin
    expect([...responses.keys()].filter((url) => !url.startsWith(origin))).toEqual([])
    expect(addUp(responses, (url) => url === page.url() || CODE.test(url))).toBeLessThanOrEqual(LIMITS.code)
    expect(addUp(responses, (url) => url.endsWith('.woff2'))).toBeLessThanOrEqual(LIMITS.fonts)
    expect(responses.size, [...responses.keys()].join('\n')).toBeLessThanOrEqual(LIMITS.requests)
    expect([...responses.keys()].filter((url) => /icons\.[^/]*\.svg/.test(url))).toEqual([])

    const shown = await page
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => (image as HTMLImageElement).currentSrc),
      )
    expect(shown.length).toBeGreaterThan(0)
    for (const url of shown)
      expect(responses.get(url) ?? 0, url).toBeLessThanOrEqual(LIMITS.pictureAboveTheFold)
  })

  await test.step('the pictures that come next are asked for once the page is there', async () => {
    const html = await (await request.get('/')).text()
    expect(html.match(/loading="lazy" fetchpriority="high"/gi)).toHaveLength(3)
    await expect(page.locator('#themes img[fetchpriority=high][loading=eager]')).toHaveCount(3)
  })

  await test.step('pointing at a link to the wizard fetches its scripts beforehand', async () => {
    const fetched = page.waitForResponse((response) => /\/wizard-page\.[^/]*\.js$/.test(response.url()))
    await page.getByRole('link', { name: 'Book Your Experience' }).hover()
    expect((await fetched).status()).toBe(200)
  })
})

test('the wizard opens with few requests, and asks for its scripts once it is painted', async ({
  page,
  request,
}) => {
  await untilCompressedBest(request, '/booking')
  const responses = await visit(page, '/booking', () => expect(page.getByRole('grid')).toBeVisible())
  // By now the wizard has set the URL of its step.
  const opened = new URL('/booking', page.url()).href
  expect(responses.get(opened)).toBeGreaterThan(0)
  expect(addUp(responses, (url) => url === opened || CODE.test(url))).toBeLessThanOrEqual(LIMITS.wizardCode)
  expect([...responses.keys()].length).toBeLessThanOrEqual(LIMITS.wizardRequests)

  // A style sheet that is loaded twice would override the rules that must override it.
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(sheets).toEqual([...new Set(sheets)])

  // And no router.
  const html = await (await request.get('/booking')).text()
  expect(html).toContain('client="paint"')
  expect(html.match(/<link rel="modulepreload"/g)).toBeNull()
  const scripts = [...responses.keys()].filter((url) => url.endsWith('.js'))
  expect(scripts.some((url) => /\/framework\./.test(url))).toBe(true)
  expect(scripts.filter((url) => /\/admin-app\./.test(url))).toEqual([])
})

test('what families load has no code of the admin', async () => {
  const assets = await readdir('build/client/assets')
  const getFile = (name: string) =>
    assets.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? name
  const files = new Set(
    ['islands', 'details-step', 'payment-step', 'success-page', 'my-booking-page', 'guest-list'].map(getFile),
  )
  for (const file of files) {
    const code = await readFile(`build/client/assets/${file}`, 'utf8')
    for (const [, imported = ''] of code.matchAll(/\bfrom ?["'`]\.\/([^"'`]+)["'`]/g)) files.add(imported)
  }
  expect(
    [...files].filter((file) => /^(admin|booking|list|settings|sorting|tab)-parts\./.test(file)),
  ).toEqual([])
})

test('the crew’s phone keeps its own files, and none of the admin', async ({ request }) => {
  const list = await (await request.get('/crew-files.js')).text()
  const { files }: { files: string[] } = JSON.parse(list.slice(list.indexOf('{')))
  expect(files.filter((file) => file.includes('admin'))).toEqual([])
  const sizes = files.map(async (file) =>
    Number((await request.get(file, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length']),
  )
  const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(LIMITS.crewsPhone)
})

test('the first pictures of a page are part of it, as placeholders, and their files give way', async ({
  page,
}) => {
  // None of them ever loads.
  await page.route('**/uploads/**', () => undefined)
  const first = page.locator('main img').first()
  for (const path of ['/addons', '/themes/1/boho-blossom', '/booking']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(first).toHaveAttribute('fetchpriority', 'low')
    const frame = page.locator('main span:has(> picture)').first()
    await expect(frame).toBeInViewport()
    await expect(frame).toHaveAttribute('style', /background-image:url\("data:image\/avif;base64,/)
  }
  await page.goto('/', { waitUntil: 'commit' })
  await expect(first).toHaveCSS('background-image', /^url\("data:image\/avif;base64,/)
})

test.describe('at one dot each', () => {
  // Heights are the same, and rendering takes a ninth of the time.
  test.use({ deviceScaleFactor: 1 })

  test('what is out of view is laid out when somebody uses the page or takes a picture of it, and until then the page is about as long', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/')).text()
    expect(html.match(/drawn-in-view/g)?.length).toBeGreaterThan(5)
    // A picture of the whole page holds what no window has shown.
    const takePicture = () => page.screenshot({ fullPage: true, scale: 'css' })
    const useKeyboard = () => page.keyboard.press('Shift')
    for (const [width, layOut] of [
      [390, takePicture],
      [1440, useKeyboard],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await expect(page.locator(':root[data-at-rest]')).toHaveCount(1)
      expect(await page.locator('.drawn-in-view').count()).toBeGreaterThan(5)
      const guessed = await getHeight(page)
      await layOut()
      await expect(page.locator('.drawn-in-view')).toHaveCount(0)
      expect(Math.abs(guessed / (await getHeight(page)) - 1), `${width} px wide`).toBeLessThan(0.04)
    }

    await test.step('who comes back to a place further down finds it again', async () => {
      const heading = page.locator('#faq').getByRole('heading', { level: 2 })
      await heading.scrollIntoViewIfNeeded()
      await expect(heading).toBeInViewport()
      await expect(page.locator('.drawn-in-view')).toHaveCount(0)
      await page.reload()
      await expect(heading).toBeInViewport()
    })
  })
})

function getHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Asks for a page until it is sent as small as it gets: pages are compressed fast first. */
async function untilCompressedBest(request: APIRequestContext, path: string): Promise<void> {
  const getSize = async () => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    return Number(response.headers()['content-length'])
  }
  const fast = await getSize()
  await expect.poll(getSize).toBeLessThan(fast)
}

/** Returns every response of a visit, until nothing more is requested, with its transferred size. */
async function visit(
  page: Page,
  path: string,
  untilComplete: () => Promise<void> = async () => undefined,
): Promise<Map<string, number>> {
  const responses = new Map<string, number>()
  const sizes: Promise<unknown>[] = []
  const note = async (request: Request) => {
    const { responseBodySize } = await request.sizes()
    responses.set(request.url(), responseBodySize)
  }
  const onFinished = (request: Request) => {
    if (!request.url().startsWith('data:')) sizes.push(note(request))
  }
  page.on('requestfinished', onFinished)
  await page.goto(path)
  await untilComplete()
  await page.waitForLoadState('networkidle')
  // A later request may end with the page, and its size could no longer be asked for.
  page.off('requestfinished', onFinished)
  await Promise.all(sizes)
  return responses
}

function addUp(responses: ReadonlyMap<string, number>, isOne: (url: string) => boolean): number {
  return [...responses].filter(([url]) => isOne(url)).reduce((total, [, size]) => total + size, 0)
}
