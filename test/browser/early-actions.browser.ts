import type { Page } from '@playwright/test'
import { administrator } from './server.ts'
import { DESKTOP, expect, PHONE, test, untilHydrated } from './site-visit.ts'

test.use({ viewport: PHONE })

/** Opens a page whose scripts do not come, does something there, and lets them come. */
async function doEarly(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  await act()
  resolve()
}

const inTheWizard = (page: Page) => page.getByRole('heading', { name: /^Book your/ })

test('a menu opened before the scripts have come is open once they have', async ({ page }) => {
  await doEarly(page, '/', () => page.getByRole('button', { name: 'Open menu' }).click())
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('a message typed and sent early arrives once, and nobody leaves the page', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/contact', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: {} })
  })
  const message = { name: 'Ana Lopez', email: 'ana@example.com', subject: 'A tent', message: 'Is it dry?' }
  await doEarly(page, '/', async () => {
    const form = page.getByRole('form', { name: 'Send Us a Message' })
    await form.getByLabel('Name').fill(message.name)
    await form.getByLabel('Email').fill(message.email)
    await form.getByLabel('Subject').fill(message.subject)
    await form.getByLabel('Message').fill(message.message)
    await form.getByRole('button', { name: 'Send' }).click()
  })
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(sent).toEqual([message])
  expect(new URL(page.url()).search).toBe('')
})

test('choices made early in the wizard count', async ({ page }) => {
  await doEarly(page, '/booking', async () => {
    await page.getByRole('radio', { name: /Blue Skies/ }).check()
    await page.getByRole('combobox', { name: /teepees/i }).selectOption('3')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  })
  await expect(page.getByText('Please select a date')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Blue Skies/ })).toBeChecked()
  await expect(page.getByRole('combobox', { name: /teepees/i })).toHaveValue('3')
})

test('nothing moves under a finger while the page catches up', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await doEarly(page, '/booking/2', async () => {
    await page.getByRole('button', { name: 'ADD Movie Night' }).click()
    await next.hover()
    await page.mouse.down()
  })
  await untilHydrated(page)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await expect(page.getByRole('complementary')).toContainText('$45.00')
})

test('the theme booked from its page is chosen, however early', async ({ page }) => {
  await doEarly(page, '/themes/1/boho-blossom', () =>
    page.getByRole('link', { name: 'Book This Theme' }).click(),
  )
  await expect(inTheWizard(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Boho Blossom/ })).toBeChecked()
})

test('without its scripts a page looks finished, and its links lead on', async ({ page }) => {
  await doEarly(page, '/', async () => {
    const logo = page.getByRole('banner').locator('[data-state]', { has: page.getByRole('img') })
    await expect(logo).toHaveCSS('background-image', 'none')
    await page.getByRole('link', { name: 'Book Your Experience' }).click()
  })
  await expect(inTheWizard(page)).toBeVisible()
})

test('staff who type at once and press while the page wakes up are let in', async ({ page }) => {
  await doEarly(page, '/admin/login', async () => {
    await page.getByLabel('Username').fill(administrator.username)
    await page.getByLabel('Password').fill(administrator.password)
    await page.getByRole('button', { name: 'SIGN IN' }).evaluate((button: HTMLElement) => {
      const isWaking = () => Object.keys(button).some((key) => key.startsWith('__reactFiber'))
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (isWaking()) button.click()
        else port2.postMessage(null)
      }
      port2.postMessage(null)
    })
  })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})
