import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test'
import { Pool } from 'pg'
import { browserFlags, findBrowser } from '../scripts/browser/find-browser.ts'
import { recordInteractions } from './main-thread-work.ts'
import { bookYears, fileFamilies } from './many-bookings.ts'
import { type MeasuredScreen, PLACES } from './places.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { signIn } from './sign-in.ts'

const PARTIES_OF_A_FAMILY = 3

const SPEEDS = [
  { slowedBy: 1, limit: 50 },
  { slowedBy: 4, limit: 200 },
] as const

/** What is measured for a key press or a tap. */
const MEASURES = [
  { of: 'wait', name: 'longest wait after a key or tap' },
  { of: 'work', name: 'most work of the screen after a key or tap' },
] as const
type Measure = (typeof MEASURES)[number]['of']

/**
 * Measures the longest wait of the screen after a key press or a tap (INP), and how much of it is work of the page's
 * own thread, in every long list, the palette and the calendar, with 100,000 bookings against 100: on this machine, and
 * with its processor slowed down four times. On a busy machine, the work says more than the wait.
 */
export async function responsiveness(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
  try {
    const few = await costsWith(browser, pool, product, 100)
    const many = await costsWith(browser, pool, product, 100_000)
    return SPEEDS.flatMap(({ slowedBy, limit }) =>
      MEASURES.flatMap(({ of, name }) =>
        PLACES.map((place) =>
          row(`${name}, ${place.name}${slowedBy > 1 ? `, ${slowedBy} times slower` : ''}`, {
            ours: many.get(key(of, place, slowedBy)) ?? Number.NaN,
            baseline: few.get(key(of, place, slowedBy)) ?? Number.NaN,
            unit: 'ms',
            aim: `ours at most ${limit}`,
          }),
        ),
      ),
    )
  } finally {
    await browser.close()
    await pool.query('TRUNCATE bookings, customers CASCADE')
    await pool.end()
  }
}

const key = (of: Measure, { name }: MeasuredScreen, slowedBy: number) => `${of} ${name} ${slowedBy}`

async function costsWith(
  browser: Browser,
  pool: Pool,
  product: Product,
  bookings: number,
): Promise<ReadonlyMap<string, number>> {
  await bookYears(pool, bookings, PARTIES_OF_A_FAMILY)
  await fileFamilies(pool)
  const costs = new Map<string, number>()
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  await visitBefore(context)
  for (const { slowedBy } of SPEEDS) {
    const page = await context.newPage()
    await signIn(page)
    const devtools = await context.newCDPSession(page)
    for (const place of PLACES) {
      // One-time loading is not what people wait for all day.
      await place.open(page)
      await setSpeed(devtools, slowedBy)
      const interactions = await recordInteractions(devtools, async () => {
        await place.use(page)
        // Interactions are reported after the frame that followed them.
        await page.waitForTimeout(500)
      })
      for (const { of } of MEASURES)
        costs.set(key(of, place, slowedBy), Math.max(...interactions.map((one) => one[of])))
      await setSpeed(devtools, 1)
    }
    await page.close()
  }
  await context.close()
  return costs
}

/** Anyone who works with the admin has been there before, so the browser has cached compiled code. */
async function visitBefore(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await signIn(page)
  for (const place of PLACES) {
    await place.open(page)
    await place.use(page)
  }
  await page.close()
}

const setSpeed = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate })
