import type { Page } from '@playwright/test'
import { dayAhead, fullDraft, openStep } from './booking-visit.ts'
import { DESKTOP, expect, open, PHONE, TABLET, test } from './site-visit.ts'

/** Browsers choose the next smaller file if it is nearer to the needed size: steps of 1.5 allow for this much. */
const SMALLEST = 0.8
const LARGEST = 1.6
const PATHS = ['/', '/addons', '/themes/1/boho-blossom', '/review', '/privacy-policy', '/booking/1']

type Shown = {
  readonly file: string
  /** CSS pixels that the picture takes, including cropped parts. */
  readonly drawn: number
  readonly offered: readonly number[]
  readonly chosen: number
}

/** Returns every uploaded picture on the page, once loaded, with the file that the browser chose. */
async function picturesOn(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.offsetWidth > 0)
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
    const uploaded = images.filter((image) => image.currentSrc.includes('/uploads/'))
    return uploaded.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
      const candidates = sources
        .flatMap((source) => source.srcset.split(', '))
        .map((candidate) => candidate.split(' '))
        .map(([path = '', width = '']) => ({ path, width: Number.parseInt(width, 10) }))
      const { objectFit } = getComputedStyle(image)
      const { offsetWidth: across, offsetHeight: down, naturalWidth, naturalHeight } = image
      const byHeight = (down * naturalWidth) / naturalHeight
      return {
        file: image.currentSrc,
        drawn: objectFit === 'cover' ? Math.max(across, byHeight) : Math.min(across, byHeight),
        offered: candidates.map(({ width }) => width),
        chosen: candidates.find(({ path }) => image.currentSrc.endsWith(path))?.width ?? 0,
      }
    })
  })
}

/** A file already loaded for the page costs nothing in a smaller place. */
function pickLargestPerFile(pictures: readonly Shown[]): Shown[] {
  const largest = new Map<string, Shown>()
  for (const each of pictures.toSorted((one, other) => one.drawn - other.drawn)) largest.set(each.file, each)
  return [...largest.values()]
}

/** Returns what is wrong with a choice: too soft, or larger than necessary although a smaller file was available. */
function findFault({ file, drawn, offered, chosen }: Shown, pixelRatio: number): string | undefined {
  const share = chosen / (drawn * pixelRatio)
  const words = `${file} is ${chosen} wide for ${Math.round(drawn)} × ${pixelRatio}: ${share.toFixed(2)}`
  if (chosen === 0) return `${file} comes in one size only`
  if (share < SMALLEST && chosen < Math.max(...offered)) return words
  if (share > LARGEST && chosen > Math.min(...offered)) return words
  return undefined
}

for (const [viewport, pixelRatios] of [
  [PHONE, [2]],
  [TABLET, [1]],
  [DESKTOP, [1, 2]],
] as const) {
  for (const pixelRatio of pixelRatios) {
    test(`at ${viewport.width} px and ${pixelRatio} dots each, every picture comes in the size it is shown`, async ({
      browser,
      request,
    }) => {
      test.setTimeout(240_000)
      await expect.poll(async () => unfinished(await listed(request)), { timeout: 180_000 }).toEqual([])
      const faults: string[] = []
      let seen = 0
      for (const path of [...PATHS, '/booking/2']) {
        // A page of its own: a larger cached file would be used for a smaller one.
        const context = await browser.newContext({ viewport, deviceScaleFactor: pixelRatio })
        const page = await context.newPage()
        if (path === '/booking/2') await openStep(page, 2, fullDraft(dayAhead(90)))
        else await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const pictures = await picturesOn(page)
        seen += pictures.length
        faults.push(...pickLargestPerFile(pictures).flatMap((each) => findFault(each, pixelRatio) ?? []))
        await context.close()
      }
      expect(faults).toEqual([])
      expect(seen).toBeGreaterThan(PATHS.length * 3)
    })
  }
}

test('what is fetched later leaves the page as it was', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator(':root[data-at-rest]')).toHaveCount(1)
  const widths = () => page.evaluate(() => [...document.images].map((image) => image.offsetWidth))
  const before = await widths()
  await page
    .getByRole('button', { name: /^Look closer/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Close preview' }).click()
  expect(await widths()).toEqual(before)
})

type Listed = { pictures: Record<string, { sources: { type: string }[] }> }

async function listed(request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const responses = await Promise.all(['/api/themes', '/api/addons'].map((path) => request.get(path)))
  return (await Promise.all(responses.map((response) => response.json()))).flat() as Listed[]
}

/** Returns the pictures whose sizes are still being drawn. */
function unfinished(items: readonly Listed[]): string[] {
  const pictures = items.flatMap((item) => Object.entries(item.pictures))
  return pictures.filter(([, { sources }]) => sources.length < 2).map(([path]) => path)
}
