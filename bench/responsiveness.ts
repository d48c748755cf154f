import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { Pool } from 'pg'
import { browserFlags, findBrowser } from '../scripts/browser/find-browser.ts'
import { bookYears, fileFamilies } from './many-bookings.ts'
import type { Product } from './product.ts'
import { type Row, row } from './row.ts'
import { signIn } from './sign-in.ts'

/** Browsers round to 8 ms, and do not tell of what took less than this. */
const SHORTEST_REPORTED = 16

const PARTIES_OF_A_FAMILY = 3

const SPEEDS = [
  { slowedBy: 1, limit: 50 },
  { slowedBy: 4, limit: 200 },
] as const

/**
 * Measures how long the screen waits after a key or a tap at most (INP), in every long list, the palette and the
 * calendar, with 100,000 bookings against 100: on this machine, and with its processor slowed four times.
 */
export async function responsiveness(product: Product): Promise<Row[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
  try {
    const few = await waitsWith(browser, pool, product, 100)
    const many = await waitsWith(browser, pool, product, 100_000)
    return SPEEDS.flatMap(({ slowedBy, limit }) =>
      PLACES.map(({ name }) =>
        row(`longest wait after a key or tap, ${name}${slowedBy > 1 ? `, ${slowedBy} times slower` : ''}`, {
          ours: many.get(`${name} ${slowedBy}`) ?? Number.NaN,
          baseline: few.get(`${name} ${slowedBy}`) ?? Number.NaN,
          unit: 'ms',
          aim: `ours at most ${limit}`,
        }),
      ),
    )
  } finally {
    await browser.close()
    await pool.query('TRUNCATE bookings, customers CASCADE')
    await pool.end()
  }
}

async function waitsWith(
  browser: Browser,
  pool: Pool,
  product: Product,
  bookings: number,
): Promise<ReadonlyMap<string, number>> {
  await bookYears(pool, bookings, PARTIES_OF_A_FAMILY)
  await fileFamilies(pool)
  const waits = new Map<string, number>()
  for (const { slowedBy } of SPEEDS) {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    await signIn(page)
    await page.addInitScript(countWaits)
    const devtools = await page.context().newCDPSession(page)
    for (const place of PLACES) {
      // What is loaded once is not what somebody waits for all day.
      await place.open(page)
      await setSpeed(devtools, slowedBy)
      await page.evaluate(() => (window as unknown as Counting).waits.splice(0))
      await place.use(page)
      // Events are told of after the picture that followed them.
      await page.waitForTimeout(500)
      const all = await page.evaluate(() => (window as unknown as Counting).waits)
      waits.set(`${place.name} ${slowedBy}`, Math.max(SHORTEST_REPORTED, ...all))
      await setSpeed(devtools, 1)
    }
    await page.close()
  }
  return waits
}

type Counting = { readonly waits: number[] }

/** Runs in the page: keeps how long every key and every tap waited for the next picture. */
function countWaits(): void {
  const waits: number[] = []
  Object.assign(window, { waits })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) waits.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const setSpeed = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate })

type Place = { readonly name: string; open(page: Page): Promise<void>; use(page: Page): Promise<void> }

const KEYS = { delay: 60 }
const turn = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.waitForTimeout(300)
}
const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator('main :is([class*="skeleton"], [aria-busy="true"])')
    .first()
    .waitFor({ state: 'detached' })
}

/** A long list: pages are turned, rows walked through by keys, and something is searched for. */
function list(name: string, path: string, typed: string, more?: (page: Page) => Promise<void>): Place {
  return {
    name,
    open: open(path),
    async use(page) {
      for (const name of ['Next page', 'Previous page', 'Next page']) await turn(page, name)
      for (const key of 'jjjjkk') await page.keyboard.press(key, KEYS)
      await more?.(page)
      await page.getByLabel('Search', { exact: true }).pressSequentially(typed, KEYS)
      await page.waitForTimeout(600)
    },
  }
}

const PLACES: readonly Place[] = [
  list('bookings', '/admin/bookings', 'Maria Gomez 77', async (page) => {
    for (const box of (await page.getByRole('checkbox', { name: /^Select booking/ }).all()).slice(0, 5))
      await box.click()
    await page.getByRole('button', { name: /^Select all/ }).click()
  }),
  list('customers', '/admin/customers', 'Maria Gomez 77'),
  {
    name: 'palette',
    open: open('/admin/dashboard'),
    async use(page) {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox').pressSequentially('Maria Gomez 77', KEYS)
      await page
        .getByRole('option', { name: /Maria Gomez 77/ })
        .first()
        .waitFor()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key, KEYS)
    },
  },
  {
    name: 'calendar',
    open: open('/admin/bookings?view=calendar'),
    async use(page) {
      for (const name of ['Next month', 'Previous month', 'Previous month', 'Previous month']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(500)
      }
      for (const name of ['Week', 'List', 'Month']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(500)
      }
    },
  },
]
