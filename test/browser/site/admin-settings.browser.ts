import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { StaffSettings } from '#contract/site/settings.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import {
  discardQuestion,
  expectAccessible,
  expectToast,
  logOut,
  openTab,
  PHONE,
  test,
} from '../admin-visit.ts'

const CONTACT = {
  address: '1 Ocean Drive, Miami, FL 33139',
  phone: '(305) 555-0199',
  email: 'parties@example.com',
  hours: 'Every day 9am to 5pm',
}

/**
 * Mocks the settings for this page only: the real ones are shared by all tests. Server tests cover the
 * responses.
 */
async function openSettings(page: Page, path: string, card: string) {
  const state = {
    settings: {
      ...NEW_SITE,
      confirmPaidBookings: false,
      maxPartiesPerDay: 4,
      teepeeStock: 24,
      turnaroundDays: 1,
      version: 1,
    } as StaffSettings,
    contact: { ...CONTACT },
    /** The status of the next save; anything but 200 rejects it. */
    nextStatus: 200,
  }
  await page.route('**/api/admin/settings', (route) => route.fulfill({ json: state.settings }))
  await page.route('**/api/site-settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.fulfill({ json: state.settings })
    const { version, ...change } = route.request().postDataJSON()
    if (state.nextStatus !== 200)
      return route.fulfill({ status: state.nextStatus, json: { message: 'Down' } })
    if (version !== undefined && version !== state.settings.version) {
      return route.fulfill({ status: 409, json: { message: 'Newer', code: 'newer_version' } })
    }
    state.settings = { ...state.settings, ...change, version: state.settings.version + 1 }
    return route.fulfill({ json: state.settings })
  })
  await page.route('**/api/contact-info', async (route) => {
    if (route.request().method() !== 'PUT') return route.fulfill({ json: state.contact })
    if (state.nextStatus !== 200)
      return route.fulfill({ status: state.nextStatus, json: { message: 'Down' } })
    state.contact = route.request().postDataJSON()
    state.settings = { ...state.settings, version: state.settings.version + 1 }
    return route.fulfill({ json: state.contact })
  })
  await page.goto(path)
  await expect(page.getByRole('region', { name: card })).toBeVisible()
  return state
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
/** Each card's button names what it saves. Saving is over once it can be pressed again, or is gone. */
async function save(page: Page, name: string, label = `Save ${name}`): Promise<void> {
  const button = region(page, name).getByRole('button', { name: label, exact: true })
  await button.click()
  await expect(button.and(page.locator('[aria-busy]'))).toBeHidden()
}

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE })

  test('the cards of the settings are edited', async ({ adminPage: page }) => {
    const state = await openSettings(page, '/admin/settings', 'Site Appearance')

    await test.step('saves the looks after a moment, for everybody and for this browser', async () => {
      await expectAccessible(page)
      const card = region(page, 'Site Appearance')
      for (const label of ['Site title', 'Logo', 'Hero image', 'Primary color', 'Secondary color']) {
        const words = card.getByText(label, { exact: true })
        expect(await words.evaluate((one) => getComputedStyle(one, '::after').content)).toContain('*')
      }
      await card.getByLabel('Site title').fill('S')
      await card.getByRole('textbox', { name: 'Primary color' }).fill('red')
      await save(page, 'Site Appearance', 'Save Appearance')
      await expect(card.getByText('Site title must be at least 2 characters')).toBeVisible()
      await expect(card.getByText('Must be a valid color')).toBeVisible()
      await card.getByLabel('Site title').fill('Starlight')
      await card.getByRole('textbox', { name: 'Primary color' }).fill('#FFFF99')
      await expect(card.getByText(/barely stands out from the page/)).toBeVisible()
      await expectAccessible(page)
      await card.getByRole('textbox', { name: 'Primary color' }).fill('#3B2A63')
      await expect(card.getByText(/White text on it is easy to read/)).toBeVisible()
      const started = Date.now()
      await save(page, 'Site Appearance', 'Save Appearance')
      await expectToast(page, 'Settings Saved')
      expect(Date.now() - started).toBeGreaterThanOrEqual(600)
      expect(state.settings).toMatchObject({ siteTitle: 'Starlight', primaryColor: '#3B2A63' })
      await expect(page.getByRole('banner')).toContainText('Starlight')
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--primary'))).toBe(
        '#3B2A63',
      )
      expect(await page.evaluate(() => localStorage.getItem('siteSettings'))).toContain('Starlight')
    })

    await test.step('edits the contact info', async () => {
      const card = region(page, 'Contact Information')
      await card.getByRole('button', { name: 'Edit Info' }).click()
      for (const label of ['Address', 'Phone', 'Email', 'Hours']) await card.getByLabel(label).fill('')
      await save(page, 'Contact Information')
      for (const problem of [
        'Address is required',
        'Phone number is required',
        'Invalid email address',
        'Business hours are required',
      ]) {
        await expect(card.getByText(problem)).toBeVisible()
      }
      await expect(card.getByLabel('Address')).toBeFocused()
      await card.getByLabel('Address').fill('2 Palm Street')
      await card.getByLabel('Phone').fill('305 555 0100')
      await card.getByLabel('Email').fill('hello@example.com')
      await card.getByLabel('Hours').fill('Weekends')
      state.nextStatus = 500
      await save(page, 'Contact Information')
      await expectToast(
        page,
        'Failed to update contact information. Please ensure you are logged in as admin.',
      )
      state.nextStatus = 200
      await save(page, 'Contact Information')
      await expectToast(page, 'Contact information updated successfully')
      await expect(card).toContainText('2 Palm Street')
    })

    await test.step('switches sample content and confirmation at once, with the advice beside it', async () => {
      await expect(page.getByText(/16 CFR Part 465/)).toBeVisible()
      await page.getByRole('switch', { name: 'Show sample content' }).press('Space')
      await expectToast(page, 'Settings Saved')
      await page.getByRole('switch', { name: 'Confirm paid bookings automatically' }).click()
      await expect.poll(() => state.settings.confirmPaidBookings).toBe(true)
      await expect.poll(() => state.settings.showSampleContent).toBe(false)
      await page.getByRole('main').getByRole('link', { name: 'Social links' }).last().click()
      await expect(region(page, 'Social Links').getByText(/Empty ones are left out\.$/)).toBeVisible()
      await region(page, 'Social Links').getByLabel('Instagram').fill('moonlit')
      await save(page, 'Social Links')
      await expect(page.getByText('Enter a link that starts with https://')).toBeVisible()
      await region(page, 'Social Links').getByLabel('Instagram').fill('')
    })

    await test.step('chooses what the crew’s phone asks for, apart for setup and collection', async () => {
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Start', exact: true }).click()
      await main.getByRole('link', { name: 'Crew steps' }).last().click()
      const card = region(page, 'Crew steps')
      await card
        .getByRole('group', { name: 'At the setup' })
        .getByLabel('family’s signature')
        .selectOption('required')
      await card.getByRole('group', { name: 'At the collection' }).getByLabel('photos').selectOption('off')
      await expectAccessible(page)
      state.nextStatus = 500
      await save(page, 'Crew steps', 'Save Steps')
      await expectToast(page, 'Failed to save settings. Please try again.')
      await expect(card.getByRole('group', { name: 'At the setup' }).getByLabel('signature')).toHaveValue(
        'required',
      )
      state.nextStatus = 200
      await save(page, 'Crew steps', 'Save Steps')
      await expectToast(page, 'Settings Saved')
      expect(state.settings.crewSteps).toMatchObject({
        setup: { signed: 'required', photo: 'required' },
        collect: { signed: 'off', photo: 'off' },
      })
    })
  })

  test('what is typed into the settings is not lost', async ({ adminPage: page }) => {
    await page.route('**/api/admin/logout', (route) => route.fulfill({ json: {} }))
    const state = await openSettings(page, '/admin/settings/capacity', 'Capacity')

    await test.step('asks before another tab loses what is not saved, and not after saving', async () => {
      const card = region(page, 'Capacity')
      await card.getByLabel('Parties per day').fill('6')
      await card.getByLabel('Days to collect').fill('2')
      await openTab(page, 'Bookings')
      await expectAccessible(page)
      await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
      await expect(discardQuestion(page)).toBeHidden()
      await expect(page).toHaveURL('/admin/settings/capacity')
      await expect(card.getByLabel('Parties per day')).toHaveValue('6')
      await save(page, 'Capacity')
      await expectToast(page, 'Settings Saved')
      await openTab(page, 'Bookings')
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible()
      await page.goBack()
      await card.getByLabel('Parties per day').fill('7')
      await openTab(page, 'Bookings')
      await discardQuestion(page).getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible()
      await page.goBack()
    })

    await test.step('never loses what was typed, and asks before saving over somebody', async () => {
      const card = region(page, 'Capacity')
      await card.getByLabel('Parties per day').fill('8')
      state.nextStatus = 500
      await save(page, 'Capacity')
      await expectToast(page, 'Failed to save settings. Please try again.')
      await expect(card.getByLabel('Parties per day')).toHaveValue('8')
      state.nextStatus = 200
      state.settings = { ...state.settings, teepeeStock: 30, version: state.settings.version + 1 }
      await save(page, 'Capacity')
      await expect(card.getByText('Someone else saved a newer version')).toBeVisible()
      await card.getByRole('button', { name: 'Use Their Version' }).click()
      await expect(card.getByLabel('Total teepees')).toHaveValue('30')
      await card.getByLabel('Parties per day').fill('5')
      await save(page, 'Capacity')
      await expectToast(page, 'Settings Saved')
      await expect.poll(() => state.settings).toMatchObject({ maxPartiesPerDay: 5, teepeeStock: 30 })
      await card.getByLabel('Parties per day').fill('7')
      await save(page, 'Capacity')
      await expect.poll(() => state.settings.maxPartiesPerDay).toBe(7)
    })

    await test.step('signs out without a question', async () => {
      await region(page, 'Capacity').getByLabel('Parties per day').fill('6')
      await logOut(page)
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    })
  })
})

test('asks to sign in where the browser has lost its credential', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'))
  // The message is gone after five seconds, whatever else is still loading.
  await page.goto('/admin/settings', { waitUntil: 'commit' })
  await expectToast(page, 'Please log in to access the site settings')
  await expect(page).toHaveURL(/\/admin\/login/)
})
