import type { CDPSession, Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, TABLET, test } from '../site-visit.ts'

/**
 * Browsers choose the next smaller file if it is closer to the needed size: steps of 1.5 allow for this much.
 */
const SMALLEST = 0.8
const LARGEST = 1.6
const PATHS = ['/', '/addons', '/themes/1/boho-blossom', '/review', '/booking/1', '/booking/2']

type Shown = {
  readonly file: string
  /** The CSS pixels that the picture takes, including cropped parts. */
  readonly drawn: number
  readonly offered: readonly number[]
  readonly chosen: number
}

/** An image that decodes instantly, standing in for one of any size. */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>'

/** The device pixel ratio changes no layout width: checking one of them at two is enough. */
const LOOKS = [
  { viewport: PHONE, deviceScaleFactor: 2 },
  { viewport: TABLET, deviceScaleFactor: 1 },
  { viewport: DESKTOP, deviceScaleFactor: 1 },
] as const
type Look = (typeof LOOKS)[number]

/**
 * Returns every uploaded picture on the page, except those of other tests, with the file that the browser chooses for
 * the window as it is.
 */
async function picturesOn(page: Page, others: readonly string[]): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Under new addresses, as a browser would rather show a larger file that it already has.
    for (const source of document.querySelectorAll('source'))
      source.srcset = source.srcset.replaceAll(/ \d+w/g, `?${innerWidth}$&`)
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done))
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  return page.evaluate((paths) => {
    const images = [...document.images].filter((image) => image.offsetWidth > 0)
    const uploaded = images.filter(
      (image) => image.src.includes('/uploads/') && !paths.includes(new URL(image.src).pathname),
    )
    return uploaded.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
      const candidates = sources
        .flatMap((source) => source.srcset.split(', '))
        .map((candidate) => candidate.split(' '))
        .map(([path = '', width = '']) => ({ path, width: Number.parseInt(width, 10) }))
      const { objectFit } = getComputedStyle(image)
      const { offsetWidth: across, offsetHeight: down } = image
      const size = (name: string) => Number(image.getAttribute(name))
      const byHeight = (down * size('width')) / size('height')
      return {
        file: image.currentSrc || image.src,
        drawn: objectFit === 'cover' ? Math.max(across, byHeight) : Math.min(across, byHeight),
        offered: candidates.map(({ width }) => width),
        chosen: candidates.find(({ path }) => image.currentSrc.endsWith(path))?.width ?? 0,
      }
    })
  }, others)
}

/** A file already loaded for the page costs nothing in a smaller frame. */
function pickLargestPerFile(pictures: readonly Shown[]): Shown[] {
  const largest = new Map<string, Shown>()
  for (const each of pictures.toSorted((one, other) => one.drawn - other.drawn)) largest.set(each.file, each)
  return [...largest.values()]
}

/**
 * Returns what is wrong with a choice: too blurry, or larger than necessary although a smaller file was
 * available.
 */
function findFault({ file, drawn, offered, chosen }: Shown, pixelRatio: number): string | undefined {
  const share = chosen / (drawn * pixelRatio)
  const words = `${file} is ${chosen} wide for ${Math.round(drawn)} × ${pixelRatio}: ${share.toFixed(2)}`
  if (chosen === 0) return `${file} comes in one size only`
  if (share < SMALLEST && chosen < Math.max(...offered)) return words
  if (share > LARGEST && chosen > Math.min(...offered)) return words
  return undefined
}

/** Changes what the page is shown on, without loading it again. */
async function show(page: Page, browser: CDPSession, { viewport, deviceScaleFactor }: Look): Promise<void> {
  await browser.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: false })
  const isShown = ([width, ratio]: number[]) => innerWidth === width && devicePixelRatio === ratio
  await page.waitForFunction(isShown, [viewport.width, deviceScaleFactor])
}

test('on every screen, every picture comes in the size it is shown', async ({ context, page, request }) => {
  let finished: string[] = []
  const listUnfinished = async () => {
    const items = await listed(request)
    finished = listPaths(items)
    return unfinished(items)
  }
  await expect.poll(listUnfinished, { timeout: 180_000 }).toEqual([])
  // Which file a browser requests does not depend on its contents.
  await context.route('**/uploads/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: EMPTY }),
  )
  // Nor on scripts: pictures and their sizes stand in what is sent.
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const browser = await context.newCDPSession(page)
  const seen = new Map<Look, number>()
  for (const path of PATHS) {
    const before = await listed(request)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Of those that other tests upload, or delete, meanwhile the page may not know all sizes yet.
    const all = listPaths([...before, ...(await listed(request))])
    const others = all.filter((each) => !finished.includes(each))
    for (const look of LOOKS)
      await test.step(`${path} at ${look.viewport.width} px and ${look.deviceScaleFactor} dots each`, async () => {
        await show(page, browser, look)
        const pictures = await picturesOn(page, others)
        expect(
          pickLargestPerFile(pictures).flatMap((each) => findFault(each, look.deviceScaleFactor) ?? []),
        ).toEqual([])
        seen.set(look, (seen.get(look) ?? 0) + pictures.length)
      })
  }
  for (const count of seen.values()) expect(count).toBeGreaterThan(PATHS.length * 3)
})

type Listed = { pictures: Record<string, { sources: { type: string }[] }> }

async function listed(request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const responses = await Promise.all(['/api/themes', '/api/addons'].map((path) => request.get(path)))
  return (await Promise.all(responses.map((response) => response.json()))).flat() as Listed[]
}

const listPaths = (items: readonly Listed[]) => items.flatMap(({ pictures }) => Object.keys(pictures))

/** Returns the pictures whose sizes are still being generated. */
function unfinished(items: readonly Listed[]): string[] {
  const pictures = items.flatMap((item) => Object.entries(item.pictures))
  return pictures.filter(([, { sources }]) => sources.length < 2).map(([path]) => path)
}
