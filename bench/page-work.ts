import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser/find-browser.ts'
import { startBareAstroPages } from './bare-astro-page/start-bare-astro-page.ts'
import { startBareReactPage } from './bare-react-page/start-bare-react-page.ts'
import { median } from './median.ts'
import { startNextPage } from './next-page/start-next-page.ts'
import { freePort, type Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { runTool } from './tools/run-tool.ts'

const ROUNDS = 5
const PAGES = {
  '/': 'home page',
  '/addons': 'add-ons',
  '/themes/1/boho-blossom': 'theme',
  '/booking': 'wizard',
}
const LIMITS_KB: Readonly<Record<string, number>> = { '/': 90, '/booking': 150 }
const REQUESTS_MOST = 25

type Figures = {
  work: number
  blocked: number
  paint: number
  shift: number
  kilobytes: number
  requests: number
}

/** The baselines for our pages: eight cards built by other means, without pictures unless it says so. */
const REFERENCES = {
  next: 'eight cards of Next.js',
  astro: 'eight cards of Astro alone',
  alike: 'eight cards of Astro with our pictures and fonts',
  react: 'eight cards of React alone',
}
type Reference = keyof typeof REFERENCES
type Timing = 'work' | 'blocked' | 'paint'
const TIMINGS: Readonly<Record<Timing, string>> = {
  work: 'main-thread work',
  blocked: 'blocked',
  paint: 'largest paint',
}
type Aims = Partial<Record<Reference, Partial<Record<Timing, string>>>>
const AIMS: Aims = { next: { blocked: '1 or less', paint: '1.2 or less' } }
/** The other pages do more than show eight cards. */
const HOME_AIMS: Aims = {
  next: { work: '1.2 or less' },
  alike: { work: '1.4 or less', paint: '1.3 or less' },
}

/**
 * Measures with Lighthouse how much work the pages are for a phone, against four reference pages: in turns, as medians
 * of five rounds.
 */
export async function pageWork(product: Product): Promise<ResultRow[]> {
  const next = await startNextPage()
  const astro = await startBareAstroPages(product.url)
  const react = await startBareReactPage()
  const references = { next: next.url, astro: astro.url, alike: astro.withPicturesUrl, react: react.url }
  const urls: Record<string, string> = { ...references, ...pageUrls(product.url) }
  for (const url of Object.values(pageUrls(product.url))) await warmUp(url)
  const figures = new Map<string, Figures[]>(Object.keys(urls).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(urls)) figures.get(name)?.push(await look(url))
  for (const each of [next, astro, react]) await each.stop()
  const of = (name: string, figure: keyof Figures) =>
    median((figures.get(name) ?? []).map((each) => each[figure]))
  return Object.entries(PAGES).flatMap(([path, name]) => toRows(name, path, of))
}

function pageUrls(origin: string): Record<string, string> {
  return Object.fromEntries(Object.keys(PAGES).map((path) => [path, origin + path]))
}

type FindMedian = (name: string, figure: keyof Figures) => number

function toRows(name: string, path: string, of: FindMedian): ResultRow[] {
  const within = (words: string, figure: 'kilobytes' | 'requests', limit: number) =>
    row(`${name}: ${words}, to the limit`, {
      ours: of(path, figure),
      baseline: limit,
      unit: figure,
      aim: '1 or less',
    })
  return [
    ...(Object.keys(TIMINGS) as Timing[]).flatMap((timing) => besides(name, path, of, timing)),
    ...(LIMITS_KB[path] ? [within('HTML, CSS and scripts', 'kilobytes', LIMITS_KB[path])] : []),
    ...(path === '/booking' ? [within('requests until it rests', 'requests', REQUESTS_MOST)] : []),
    row(`${name}: layout shift, in hundredths, to the limit`, {
      ours: of(path, 'shift') * 100,
      baseline: 1,
      unit: '',
      aim: '0',
    }),
  ]
}

function besides(name: string, path: string, of: FindMedian, timing: Timing): ResultRow[] {
  const getAim = (reference: Reference) =>
    (path === '/' && HOME_AIMS[reference]?.[timing]) || (AIMS[reference]?.[timing] ?? '')
  return (Object.keys(REFERENCES) as Reference[]).map((reference) =>
    row(`${name}: ${TIMINGS[timing]}, to ${REFERENCES[reference]}`, {
      // A page that never blocks has no ratio.
      ours: Math.max(1, of(path, timing)),
      baseline: Math.max(1, of(reference, timing)),
      unit: 'ms',
      aim: getAim(reference),
    }),
  )
}

/** Asks for a page until the server has compressed it best, as it has on a site in use. */
async function warmUp(url: string): Promise<void> {
  for (let asked = 0; asked < 10; asked++) await (await fetch(url)).text()
}

/** Measures again if Lighthouse misses the start of the visit in its trace, as happens now and then. */
async function look(url: string): Promise<Figures> {
  for (let again = 3; ; again--)
    try {
      return await visit(url)
    } catch (error) {
      if (again === 0 || !String(error).includes('NO_NAVSTART')) throw error
    }
}

/** Uses a new browser for every run, so that nothing is cached. */
async function visit(url: string): Promise<Figures> {
  const executablePath = findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const report = await runTool('lighthouse', [
      ...[url, `--port=${port}`, '--only-categories=performance'],
      ...['--output=json', '--output-path=stdout', '--quiet'],
    ])
    return toFigures((report as Report).audits)
  } finally {
    await browser.close()
  }
}

/** What is read of a Lighthouse report; times are in milliseconds. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>
}
type NetworkRequest = { url: string; resourceType: string; transferSize: number }

function toFigures(audits: Report['audits']): Figures {
  const getNumber = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[]
  const code = requests.filter(({ resourceType }) => /^(Document|Stylesheet|Script)$/.test(resourceType))
  return {
    work: getNumber('mainthread-work-breakdown'),
    blocked: getNumber('total-blocking-time'),
    paint: getNumber('largest-contentful-paint'),
    shift: getNumber('cumulative-layout-shift'),
    kilobytes: code.reduce((total, { transferSize }) => total + transferSize, 0) / 1000,
    requests: requests.filter(({ url }) => !url.startsWith('data:')).length,
  }
}
