import { test } from './fresh-site.ts'
import { expect, PHONE } from './site-visit.ts'

const KILOBYTE = 1000
/** As sent, with all sizes of all pictures of a new site in the page. */
const LIMITS = {
  code: 90 * KILOBYTE,
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
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(sizes)

  const sum = (isOne: (url: string) => boolean) =>
    [...responses].filter(([url]) => isOne(url)).reduce((total, [, size]) => total + size, 0)
  expect(foreign).toEqual([])
  expect(sum((url) => url === page.url() || /\.(js|css)#?$/.test(url))).toBeLessThanOrEqual(LIMITS.code)
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
