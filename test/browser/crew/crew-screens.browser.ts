import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { USUAL_STEPS } from '#domain/crew/crew-steps.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { dayAhead } from '../booking-visit.ts'
import { aColleague } from '../colleague.ts'
import { aSetupToday, enterCrew, keptForLater, openStop, queueState, reportedFrom } from '../crew-visit.ts'
import { expectReadableInTheSun, expectStrongContrast } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { authorization } from '../server.ts'
import { PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({
  viewport: PHONE,
  serviceWorkers: 'allow',
  // While `storedText` reads, a phone that is signed out waits with erasing.
  expectedComplaint: /^Dexie\.delete\('crew-[^']+'\) was blocked$/,
})

/** The size of a target for gloved fingers, in pixels. */
const TARGET = 56
/** A signature, as fractions of the pad's width and height. */
const STROKE = [
  [0.25, 0.25],
  [0.35, 0.75],
  [0.45, 0.35],
  [0.6, 0.65],
  [0.85, 0.4],
] as const

/** Draws a line across the pad like a finger, and returns the number of inked pixels. */
async function signOn(page: Page): Promise<number> {
  const pad = page.getByRole('img', { name: 'Sign here with a finger.' })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (across: number, down: number) => [x + across * width, y + down * height] as const
  await page.mouse.move(...at(0.15, 0.7))
  await page.mouse.down()
  for (const [across, down] of STROKE) await page.mouse.move(...at(across, down), { steps: 4 })
  await page.mouse.up()
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return Array.from(data).filter((value, index) => index % 4 === 3 && value > 0).length
  })
}

/** Returns the dark fraction of a picture, from 0 to 1. */
async function measureDarkness(picture: Buffer): Promise<number> {
  const dots = await sharp(picture).greyscale().raw().toBuffer()
  return dots.filter((value) => value < 128).length / dots.length
}

/** Expects a screen that is usable in sunlight and with gloves. */
async function expectForGloves(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectReadableInTheSun(page)
  await expectLargeTargets(page)
}

/** Once for all screens: that the colors of the night suffice is tested with the styles. */
async function expectReadableAtNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectStrongContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = document.querySelectorAll('a[href], button, summary, textarea, label:has(input)')
    return [...controls]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < least)
      .map((control) => control.textContent || control.getAttribute('aria-label'))
  }, TARGET)
  expect(small).toEqual([])
}

test('every screen is for the sun and for gloves, light and dark, and in both languages', async ({
  browser,
  api,
  ownSite,
  request,
}) => {
  const setup = await aSetupToday(api, 'Sunny')
  const collect = await aSetupToday(api, 'Windy')
  await ownSite.change(
    `UPDATE bookings SET booking_date = '${addDays(dayAhead(0), -1)}' WHERE id = ${collect.id}`,
  )
  await ownSite.change(
    `INSERT INTO kit_care (resource_id, kind, quantity, at, account)
       SELECT id, 'back', 3, now(), 'ana' FROM resources WHERE theme_id = 1`,
  )
  // Off on a new site: signatures are optional.
  const crewSteps = { ...USUAL_STEPS, collect: { ...USUAL_STEPS.collect, signed: 'required' } }
  await api('PUT', '/api/site-settings', { crewSteps })
  const { username } = await aColleague(api, 'office')
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/crew')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectForGloves(page)
  await enterCrew(page, username)
  await expect(page.getByRole('link', { name: setup.customerName })).toContainText('Nuts')
  await expectForGloves(page)
  await page.getByRole('link', { name: /Load the van/ }).click()
  await page.getByRole('list', { name: 'Load the van' }).getByRole('checkbox').first().check()
  await expectForGloves(page)
  await page
    .getByRole('list', { name: 'Check before loading' })
    .getByRole('checkbox', { name: /^Boho Blossom teepees/ })
    .check()
  await page.getByRole('link', { name: 'Back' }).click()
  await openStop(page, setup.customerName)
  await expect(page.getByText('4711#')).toBeVisible()
  await expectForGloves(page)
  await page.getByRole('button', { name: 'We’re here' }).click()
  await page.getByLabel('Take a photo').setInputFiles(await photo('front.jpg'))
  await page.getByText('This stop can’t be done').click()
  await page.getByText('Note to the office').click()
  await expectForGloves(page)
  await expectReadableAtNight(page)
  await expect(page.getByRole('heading', { name: 'Family’s signature' })).toBeHidden()
  await page.getByRole('button', { name: /^Took a check of \$/ }).click()
  await expect(page.getByText(/The office records the payment/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()

  await openStop(page, collect.customerName)
  await page.getByRole('button', { name: 'We’re here' }).click()
  await page
    .getByRole('button', { name: /^One .* fewer$/ })
    .first()
    .click()
  await page.getByText('Something is broken').click()
  await page.getByRole('button', { name: 'Boho Blossom teepees', exact: true }).click()
  await page.getByLabel('Photograph the damage: Boho Blossom teepees').setInputFiles(await photo('torn.jpg'))
  await expect(page.getByText('Reported as damaged')).toBeVisible()
  await expectForGloves(page)
  await page.getByRole('button', { name: '1 thing is missing' }).click()
  // The pad moves up with it.
  await expect(page.getByText(/^Counted at/)).toBeVisible()
  await page.getByRole('button', { name: 'signature', exact: true }).click()
  expect(await signOn(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Sign here with a finger.')).toBeVisible()
  const ink = await signOn(page)
  expect(ink).toBeGreaterThan(500)
  await expectForGloves(page)
  await page.getByRole('button', { name: 'Signed', exact: true }).click()
  await expect(page.getByText(/^Signed at/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Done at/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()

  await page.getByRole('link', { name: 'You and this phone' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usted' })).toBeVisible()
  await expectForGloves(page)
  await page.getByRole('link', { name: 'Atrás' }).click()
  await expect(queueState(page)).toHaveText('Todo está enviado.')
  await expect(page.getByRole('link', { name: collect.customerName })).toContainText('Terminado')
  // Both were looked at in English: other words change sizes, not colors.
  const expectToFit = async () => {
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
  }
  await expectToFit()
  await openStop(page, setup.customerName)
  // It was checked in English.
  await expect(page.getByRole('checkbox', { name: /^tipis de Boho Blossom/ })).toBeChecked()
  await expectToFit()

  const { events, photos } = await reportedFrom(api, `${collect.id}-collect`)
  expect(events.map(({ kind }) => kind)).toEqual(['arrived', 'damaged', 'counted', 'signed', 'done'])
  const counted = events.find(({ kind }) => kind === 'counted')
  expect(counted?.data.items).toEqual([
    { name: 'Boho Blossom teepees', quantity: 1, missing: 1 },
    expect.objectContaining({ quantity: 2 }),
  ])
  const signed = events.find(({ kind }) => kind === 'signed')
  expect(photos).toContain(signed?.data.photoId)
  const stored = await request.get(`/api/crew/photos/${signed?.data.photoId}`, { headers: authorization })
  const dark = await measureDarkness(await stored.body())
  expect(dark).toBeGreaterThan(0)
  expect(dark).toBeLessThan(0.2)
  await context.close()
})

/** Returns everything this browser has stored about stops, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const dump = async (name: string): Promise<unknown[]> => {
      const database = await settled(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const rows = stores.map((store) => settled(database.transaction(store).objectStore(store).getAll()))
      return Promise.all(rows).finally(() => database.close())
    }
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    return JSON.stringify(await Promise.all(names.map(dump)))
  })

test('what a phone keeps when it is signed out elsewhere, full, signed out, or two days later', async ({
  page,
  api,
  context,
}) => {
  const lara = await aSetupToday(api, 'Lara Lost')
  const fay = await aSetupToday(api, 'Fay Full')
  const nina = await aSetupToday(api, 'Nina Signout')
  const otto = await aSetupToday(api, 'Otto Old')
  const { username, id } = await aColleague(api, 'crew')
  await enterCrew(page, username)

  await test.step('a phone that is signed out elsewhere forgets what can be read, and loses nothing that it did', async () => {
    const { customerName, setup } = lara
    await openStop(page, customerName)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'We’re here' }).click()
    await page.getByLabel('Take a photo').setInputFiles(await photo('front.jpg'))
    await expect(queueState(page)).toHaveText('3 things wait for a connection.')
    await api('PATCH', `/api/admin/users/${id}`, { isActive: false })
    await context.setOffline(false)
    await expect(page.getByText('Your stops for today and tomorrow')).toBeVisible()
    await expect.poll(() => storedText(page)).not.toContain(customerName)
    expect(await storedText(page)).not.toContain('4711#')
    await api('PATCH', `/api/admin/users/${id}`, { isActive: true })
    await enterCrew(page, username)
    await expect(page.getByRole('link', { name: customerName })).toContainText('On site since')
    await expect(queueState(page)).toHaveText('Everything is sent.')
    const { events, photos } = await reportedFrom(api, setup)
    expect(events.map(({ kind }) => kind)).toEqual(['arrived', 'photo'])
    expect(photos).toHaveLength(1)
  })

  await test.step('a phone without room says so, and keeps what it had', async () => {
    const { customerName, setup } = fay
    await openStop(page, customerName)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'We’re here' }).click()
    await expect(queueState(page)).toHaveText('1 thing waits for a connection.')
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype
      IDBObjectStore.prototype.add = function (...given) {
        if (this.name === 'contents') throw new DOMException('no room', 'QuotaExceededError')
        return add.apply(this, given)
      }
    })
    await page.getByLabel('Take a photo').setInputFiles(await photo('front.jpg'))
    await expect(page.getByRole('alert')).toContainText('This phone is full: this wasn’t saved.')
    await expect(queueState(page)).toHaveText('1 thing waits for a connection.')
    await context.setOffline(false)
    await expect(queueState(page)).toHaveText('Everything is sent.')
    expect((await reportedFrom(api, setup)).events.map(({ kind }) => kind)).toEqual(['arrived'])
    await page.getByRole('link', { name: 'Back' }).click()
  })

  await test.step('signing out erases the phone, and asks first if even a picture was never sent', async () => {
    const { customerName } = nina
    await page.reload()
    await openStop(page, customerName)
    await keptForLater(page)
    await context.route('**/api/crew/photos/**', (route) => route.abort())
    await page.getByRole('button', { name: 'We’re here' }).click()
    await page.getByLabel('Take a photo').setInputFiles(await photo('front.jpg'))
    await expect(queueState(page)).toHaveText('1 thing waits for a connection.')
    expect(await storedText(page)).toContain(customerName)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'You and this phone' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      '1 thing on this phone was never sent. Signing out erases it.',
    )
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await context.unroute('**/api/crew/photos/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(queueState(page)).toHaveText('Everything is sent.')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Your stops for today and tomorrow')).toBeVisible()
    expect(await storedText(page)).not.toContain(customerName)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  await test.step('48 hours after a day nothing of it is on the phone', async () => {
    const { customerName } = otto
    await enterCrew(page, username)
    await expect(page.getByRole('link', { name: customerName })).toBeVisible()
    await keptForLater(page)
    await context.setOffline(true)
    const openOn = async (day: string) => {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00-05:00`))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await openOn(addDays(dayAhead(0), 2))
    expect(await storedText(page)).toContain(customerName)
    await openOn(addDays(dayAhead(0), 4))
    await expect.poll(() => storedText(page)).not.toContain('4711#')
  })
})
