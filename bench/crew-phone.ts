import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { Pool } from 'pg'
import sharp from 'sharp'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { present } from '#test/present.ts'
import { browserFlags, findBrowser } from '../scripts/browser/find-browser.ts'
import { median } from './median.ts'
import { administrator, type Product } from './product.ts'
import { type ResultRow, row } from './row.ts'

const PHOTOS = 40
const PHOTO = { width: 4032, height: 3024 }
/** 5 Mbit/s up and 20 down, as a phone gets on the road. */
const CONNECTION = { uploadThroughput: 625_000, downloadThroughput: 2_500_000, latency: 40 }
const LINE_BITS = 5_000_000
const SLOWED = 4
const BYTES_MAX_KILOBYTES = 180
const OPENINGS = 7
const NAME = 'Maria Gomez'
const FOLDER = join('artwork', 'pictures', 'themes')
const SCENES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jpg'))
  .slice(0, 8)
/** The amplitude of brightness noise, as seen in a room in the evening. */
const GRAIN = 20

/** Measures the crew's phone: what it loads once, what it opens offline, and how it sends its pictures. */
export async function crewPhone(product: Product): Promise<ResultRow[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  try {
    await pool.query('TRUNCATE bookings CASCADE')
    await bookToday(product)
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
      timezoneId: 'America/New_York',
    })
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    const bytes = await countBytes(product)
    await signIn(page)
    return [bytes, ...(await openOffline(page, phone)), ...(await sendPhotos(page, phone))]
  } finally {
    await browser.close()
    await pool.query('TRUNCATE bookings CASCADE')
    await pool.end()
  }
}

async function bookToday({ url }: Product): Promise<void> {
  const { username, password } = administrator
  const response = await fetch(`${url}/api/admin/bookings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${btoa(`${username}:${password}`)}`,
    },
    body: JSON.stringify({
      themeId: 1,
      bookingDate: partyDayAt(new Date()),
      bookingStatus: 'confirmed',
      overrideCapacity: true,
      partyStartTime: '17:00',
      numberOfTeepees: 2,
      guestCount: 6,
      childAgeRange: '7-9',
      customerName: NAME,
      customerEmail: 'maria@example.com',
      customerPhone: '(305) 555-0123',
      partyAddress: '12 Palm Street',
      city: 'Miami',
      state: 'FL',
      zipCode: '33101',
      addons: [],
      isDeposit: true,
    }),
  })
  if (!response.ok) throw new Error(await response.text())
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/crew/sign-in')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await page.getByRole('link', { name: NAME }).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!(await caches.keys()).includes('crew-fonts')) await new Promise((done) => setTimeout(done, 50))
  })
}

/** Counts the bytes transferred for the page and all the files it needs. */
async function countBytes({ url }: Product): Promise<ResultRow> {
  const listed = await (await fetch(`${url}/crew-files.js`)).text()
  const { files } = JSON.parse(listed.slice(listed.indexOf('{'))) as { files: string[] }
  let sum = 0
  for (const file of ['/crew', ...files]) sum += await countSent(`${url}${file}`)
  return row('bytes of /crew, all its files', {
    ours: sum / 1000,
    baseline: BYTES_MAX_KILOBYTES,
    unit: 'kB',
    aim: '1 or less',
  })
}

function countSent(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve(Buffer.concat(await Array.fromAsync(response)).length)
    }).on('error', reject)
  })
}

async function openOffline(page: Page, phone: CDPSession): Promise<ResultRow[]> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('a[href^="#stop/"]')) return
      watch.disconnect()
      requestAnimationFrame(() => {
        ;(window as unknown as { listedAt: number }).listedAt = performance.now()
      })
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await connect(phone, { offline: true })
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const paints: number[] = []
  const lists: number[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto('/crew')
    await page.waitForFunction(() => (window as unknown as { listedAt?: number }).listedAt !== undefined)
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      list: (window as unknown as { listedAt: number }).listedAt,
    }))
    paints.push(times.paint)
    lists.push(times.list)
  }
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const limit = { baseline: 1000, unit: 'ms' }
  return [
    row(`first paint of /crew offline, slowed ${SLOWED} times`, {
      ...limit,
      ours: median(paints),
      aim: '1 or less',
    }),
    row('the same, until its stops are there', { ...limit, ours: median(lists), aim: 'to be watched' }),
  ]
}

async function sendPhotos(page: Page, phone: CDPSession): Promise<ResultRow[]> {
  await page.getByRole('link', { name: NAME }).click()
  await page.getByRole('button', { name: 'We’re here' }).click()
  const photographs = await Promise.all(SCENES.map(aPhotograph))
  for (let number = 0; number < PHOTOS; number++) {
    const buffer = present(photographs[number % photographs.length])
    await page.locator('label[aria-busy="false"] input[type=file]').waitFor({ state: 'attached' })
    await page
      .getByLabel(/^Take/)
      .setInputFiles({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer }, { timeout: 120_000 })
    await page.getByText('not sent yet').nth(number).waitFor({ timeout: 120_000 })
  }
  await page.reload()
  const kept = await page.evaluate(countKept)
  const started = performance.now()
  await connect(phone, { offline: false, ...CONNECTION })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText('Everything is sent.').waitFor({ timeout: 300_000 })
  const seconds = (performance.now() - started) / 1000
  return [
    row(`${PHOTOS} photographs of 12 MP over 5 Mbit/s, beside the line alone`, {
      ours: seconds,
      baseline: (kept * 8) / LINE_BITS,
      unit: 's',
      aim: 'ours under 60',
    }),
  ]
}

function connect(phone: CDPSession, conditions: { offline: boolean } & Partial<typeof CONNECTION>) {
  const unlimited = { uploadThroughput: -1, downloadThroughput: -1, latency: 0 }
  return phone.send('Network.emulateNetworkConditions', { ...unlimited, ...conditions })
}

/** Runs in the page: the bytes of pictures waiting to be sent. */
async function countKept(): Promise<number> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  let sum = 0
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name))
    if (database.objectStoreNames.contains('contents')) {
      const rows = await settled(database.transaction('contents').objectStore('contents').getAll())
      for (const { content } of rows) sum += content.length
    }
    database.close()
  }
  return sum
}

/** A drawn scene of this site in the size of a phone's photograph, with a camera's noise. */
async function aPhotograph(scene: string): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN }
  const grain = await sharp({ create: { ...PHOTO, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(join(FOLDER, scene))
    .resize({ ...PHOTO, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}
