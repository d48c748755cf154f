import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from './browser/find-browser.ts'

/*
 * Takes the pictures of docs/screens/ from a running site:
 *   SITE=http://localhost:3000 ADMIN_USERNAME=admin ADMIN_PASSWORD=… node scripts/screens.ts
 */
const site = process.env.SITE ?? 'http://localhost:3000'
const administrator = {
  username: process.env.ADMIN_USERNAME ?? 'admin',
  password: process.env.ADMIN_PASSWORD ?? '',
}
const FOLDER = 'docs/screens'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

type Screen = { name: string; path: string; viewport: typeof PHONE; isForStaff?: boolean }

const screens: readonly Screen[] = [
  { name: 'home-desktop', path: '/', viewport: DESKTOP },
  { name: 'home-phone', path: '/', viewport: PHONE },
  { name: 'theme-desktop', path: '/themes/1/boho-blossom', viewport: DESKTOP },
  { name: 'theme-phone', path: '/themes/4/garden-of-dreams', viewport: PHONE },
  { name: 'addons-desktop', path: '/addons', viewport: DESKTOP },
  { name: 'booking-desktop', path: '/booking/1', viewport: DESKTOP },
  { name: 'booking-phone', path: '/booking/1', viewport: PHONE },
  ...(administrator.password
    ? [{ name: 'admin-desktop', path: '/admin/bookings', viewport: DESKTOP, isForStaff: true }]
    : []),
]

await mkdir(FOLDER, { recursive: true })
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
for (const screen of screens) await take(browser, screen)
await browser.close()

async function take(from: Browser, { name, path, viewport, isForStaff = false }: Screen): Promise<void> {
  const page = await from.newPage({ viewport, baseURL: site, reducedMotion: 'reduce' })
  if (isForStaff) await signIn(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A theme's gallery fades in within seconds.
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 78 })
  await page.close()
}

async function signIn(page: Page): Promise<void> {
  const { credential } = await (await page.request.post('/api/admin/login', { data: administrator })).json()
  await page.addInitScript((kept) => {
    localStorage.setItem('adminAuth', kept)
    localStorage.setItem('adminAuthenticated', 'true')
  }, credential)
}
