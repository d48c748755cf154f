import { type Browser, chromium, type Page } from '@playwright/test'
import { Pool } from 'pg'
import { browserFlags, findBrowser } from '../scripts/browser/find-browser.ts'
import { bookYears } from './many-bookings.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { signIn } from './sign-in.ts'

/** Browsers report tasks of at least this many milliseconds: if none is reported, the longest was shorter. */
const SHORTEST_REPORTED = 50

/** Measures the longest time the bookings tab blocks a browser with 100,000 stored bookings, against 100. */
export async function bookingsTab(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
  try {
    const baseline = await longestTaskWith(browser, pool, product, 100)
    const ours = await longestTaskWith(browser, pool, product, 100_000)
    return [
      row('longest task of the bookings tab, 100,000 bookings to 100', {
        ours,
        baseline,
        unit: 'ms',
        aim: 'ours under 200',
      }),
    ]
  } finally {
    await browser.close()
    await pool.query('TRUNCATE bookings CASCADE')
    await pool.end()
  }
}

async function longestTaskWith(
  browser: Browser,
  pool: Pool,
  product: Product,
  bookings: number,
): Promise<number> {
  await bookYears(pool, bookings)
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  await signIn(page)
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true })
  })
  await workThrough(page, bookings)
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  await page.close()
  return Math.max(SHORTEST_REPORTED, ...tasks)
}

/** Opens the tab, then filters, searches and turns pages like somebody on the phone with a customer. */
async function workThrough(page: Page, bookings: number): Promise<void> {
  const shows = (count: number) =>
    page.getByText(`${count.toLocaleString('en-US')} booking`, { exact: false }).waitFor()
  await page.goto('/admin/bookings')
  await shows(bookings)
  await page.getByLabel('Status').selectOption('pending')
  await page.getByText('No bookings found.').waitFor()
  await page.getByLabel('Status').selectOption('confirmed')
  await shows(bookings)
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(`Page ${number} of`).waitFor()
  }
  await page.getByLabel('Search').pressSequentially('Maria Gomez 77', { delay: 20 })
  await page.getByRole('cell', { name: 'Maria Gomez 77', exact: false }).first().waitFor()
  await page.getByLabel('Search').fill('')
  await shows(bookings)
  await page.getByRole('tab', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page
    .getByRole('button', { name: /Maria Gomez/ })
    .first()
    .waitFor()
}
