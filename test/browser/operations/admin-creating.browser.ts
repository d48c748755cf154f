import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TabId } from '#contract/site/admin-places.ts'
import { type Api, expectToast, openScreen, PHONE, switchTo, test, toastOn, unique } from '../admin-visit.ts'
import { administrator } from '../server.ts'

test.use({ viewport: PHONE, hasTouch: true })

type Creation = {
  readonly what: string
  /** The form's location, such as a tab, and the path it posts to. */
  readonly tab?: TabId
  readonly path: string
  /** Opens and fills in the form; returns its submit button. */
  fill(page: Page, name: string): Promise<Locator>
  /** Returns the number of records with this name. */
  count(api: Api, name: string): Promise<number>
}

const named = (items: readonly { name: string }[], wanted: string) =>
  items.filter(({ name }) => name === wanted).length

const CREATIONS: readonly Creation[] = [
  {
    what: 'a coupon',
    tab: 'coupons',
    path: '/api/coupons',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Create Coupon' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create Coupon' })
      await dialog.getByLabel('Code').fill(createCode(name))
      return dialog.getByRole('button', { name: 'Create Coupon' })
    },
    count: async (api, name) =>
      (await api('GET', '/api/coupons')).filter(({ code }) => code === createCode(name)).length,
  },
  {
    what: 'something owned',
    tab: 'resources',
    path: '/api/admin/resources',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Add Item' }).click()
      const dialog = page.getByRole('dialog', { name: 'New item' })
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByLabel('How many').fill('1')
      return dialog.getByRole('button', { name: 'Add It' })
    },
    count: async (api, name) => named(await api('GET', '/api/admin/resources'), name),
  },
  {
    what: 'a closed day',
    tab: 'availability',
    path: '/api/unavailable-dates',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Add Date' }).click()
      const form = page.getByRole('region', { name: 'Add an unavailable date' })
      await form.getByLabel('Reason (optional)').fill(name)
      // Far from the days of other tests.
      await form.getByRole('gridcell').locator('button[tabindex="0"]').press('Shift+PageDown')
      for (const _ of ['next month', 'the month after']) await page.keyboard.press('PageDown')
      const days = form.getByRole('gridcell').locator('button:not([disabled]):not([aria-disabled="true"])')
      await days.nth(12).click()
      return form.getByRole('button', { name: 'Add Date' })
    },
    count: async (api, name) =>
      (await api('GET', '/api/unavailable-dates')).filter(({ reason }) => reason === name).length,
  },
  {
    what: 'an API key',
    tab: 'integrations',
    path: '/api/admin/api-keys',
    async fill(page, name) {
      await page.getByRole('button', { name: 'New API Key' }).click()
      const dialog = page.getByRole('dialog', { name: 'New API Key' })
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'coupons' }).click()
      return dialog.getByRole('button', { name: 'Create API Key' })
    },
    count: async (api, name) => named(await api('GET', '/api/admin/api-keys'), name),
  },
  {
    what: 'a testimonial of the image manager',
    path: '/api/testimonials',
    async fill(page, name) {
      await page.getByRole('tab', { name: 'Testimonial Images' }).click()
      const form = page.getByRole('tabpanel', { name: 'Testimonial Images' })
      await form.getByLabel('Customer Name').fill(name)
      await form.getByLabel('Comment').fill('The children still talk about it.')
      return form.getByRole('button', { name: 'Submit Testimonial' })
    },
    count: async (api, name) =>
      (await api('GET', '/api/admin/testimonials')).filter(({ customerName }) => customerName === name)
        .length,
  },
]

const createCode = (name: string) => name.replaceAll(' ', '-').toUpperCase()

/** Taps twice so quickly that the page cannot show the pending state in between. */
const tapTwice = (button: Locator) =>
  button.evaluate((each: HTMLButtonElement) => {
    each.click()
    each.click()
  })

/** Drops the response to the next request, and expects the form to report that. */
async function losesAnswer(
  page: Page,
  path: string,
  button: Locator,
  send: () => Promise<void>,
): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
  await send()
  await lost
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await expect(toastOn(page)).toContainText('The site can’t be reached right now.')
}

async function expectCreatedOnce(page: Page, api: Api, { path, fill, count }: Creation): Promise<Locator> {
  const name = unique('Once')
  const keys: (string | undefined)[] = []
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const save = await fill(page, name)
  await losesAnswer(page, path, save, () => tapTwice(save))
  expect(await count(api, name)).toBe(1)
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  )
  await tapTwice(save)
  expect((await answered).status()).toBe(201)
  expect(await count(api, name)).toBe(1)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  return save
}

test('tabs and image manager create once, by double taps and after a lost answer, and a double tap signs in once', async ({
  adminPage: page,
  api,
}) => {
  await openScreen(page, '/admin/account')
  for (const creation of CREATIONS) {
    const { what, tab } = creation
    if (tab)
      await test.step(what, async () => {
        await switchTo(page, { id: tab })
        const save = await expectCreatedOnce(page, api, creation)
        // Leaving a form that is still open would ask first.
        await expect(save).toBeHidden()
      })
  }

  await test.step('what was changed after a lost answer is not created beside it unseen', async () => {
    const name = unique('Changed')
    await switchTo(page, { id: 'resources' })
    await page.route('**/api/admin/resources', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
      await page.unroute('**/api/admin/resources')
    })
    await page.getByRole('button', { name: 'Add Item' }).click()
    const dialog = page.getByRole('dialog', { name: 'New item' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('How many').fill('1')
    const add = dialog.getByRole('button', { name: 'Add It' })
    await losesAnswer(page, '/api/admin/resources', add, () => add.click())
    await dialog.getByLabel('How many').fill('2')
    await add.click()
    await expect(toastOn(page)).toContainText('Check before you send it again.')
    expect(named(await api('GET', '/api/admin/resources'), name)).toBe(1)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('listitem', { name })).toContainText(`1 × ${name}`)
  })

  const again = CREATIONS.find(({ tab }) => !tab)
  if (!again) throw new Error('nothing is created in the image manager')
  await page.goto('/image-manager')
  await test.step(again.what, async () => {
    await expectCreatedOnce(page, api, again)
    // Emptied once the page has the answer: what is typed before would be lost.
    await expect(page.getByLabel('Customer Name')).toHaveValue('')
  })

  await test.step('the same words may be sent again once they have arrived', async () => {
    const name = unique('Again')
    for (const expected of [1, 2]) {
      const save = await again.fill(page, name)
      await save.click()
      await expectToast(page, 'Testimonial Submitted')
      await expect(page.getByLabel('Customer Name')).toHaveValue('')
      await expect.poll(() => again.count(api, name)).toBe(expected)
    }
  })

  await test.step('a double tap signs in once', () => signInByDoubleTap(page))
})

async function signInByDoubleTap(page: Page): Promise<void> {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) sent += 1
  })
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await tapTwice(page.getByRole('button', { name: 'SIGN IN' }))
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  expect(sent).toBe(1)
}
