import { expect, PHONE, test } from './site-visit.ts'

const KILOBYTE = 1000
const STARTER_THEMES = 8
/** As sent. Other tests add themes, and each has its card in the page. */
const LIMITS = {
  code: 90 * KILOBYTE,
  anotherTheme: 0.6 * KILOBYTE,
  fonts: 70 * KILOBYTE,
  pictureAboveTheFold: 70 * KILOBYTE,
}

test.use({ viewport: PHONE, deviceScaleFactor: 3 })

test('the home page is light before anybody touches it', async ({ page, baseURL }) => {
  const responses = new Map<string, number>()
  const foreign: string[] = []
  const sizes: Promise<unknown>[] = []
  page.on('requestfinished', (request) => {
    const url = request.url()
    if (url.startsWith('data:')) return
    if (!url.startsWith(new URL('/', baseURL ?? page.url()).origin)) foreign.push(url)
    sizes.push(request.sizes().then(({ responseBodySize }) => responses.set(url, responseBodySize)))
  })
  // A new site draws the sizes of its pictures first; its pages offer them a little later.
  test.slow()
  const html = async () => (await page.request.get('/')).text()
  await expect.poll(html, { timeout: 90_000 }).toMatch(/hero-night-portrait-\d+\.avif/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(sizes)

  const sum = (isOne: (url: string) => boolean) =>
    [...responses].filter(([url]) => isOne(url)).reduce((total, [, size]) => total + size, 0)
  expect(foreign).toEqual([])
  const themes: unknown[] = await (await page.request.get('/api/themes')).json()
  const limit = LIMITS.code + (themes.length - STARTER_THEMES) * LIMITS.anotherTheme
  expect(sum((url) => url === page.url() || /\.(js|css)#?$/.test(url))).toBeLessThanOrEqual(limit)
  expect(sum((url) => url.endsWith('.woff2'))).toBeLessThanOrEqual(LIMITS.fonts)

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
